// Generated from the types in src/saucer by `tools/web.py types`; a check compares them.

export type Action =
  | Store
  | Move
  | Mark
  | Explore
  | OpenChest
  | MarkAnywhere
  | UseForceField
  | Exchange
  | KeepOther
  | Pay
  | RollAgain
  | EndTurn
  | Send
  | Challenge
  | LeaveArena
  | CarryOut
  | Teleport
  | StayHere
  | SetAside;
export type Aside = Say;
export type Event =
  | PlayerStarted
  | TurnBegan
  | DicePickedUp
  | Rolled
  | PaymentAsked
  | PaymentChosen
  | DieStored
  | Moved
  | DestinationTaken
  | MonsterMarked
  | ChestOpened
  | SiteExplored
  | ForceFieldUsed
  | DieExchanged
  | OtherKept
  | TurnStopped
  | MonsterSent
  | MonsterChallenged
  | DuelRolled
  | DuelEnded
  | SignBegun
  | StarRolled
  | OvalScored
  | DropRolled
  | Teleported
  | DieSetAside
  | EntryWritten
  | ZeroUsed
  | PlayerOut
  | GameEnded;
export type Insight = Travel;
export type Options = LosOptions;
export type View = LosView;

/**
 * LI-9
 */
export interface Store {
  die: "jetpack" | "locator" | "moonboot" | "spray";
  kind: "store";
}
/**
 * LI-11 From the section next to where the player is to the last one of the run.
 */
export interface Move {
  end: number;
  kind: "move";
  start: number;
}
/**
 * LI-17
 */
export interface Mark {
  destination: number;
  kind: "mark";
  monster: "blue" | "green" | "red" | "white" | "yellow";
}
/**
 * LI-20
 */
export interface Explore {
  destination: number;
  kind: "explore";
}
/**
 * LI-29 Which kind; which field comes next.
 */
export interface OpenChest {
  kind: "open_chest";
  monster: "blue" | "green" | "red" | "white" | "yellow";
}
/**
 * LI-29
 */
export interface MarkAnywhere {
  destination: number;
  kind: "mark_anywhere";
}
/**
 * LI-27
 */
export interface UseForceField {
  kind: "use_force_field";
}
/**
 * LI-31 A die of the pad.
 */
export interface Exchange {
  die: "jetpack" | "locator" | "moonboot" | "spray";
  into: "jetpack" | "locator" | "moonboot" | "spray";
  kind: "exchange";
}
/**
 * LI-31 The other die of the pad stays as it is.
 */
export interface KeepOther {
  kind: "keep_other";
}
/**
 * LI-6a With the die set aside, or with a rolled one.
 */
export interface Pay {
  kind: "pay";
  source: "rolled" | "set_aside";
}
/**
 * LI-6
 */
export interface RollAgain {
  kind: "roll_again";
}
/**
 * LI-7
 */
export interface EndTurn {
  kind: "end_turn";
}
/**
 * LI-36 A monster marked this turn into an arena.
 */
export interface Send {
  kind: "send";
  monster: "blue" | "green" | "red" | "white" | "yellow";
  place: number;
}
/**
 * LI-36 The monster of another player.
 */
export interface Challenge {
  kind: "challenge";
  monster: "blue" | "green" | "red" | "white" | "yellow";
  place: number;
}
/**
 * LI-36 No (further) duel.
 */
export interface LeaveArena {
  kind: "leave_arena";
}
/**
 * LI-39 The sign of a monster marked this turn.
 */
export interface CarryOut {
  kind: "carry_out";
  monster: "blue" | "green" | "red" | "white" | "yellow";
  place: number;
}
/**
 * LI-43
 */
export interface Teleport {
  kind: "teleport";
  section: number;
}
/**
 * LI-43 No section.
 */
export interface StayHere {
  kind: "stay_here";
}
/**
 * LI-44
 */
export interface SetAside {
  kind: "set_aside";
  symbol: "jetpack" | "locator" | "moonboot" | "red_giant" | "spray" | "time_vortex";
}
/**
 * Plain talk, which every game has.
 */
export interface Say {
  kind: "say";
  to?: number[] | null;
  words: string;
}
/**
 * LI-29
 */
export interface ChestOpened {
  kind: "chest_opened";
  monster: "blue" | "green" | "red" | "white" | "yellow";
  seat: number;
}
/**
 * LI-2 Where links end; x and y are its middle in a picture of 1600 x 1000.
 */
export interface Destination {
  id: string;
  kind: "monster" | "shuttle" | "site" | "vessel";
  monsters?: ("blue" | "green" | "red" | "white" | "yellow")[];
  name?: string | Names;
  x: number;
  y: number;
}
/**
 * One name in the three languages.
 */
export interface Names {
  ca: string;
  de: string;
  en: string;
}
/**
 * LI-13, LI-13a
 */
export interface DestinationTaken {
  destination: Spot;
  kind: "destination_taken";
  seat: number;
}
/**
 * A destination as events name it: its number, what it is, its name in three languages.
 */
export interface Spot {
  ca: string;
  de: string;
  en: string;
  kind: "monster" | "shuttle" | "site" | "vessel";
  number: number;
}
/**
 * LI-14, LI-17, LI-20
 */
export interface DestinationView {
  explored: boolean;
  mark: Monster | null;
  owner: number | null;
}
/**
 * LI-3 A value field of the scoring table: its kind, its place in the row from 1, its printed value.
 */
export interface Monster {
  kind: "blue" | "green" | "red" | "white" | "yellow";
  place: number;
  value: number;
}
/**
 * LI-6 To be rolled again.
 */
export interface DicePickedUp {
  count: number;
  kind: "dice_picked_up";
  seat: number;
}
/**
 * LI-44, LI-45 For whom, and whether it is spent.
 */
export interface DieAside {
  player: number;
  spent: boolean;
  symbol: "jetpack" | "locator" | "moonboot" | "red_giant" | "spray" | "time_vortex";
}
/**
 * LI-31
 */
export interface DieExchanged {
  die: "jetpack" | "locator" | "moonboot" | "spray";
  into: "jetpack" | "locator" | "moonboot" | "spray";
  kind: "die_exchanged";
  seat: number;
}
/**
 * LI-44 Nobody if there is no next player, or a die lies aside already (LI-44a).
 */
export interface DieSetAside {
  kind: "die_set_aside";
  player: number | null;
  seat: number;
  symbol: ("jetpack" | "locator" | "moonboot" | "red_giant" | "spray" | "time_vortex") | null;
}
/**
 * LI-9
 */
export interface DieStored {
  die: "jetpack" | "locator" | "moonboot" | "spray";
  kind: "die_stored";
  seat: number;
}
/**
 * What a die of this symbol could do now for the player of the turn: LI-9, LI-11, LI-17, LI-20.
 *
 *     Ways are the sections where a movement would end that it helps to pay, places what it would mark or explore.
 */
export interface DieUse {
  places: number[];
  store: boolean;
  symbol: "jetpack" | "locator" | "moonboot" | "red_giant" | "spray" | "time_vortex";
  ways: number[];
}
/**
 * LI-42
 */
export interface DropRolled {
  dice: ("jetpack" | "locator" | "moonboot" | "red_giant" | "spray" | "time_vortex")[];
  kind: "drop_rolled";
  lost: number;
  monster: Monster;
  seat: number;
}
/**
 * LI-38 The giants of the challenger, once they are rolled.
 */
export interface Duel {
  giants: number | null;
  monster: Monster;
  opponent: number | null;
  strength: number;
  target: Monster | null;
}
/**
 * LI-38 Nobody wins a draw.
 */
export interface DuelEnded {
  circled: Monster | null;
  kind: "duel_ended";
  loser: number | null;
  winner: number | null;
}
/**
 * LI-38
 */
export interface DuelRolled {
  dice: ("jetpack" | "locator" | "moonboot" | "red_giant" | "spray" | "time_vortex")[];
  giants: number;
  kind: "duel_rolled";
  seat: number;
  total: number;
}
/**
 * LI-21, LI-22 One of the logbook.
 */
export interface Entry {
  kind: "points" | "stroke" | "used_zero" | "zero";
  points?: number;
}
/**
 * LI-21
 */
export interface EntryWritten {
  entry: Entry;
  kind: "entry_written";
  seat: number;
}
/**
 * LI-5
 */
export interface PlayerStarted {
  kind: "player_started";
  seat: number;
}
/**
 * LI-6, LI-22
 */
export interface TurnBegan {
  entry: number;
  extra: boolean;
  kind: "turn_began";
  seat: number;
}
/**
 * LI-6, LI-8
 */
export interface Rolled {
  bans: ("marking" | "moving")[];
  dice: ("jetpack" | "locator" | "moonboot" | "red_giant" | "spray" | "time_vortex")[];
  kind: "rolled";
  seat: number;
}
/**
 * LI-6a What for.
 */
export interface PaymentAsked {
  action: Move | Mark | Explore | OpenChest;
  kind: "payment_asked";
  seat: number;
}
/**
 * LI-6a
 */
export interface PaymentChosen {
  kind: "payment_chosen";
  seat: number;
  source: "rolled" | "set_aside";
}
/**
 * LI-11 The sections newly taken, on the link between the two.
 */
export interface Moved {
  kind: "moved";
  origin: Spot;
  paid: ("jetpack" | "locator" | "moonboot" | "red_giant" | "spray" | "time_vortex")[];
  seat: number;
  sections: number[];
  towards: Spot;
}
/**
 * LI-18, LI-29
 */
export interface MonsterMarked {
  chest: boolean;
  destination: Spot;
  kind: "monster_marked";
  monster: Monster;
  paid: ("jetpack" | "locator" | "moonboot" | "red_giant" | "spray" | "time_vortex")[];
  seat: number;
}
/**
 * LI-20, LI-35 Points are 0 for an arena.
 */
export interface SiteExplored {
  destination: Spot;
  function: "arena" | "bazaar" | "force_field" | "treasure_chest";
  kind: "site_explored";
  paid: ("jetpack" | "locator" | "moonboot" | "red_giant" | "spray" | "time_vortex")[];
  points: number;
  seat: number;
}
/**
 * LI-27
 */
export interface ForceFieldUsed {
  kind: "force_field_used";
  points: number;
  seat: number;
  vortexes: number;
}
/**
 * LI-31
 */
export interface OtherKept {
  kind: "other_kept";
  seat: number;
}
/**
 * LI-7 Because nothing was possible, or by choice.
 */
export interface TurnStopped {
  forced: boolean;
  kind: "turn_stopped";
  seat: number;
}
/**
 * LI-36 None leaves the arena.
 */
export interface MonsterSent {
  kind: "monster_sent";
  monster: Monster | null;
  seat: number;
}
/**
 * LI-36, LI-37
 */
export interface MonsterChallenged {
  kind: "monster_challenged";
  monster: Monster;
  opponent: number;
  points: number;
  seat: number;
  target: Monster;
}
/**
 * LI-39
 */
export interface SignBegun {
  kind: "sign_begun";
  monster: Monster;
  seat: number;
  sign: "arrow" | "drop" | "oval" | "square" | "star";
}
/**
 * LI-40
 */
export interface StarRolled {
  dice: ("jetpack" | "locator" | "moonboot" | "red_giant" | "spray" | "time_vortex")[];
  kind: "star_rolled";
  points: number;
  seat: number;
}
/**
 * LI-41
 */
export interface OvalScored {
  kind: "oval_scored";
  points: number;
  seat: number;
}
/**
 * LI-43 Nothing if no section was taken.
 */
export interface Teleported {
  kind: "teleported";
  seat: number;
  section: number | null;
}
/**
 * LI-22
 */
export interface ZeroUsed {
  kind: "zero_used";
  seat: number;
}
/**
 * LI-23
 */
export interface PlayerOut {
  kind: "player_out";
  seat: number;
}
/**
 * LI-24 to LI-26 Scores in halves of a point.
 */
export interface GameEnded {
  kind: "game_ended";
  reason: "all_out" | "logbooks_full" | "some_out";
  routes: number[];
  scores: number[];
  winners: number[];
}
/**
 * What a traveller would otherwise have to count.
 */
export interface Travel {
  duels_to_come: Monster[];
  frontier: number[];
  last_to_write: number | null;
  reckoning: Reckoning[];
  room_on_pad: number;
  signs_to_come: Monster[];
  uses: DieUse[];
}
/**
 * LI-25, LI-26 Where a player's points come from, if the game ended now. In halves of a point.
 */
export interface Reckoning {
  circle_points: number;
  logbook_points: number;
  route_points: number;
  total_points: number;
}
/**
 * LI-2 A row of sections between two destinations.
 */
export interface Link {
  bends?: number[][];
  /**
   * @minItems 2
   * @maxItems 2
   */
  ends: string[];
  sections: ("air" | "air+air" | "air+land" | "carpet" | "land" | "land+air" | "land+land")[];
}
/**
 * A scenario: what a file in boards/ says, but for the name of the game.
 */
export interface LosBoard {
  destinations: Destination[];
  function: "arena" | "bazaar" | "force_field" | "treasure_chest";
  links: Link[];
  monsters: ScoringTable;
  site_values: number[];
  title: string | Names;
}
/**
 * LI-3 The scoring table.
 */
export interface ScoringTable {
  blue: MonsterRow;
  green: MonsterRow;
  red: MonsterRow;
  white: MonsterRow;
  yellow: MonsterRow;
}
/**
 * LI-3 The line of one kind in the scoring table.
 */
export interface MonsterRow {
  lower: number[];
  needs: Requirement;
  signs: ("arrow" | "drop" | "oval" | "square" | "star")[];
  upper: number[];
}
/**
 * LI-4a How many dice of which symbol.
 */
export interface Requirement {
  jetpack?: number;
  locator?: number;
  moonboot?: number;
  spray?: number;
}
export interface LosOptions {
  board?: "arabian-nights" | "highlanders-castle" | "roman-holidays" | "space-station";
  dice?: "by_hand" | "table";
  signs?: "off" | "on";
}
export interface LosView {
  acted: boolean;
  bans: ("marking" | "moving")[];
  board: LosBoard;
  chest: ("blue" | "green" | "red" | "white" | "yellow") | null;
  destinations: DestinationView[];
  dice: "by_hand" | "table";
  duel: Duel | null;
  entries: number;
  exploring: ("jetpack" | "locator" | "moonboot" | "red_giant" | "spray" | "time_vortex")[];
  extra: boolean;
  first: number | null;
  marked: Monster[];
  moved: boolean;
  next_set_aside: DieAside | null;
  other_die: ("jetpack" | "locator" | "moonboot" | "spray") | null;
  pad: PadDie[];
  paying: (Move | Mark | Explore | OpenChest) | null;
  phase:
    | "acting"
    | "arrow"
    | "bazaar"
    | "challenger_rolls"
    | "challenging"
    | "chest"
    | "drop"
    | "duelling"
    | "opponent_rolls"
    | "over"
    | "paying"
    | "rolling"
    | "signs"
    | "square"
    | "star"
    | "starting";
  player: number | null;
  players: PlayerView[];
  points: number;
  reason: ("all_out" | "logbooks_full" | "some_out") | null;
  roll: ("jetpack" | "locator" | "moonboot" | "red_giant" | "spray" | "time_vortex")[];
  scored: boolean;
  scores: number[];
  seat: number | null;
  sections: (number | null)[];
  set_aside: DieAside | null;
  sign: Monster | null;
  signs: "off" | "on";
  sites: SiteView[];
  spent: ("jetpack" | "locator" | "moonboot" | "red_giant" | "spray" | "time_vortex")[];
  started: number[];
  tables: ValueView[][];
  to_duel: Monster[];
  to_sign: Monster[];
  winners: number[];
}
/**
 * LI-9, LI-31 Whether it lay there before the latest roll.
 */
export interface PadDie {
  die: "jetpack" | "locator" | "moonboot" | "spray";
  lay_before: boolean;
}
/**
 * LI-50 `route` is the longest one as it stands, `way` its sections (LI-25).
 */
export interface PlayerView {
  functions: number;
  logbook: Entry[];
  out: boolean;
  points: number;
  route: number;
  way: number[];
}
/**
 * LI-20 A value of the sites: who explored which, and whether the function is used.
 */
export interface SiteView {
  destination: number | null;
  seat: number | null;
  used: boolean;
  value: number;
}
/**
 * LI-18, LI-38 A value field: who marked it, who has drawn a circle around it.
 */
export interface ValueView {
  circled: number | null;
  seat: number | null;
  sign: "arrow" | "drop" | "oval" | "square" | "star";
  value: number;
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
 * Worded as that player's name; `<argument>Is` is `you` or `other`, for sentences that need to know.
 */
export interface SeatName {
  kind: "seat";
  seat: number;
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
 * What somebody wrote, such as a name on a board of their own: shown as it is, in every language.
 */
export interface Words {
  kind: "words";
  words: string;
}
