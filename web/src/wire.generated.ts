// Generated from the types in src/saucer by `tools/web.py types`; a check compares them.

export type Command =
  Hello | Act | Speak | TakeBack | Advance | WhyNot | AskHint | HandOver | GiveSeat | Agree | Abandon | Ping;
export type FromTable = Scene | Told | LobbyChanged | Accepted | Refused | Because | Hinted | Pong;

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
  id: string;
  kind: "act";
  on: number;
  seat: number;
}
/**
 * An answer left in advance; None takes it back.
 */
export interface Advance {
  id: string;
  kind: "advance";
  order: {
    [k: string]: unknown;
  } | null;
  seat: number;
}
/**
 * Let a bot take over from somebody ten minutes away; it needs all the others.
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
 * The answer to why_not; None: it can be used.
 */
export interface Because {
  id: string;
  kind: "because";
  why: Text | null;
}
/**
 * `args` may hold numbers, seats and further texts (the name of a card).
 */
export interface Text {
  args?: {
    [k: string]: number | SeatName | Text;
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
 * The token of a link that carries a seat to another device.
 */
export interface Carry {
  token: string;
}
/**
 * For another device: `/table/{table}#carry={token}`. Good once and for ten minutes.
 */
export interface CarryLink {
  seconds: number;
  table: string;
  token: string;
}
/**
 * The dice of a finished table: what was promised, what everybody gave, what was revealed.
 */
export interface Checked {
  chances: number;
  commitment: string;
  key: string | null;
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
  seat: number;
  undo: boolean;
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
  label: Text;
  number?: string | null;
  path: string[];
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
export interface Speak {
  aside: {
    [k: string]: unknown;
  };
  id: string;
  kind: "speak";
  seat: number;
}
export interface TakeBack {
  id: string;
  kind: "take_back";
  seat: number;
}
export interface WhyNot {
  id: string;
  kind: "why_not";
  part: string;
  seat: number;
}
/**
 * At a shared screen: this person looks now.
 */
export interface HandOver {
  id: string;
  kind: "hand_over";
  seat: number;
}
/**
 * My seat to a bot; None takes it back at the next own decision.
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
  reason: string;
  scores: number[];
  winners: number[];
}
/**
 * The position after one entry, as one viewer saw it.
 */
export interface Frame {
  entry: number;
  hands?: {
    [k: string]: unknown;
  }[];
  lines: Line[];
  prompt: Text;
  view: {
    [k: string]: unknown;
  };
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
 * Everything a viewer needs: sent at hello, at a hand-over, at the start and when a seat changes its device.
 *
 *     `seat` None is a spectator, or nobody looks yet. Without a view there is nothing to show (not started, paused).
 */
export interface Scene {
  choices: Choices | null;
  count: number;
  deadline: number | null;
  hand_over: number[];
  kind: "scene";
  lines: Line[];
  lobby: Lobby;
  order?: {
    [k: string]: unknown;
  } | null;
  prompt: Text | null;
  result: Result | null;
  seat: number | null;
  view: {
    [k: string]: unknown;
  } | null;
  waiting: number[];
}
/**
 * A table as everybody sees it, before, during and after play. `code` is gone at the start.
 */
export interface Lobby {
  clock: number | null;
  code: string | null;
  commitment: string;
  game: string;
  host: boolean;
  leaving?: number[];
  mine: number[];
  next_table: string | null;
  options: {
    [k: string]: unknown;
  };
  pace: "brisk" | "calm" | "instant";
  public: boolean;
  seats: SeatState[];
  spectators: number;
  state: "abandoned" | "open" | "over" | "paused" | "playing" | "void";
  table: string;
}
/**
 * A seat as everybody sees it.
 */
export interface SeatState {
  agreed?: number[];
  away_seconds: number | null;
  here: boolean;
  player: Player | null;
  shape: ("circle" | "diamond" | "hexagon" | "pentagon" | "square" | "triangle") | null;
}
/**
 * What happened: the told events, the view's changed top-level fields, and what this seat may do now.
 */
export interface Told {
  changes: {
    [k: string]: unknown;
  };
  choices: Choices | null;
  count: number;
  deadline: number | null;
  hand_over: number[];
  kind: "told";
  lines: Line[];
  order?: {
    [k: string]: unknown;
  } | null;
  prompt: Text | null;
  result: Result | null;
  waiting: number[];
}
/**
 * Joins, leaves, presence, the end, a rematch.
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
export interface Hinted {
  id: string;
  kind: "hinted";
  offer: Offer;
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
  hot_seat: string | null;
  most: number;
  options: {
    [k: string]: unknown;
  };
  orders: boolean;
  prefix: string;
  reasons: string[];
  slug: string;
  title: Text;
}
export interface Join {
  seat?: number | null;
  word?: string | null;
}
export interface JoinByCode {
  code: string;
  word?: string | null;
}
/**
 * A guest: no account, only a name and a shape (its colour goes with it).
 */
export interface Me {
  name: string;
  shape: "circle" | "diamond" | "hexagon" | "pentagon" | "square" | "triangle";
}
export interface NewTable {
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
  word?: string | null;
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
 * The body of every refused HTTP request. `detail` is for people who write programs.
 */
export interface Problem {
  detail?: string | null;
  problem: Text;
}
/**
 * The table that follows starts by itself once everybody seated has joined it.
 */
export interface Rematch {
  word?: string | null;
}
export interface Replay {
  dice: Checked;
  frames: Frame[];
  lobby: Lobby;
  open: boolean;
  result: Result | null;
  viewer: number | null;
}
