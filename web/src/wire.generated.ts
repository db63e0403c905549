// Generated from the types in src/saucer by `tools/web.py types`; a check compares them.

export type Command =
  | Hello
  | Act
  | Roll
  | Speak
  | Chat
  | Emote
  | Undo
  | SetStandingOrder
  | WhyNot
  | AskHint
  | AskMissed
  | HandOver
  | GiveSeat
  | Agree
  | Abandon
  | Ping;
export type FromTable =
  Scene | Update | LobbyChanged | Chatted | Emoted | Accepted | Refused | Because | Hinted | Recalled | Pong;

/**
 * End the table for good; it needs every person seated and not long away.
 */
export interface Abandon {
  id: string;
  kind: "abandon";
}
export interface Accepted {
  id: string;
  kind: "accepted";
}
/**
 * `on` is the count the choice was made on: strict in turns, a hint where several act at once.
 */
export interface Act {
  action: {
    [k: string]: unknown;
  };
  after?: string | null;
  id: string;
  kind: "act";
  on: number;
  seat: number;
}
/**
 * Let a bot take over from somebody long away; it needs all the others.
 */
export interface Agree {
  id: string;
  kind: "agree";
  seat: number;
}
/**
 * What the best bot would do; only at a table of one person with bots.
 */
export interface AskHint {
  id: string;
  kind: "hint";
  seat: number;
}
/**
 * What this viewer was told after one count and up to another, each event with the view as it stood then.
 */
export interface AskMissed {
  after: number;
  id: string;
  kind: "recall";
  seat: number | null;
  to: number;
}
/**
 * One told event, and how the view's top-level fields changed by it.
 */
export interface Beat {
  added: {
    [k: string]: unknown[];
  };
  changes: {
    [k: string]: unknown;
  };
  line: Line | null;
}
/**
 * One told event: its number in this viewer's own gapless count, the event, and its sentence.
 */
export interface Line {
  count: number;
  event: {
    [k: string]: unknown;
  };
  text: Text;
}
/**
 * `args` may hold numbers, seats, further texts (the name of a card) and somebody's own words.
 */
export interface Text {
  args?: {
    [k: string]: number | SeatName | Words | Text;
  };
  id: string;
  kind: "text";
}
/**
 * Worded as that player's name; `<argument>Is` is `you` or `other`, for sentences that need to know.
 */
export interface SeatName {
  kind: "seat";
  seat: number;
}
/**
 * What somebody wrote, such as a name on a board of their own: shown as it is, in every language.
 */
export interface Words {
  kind: "words";
  words: string;
}
/**
 * The answer to why_not; None: it can be used.
 */
export interface Because {
  id: string;
  kind: "because";
  why: Text | null;
}
/**
 * The best score in one way to play: the same game, options and number of players, the same board.
 */
export interface Best {
  ended: number;
  game: string;
  kind: "best";
  options: {
    [k: string]: unknown;
  };
  own_board: boolean;
  par: number | null;
  parts: number;
  players: number;
  score: number;
  table: string;
}
/**
 * My best in the way a table is played, its own game included once that is over; None if there is none.
 */
export interface BestHere {
  best: Best | null;
}
/**
 * The token of a link that carries a seat to another device.
 */
export interface Carry {
  token: string;
}
/**
 * Brings a seat to another device: `/table/{table}#carry={token}`. It is good once, for so many seconds.
 */
export interface CarryLink {
  seconds: number;
  table: string;
  token: string;
}
/**
 * A game that all won together.
 */
export interface Certificate {
  ended: number;
  game: string;
  kind: "certificate";
  names: string[];
  parts: number;
  score: number;
  table: string;
  words: Text;
}
/**
 * Talk before the start; during the game it is an aside, which the game may silence.
 */
export interface Chat {
  id: string;
  kind: "chat";
  seat: number;
  words: string;
}
/**
 * Something was said before the start.
 */
export interface Chatted {
  kind: "chatted";
  talk: LobbyTalk;
}
/**
 * Something said before the start. Seats may change then, so it names who spoke.
 */
export interface LobbyTalk {
  name: string;
  shape: "circle" | "diamond" | "hexagon" | "pentagon" | "square" | "triangle";
  words: string;
}
/**
 * The dice of a finished table: what was promised, what everybody gave, what was revealed.
 */
export interface Checked {
  chances: number;
  commitment: string;
  key: string | null;
  prepared?: number;
  problem: string | null;
  seed: string | null;
  verified: boolean;
  words: string[];
}
/**
 * What one seat may do now.
 */
export interface Choices {
  decision: Decision | null;
  must: boolean;
  offers: Offer[];
  roll?: RollAsked | null;
  seat: number;
  undo: number;
}
/**
 * What kind of choice a seat has now: for the first-time hint and the clause that explains it.
 */
export interface Decision {
  clause: string;
  kind: string;
}
/**
 * A legal action as people meet it: in words, and as the parts of the board to click in order.
 */
export interface Offer {
  action: unknown;
  any_order?: number;
  caution?: Text | null;
  in_a_row?: boolean;
  label: Text;
  number?: string | null;
  path: string[];
}
/**
 * Dice that this seat is to roll by hand; their faces are numbered from 0.
 */
export interface RollAsked {
  count: number;
  faces: number;
  seat: number;
}
/**
 * First message: what this viewer has already; it gets exactly what follows.
 */
export interface Hello {
  have?: number;
  id: string;
  kind: "hello";
  seat?: number | null;
}
/**
 * What dice show that were rolled by hand: typed in by whoever rolled them, the host for bots.
 */
export interface Roll {
  id: string;
  kind: "roll";
  on: number;
  /**
   * @maxItems 40
   */
  outcome: number[];
  seat: number;
}
export interface Speak {
  aside: {
    [k: string]: unknown;
  };
  id: string;
  kind: "speak";
  seat: number;
}
/**
 * A passing sign to everybody, at any time when that seat could say something to all. Nothing is kept of it.
 */
export interface Emote {
  emote: "bravo" | "hello" | "laugh" | "oops" | "thanks" | "think";
  id: string;
  kind: "emote";
  seat: number;
}
/**
 * Take back one's own last choice, or several.
 */
export interface Undo {
  id: string;
  kind: "undo";
  seat: number;
  steps?: number;
}
/**
 * A standing order: an answer left in advance, which the table gives for the seat. None cancels it.
 */
export interface SetStandingOrder {
  id: string;
  kind: "standing_order";
  order: {
    [k: string]: unknown;
  } | null;
  seat: number;
}
/**
 * Why a part of the board cannot be used now, after the parts that were picked before it in the same choice.
 */
export interface WhyNot {
  id: string;
  kind: "why_not";
  part: string;
  /**
   * @maxItems 12
   */
  path?: string[];
  seat: number;
}
/**
 * This person looks now, at a shared screen.
 */
export interface HandOver {
  id: string;
  kind: "hand_over";
  seat: number;
}
/**
 * Give my seat to a bot; None returns it to me at the next own decision.
 */
export interface GiveSeat {
  bot: string | null;
  id: string;
  kind: "give_seat";
  seat: number;
}
export interface Ping {
  id: string;
  kind: "ping";
}
/**
 * A seat has made a passing sign, which is kept nowhere.
 */
export interface Emoted {
  emote: "bravo" | "hello" | "laugh" | "oops" | "thanks" | "think";
  kind: "emoted";
  seat: number;
}
/**
 * What the bot expects of one choice: a share from 0 to 1, points, or bits.
 */
export interface Expected {
  label: Text;
  unit: "bits" | "points" | "right" | "unsure" | "win";
  value: number;
}
/**
 * A bot for a seat that is free, another for a bot, or (None) the seat is free again.
 */
export interface Fill {
  bot: string | null;
  seat: number;
}
export interface Finished {
  ended: number;
  game: string;
  mine: number[];
  players: Player[];
  result: Result | null;
  shapes: (("circle" | "diamond" | "hexagon" | "pentagon" | "square" | "triangle") | null)[];
  table: string;
  why: "abandoned" | "over" | "void";
}
/**
 * Who plays a seat; without a bot it is a person.
 */
export interface Player {
  bot?: string | null;
  name: string;
}
/**
 * How a game ended: a reason from the game's closed list, who won, and points for each seat.
 */
export interface Result {
  games?: Result[];
  par?: number | null;
  parts?: number;
  reason: string;
  scores: number[];
  winners: number[];
}
/**
 * One event and the position as it stood then, as one viewer saw it; `entry` counts what has been entered.
 */
export interface Frame {
  by?: number | null;
  entry: number;
  hands?: {
    [k: string]: unknown;
  }[];
  line: Line | null;
  prompt: Text | null;
  view: {
    [k: string]: unknown;
  };
}
/**
 * Everything a viewer needs: sent at hello, at a hand-over, at the start and when a seat changes its device.
 *
 *     `seat` None is a spectator, or nobody looks yet. Without a view there is nothing to show (not started, paused).
 */
export interface Scene {
  count: number;
  kind: "scene";
  lines: Line[];
  lobby: Lobby;
  now: Now | null;
  seat: number | null;
  talk?: LobbyTalk[];
  view: {
    [k: string]: unknown;
  } | null;
}
/**
 * A table as everybody sees it, before, during and after play. `code` is gone at the start.
 */
export interface Lobby {
  clock: number | null;
  code: string | null;
  commitment: string;
  ended?: number | null;
  game: string;
  guide?: string | null;
  host: boolean;
  leaving?: number[];
  mine: number[];
  my_turn?: boolean;
  next_table: string | null;
  options: {
    [k: string]: unknown;
  };
  own_board?: boolean;
  pace: "brisk" | "calm" | "instant";
  public: boolean;
  seats: SeatState[];
  spectators: number;
  state: "abandoned" | "open" | "over" | "paused" | "playing" | "void";
  table: string;
  teams?: number[][];
  word_wanted: boolean;
}
/**
 * A seat as everybody sees it.
 */
export interface SeatState {
  agreed?: number[];
  away_seconds: number | null;
  here: boolean;
  hurried?: boolean;
  player: Player | null;
  shape: ("circle" | "diamond" | "hexagon" | "pentagon" | "square" | "triangle") | null;
}
/**
 * What a screen shows beside the view: what is asked, of whom, until when, and how the game ended.
 */
export interface Now {
  choices: Choices | null;
  deadline: number | null;
  hand_over: number[];
  prompt: Text;
  result: Result | null;
  silenced?: Text | null;
  standing_order: {
    [k: string]: unknown;
  } | null;
  waiting: number[];
}
/**
 * What happened, one beat after the other, and what is asked now.
 */
export interface Update {
  beats: Beat[];
  count: number;
  kind: "told";
  now: Now;
}
/**
 * Somebody has come or gone, the game has ended, or a rematch is there: the table as everybody sees it now.
 */
export interface LobbyChanged {
  kind: "lobby";
  lobby: Lobby;
}
export interface Refused {
  detail?: string | null;
  id: string | null;
  kind: "refused";
  why: Text;
}
/**
 * What the best bot would choose, and, if it counts so, what it expects of its best choices, that one first.
 */
export interface Hinted {
  expected: Expected[];
  id: string;
  kind: "hinted";
  offer: Offer;
}
/**
 * What a viewer was told after that count, from the view as it stood then; the last of it, if it was much.
 */
export interface Recalled {
  after: number;
  beats: Beat[];
  id: string;
  kind: "recalled";
  seat: number | null;
  view: {
    [k: string]: unknown;
  };
}
export interface Pong {
  id: string;
  kind: "pong";
}
/**
 * A game that can be played here. `title` is the id of the message that names it.
 */
export interface GameInfo {
  boards: string[];
  bots: string[];
  fewest: number;
  guides?: string[];
  hot_seat: string | null;
  most: number;
  options: {
    [k: string]: unknown;
  };
  pictures: boolean;
  prefix: string;
  reasons: string[];
  slug: string;
  standing_orders: boolean;
  title: Text;
  today?: Today | null;
}
/**
 * What a game offers for this day in UTC, for one player alone.
 */
export interface Today {
  about: Text;
  day: string;
  name: Text;
  options: {
    [k: string]: unknown;
  };
}
/**
 * 128 random bits of this device for the dice, given after it has seen and kept the promise it names.
 */
export interface GiveWord {
  commitment: string;
  word: string;
}
export interface Join {
  seat?: number | null;
}
export interface JoinByCode {
  code: string;
}
/**
 * A guest: no account, only a name and a shape (its colour goes with it).
 */
export interface Me {
  name: string;
  shape: "circle" | "diamond" | "hexagon" | "pentagon" | "square" | "triangle";
}
/**
 * Something wrong with a board: `place` is where, such as `links[3].sections`; empty for the whole of it.
 */
export interface Mistake {
  place: string;
  problem: Text;
}
/**
 * When a step comes: all that is named here must hold.
 */
export interface Moment {
  after?: string | null;
  decision?: string | null;
  offer?: {
    [k: string]: unknown;
  } | null;
  over?: boolean;
  told?: {
    [k: string]: unknown;
  } | null;
  view?: {
    [k: string]: unknown;
  } | null;
}
/**
 * A guided first game: everything else about its table is the game's own to say.
 */
export interface NewLesson {
  game: string;
  guide: string;
  pace?: "brisk" | "calm" | "instant";
}
export interface NewTable {
  board?: string | null;
  clock?: number | null;
  game: string;
  options?: {
    [k: string]: unknown;
  };
  pace?: "brisk" | "calm" | "instant";
  public?: boolean;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatPlan[];
  start?: boolean;
}
/**
 * Who is to sit there: me, anybody who comes, a bot of a level, or another person at my screen (hot-seat).
 */
export interface SeatPlan {
  bot?: string | null;
  name?: string | null;
  who: "bot" | "local" | "me" | "open";
}
/**
 * What one wants, a turn in three pictures, how it ends: each is a moment of a game as somebody saw it.
 *
 *     Its sentence is the message `picture-<name>` of the game.
 */
export interface Picture {
  arrows?: string[][];
  lit?: string[];
  marks?: string[];
  name: "aim" | "end" | "turn-1" | "turn-2" | "turn-3";
  names: string[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  room: number[];
  shows: string[];
  view: {
    [k: string]: unknown;
  };
  viewer: number | null;
}
/**
 * The body of every refused HTTP request. `detail` is for people who write programs.
 */
export interface Problem {
  detail?: string | null;
  mistakes?: Mistake[];
  problem: Text;
}
export interface Replay {
  dice: Checked;
  frames: Frame[];
  lobby: Lobby;
  open: boolean;
  result: Result | null;
  viewer: number | null;
}
/**
 * All that a guest keeps, the latest first.
 */
export interface Shelf {
  bests: Best[];
  certificates: Certificate[];
  own: {
    [k: string]: unknown;
  };
}
/**
 * One thing that the coach says, once.
 */
export interface Step {
  choose?: {
    [k: string]: unknown;
  } | null;
  last?: boolean;
  opens?: ("log" | "rules" | "sheet") | null;
  points?: string[];
  say: string;
  spare?: boolean;
  times?: number;
  when?: Moment[];
}
/**
 * Two seats that change places before the start.
 */
export interface Swap {
  one: number;
  other: number;
}
export const AWAY_SECONDS = 600 as const;
export const EMOTES = ["hello","bravo","laugh","think","oops","thanks"] as const;
export const LANGUAGES = ["en","de","ca"] as const;
export const LARGEST_BOARD = 65536 as const;
export const LONGEST_CODE = 12 as const;
export const LONGEST_NAME = 24 as const;
export const LONGEST_TALK = 400 as const;
export const MOST_SEATS = 8 as const;
export const PACES = ["instant","brisk","calm"] as const;
export const PICTURES = ["aim","turn-1","turn-2","turn-3","end"] as const;
export const SHAPES = ["circle","square","triangle","diamond","pentagon","hexagon"] as const;
export const SHORTEST_CODE = 4 as const;
