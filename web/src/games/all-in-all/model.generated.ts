// Generated from the types in src/saucer by `tools/web.py types`; a check compares them.

export type Action =
  DrawFrom | PlayPilferer | PlaySchemer | PlayTimeThief | Land | FlyOn | TakeCard | PlaceRelic | Stop;
export type Aside = Say;
export type Event =
  | HandDealt
  | CardsDealt
  | AliensLaid
  | PassGiven
  | MissionStarted
  | CardDrawn
  | SabortalDrawn
  | PilfererPlayed
  | SchemerPlayed
  | TimeThiefPlayed
  | Answered
  | PassEnded
  | ShipLanded
  | WindowClosed
  | ShipsLanded
  | MissionEnded
  | CollectingStarted
  | CardTaken
  | RelicPlaced
  | Stopped
  | LeftoversTaken
  | MatchWon
  | MatchStopped;
export type Options = AllInAllOptions;
export type StandingOrder = FlyOnUntil;
export type View = AllInAllView;

/**
 * AA-8 Explore by drawing from another player's hand.
 */
export interface DrawFrom {
  kind: "draw_from";
  player: number;
}
/**
 * AA-30
 */
export interface PlayPilferer {
  kind: "play_pilferer";
  relic: "boots" | "cloak" | "gherkins" | "lookout" | "paper" | "plug" | "screwdriver" | "vacuum";
  victim: number;
}
/**
 * AA-31
 */
export interface PlaySchemer {
  into: "hand" | "planet";
  kind: "play_schemer";
  portal: number;
}
/**
 * AA-34
 */
export interface PlayTimeThief {
  kind: "play_time_thief";
}
/**
 * AA-12
 */
export interface Land {
  kind: "land";
}
/**
 * AA-13
 */
export interface FlyOn {
  kind: "fly_on";
}
/**
 * AA-17, AA-20
 */
export interface TakeCard {
  kind: "take_card";
  portal: number;
}
/**
 * AA-20
 */
export interface PlaceRelic {
  kind: "place_relic";
  relic: "boots" | "cloak" | "gherkins" | "lookout" | "paper" | "plug" | "screwdriver" | "vacuum";
}
/**
 * AA-17 take nothing, AA-20 let the other actions go.
 */
export interface Stop {
  kind: "stop";
}
/**
 * AA-4 below portals 1, 2 and 3.
 */
export interface AliensLaid {
  aliens: ("pilferer" | "schemer" | "time_thief")[];
  kind: "aliens_laid";
}
export interface AllInAllOptions {
  first?: number | null;
  landing?: "race" | "sealed";
}
export interface AllInAllView {
  actions: number[];
  actions_left: number;
  answer: ("fly_on" | "land") | null;
  collecting: number[];
  collector: number | null;
  dealing: number | null;
  drawn_from: number | null;
  explorer: number;
  first: number | null;
  first_portal: number;
  fly_on_until: number[];
  full_set: number;
  hand:
    | (
        | "boots"
        | "cloak"
        | "gherkins"
        | "lookout"
        | "paper"
        | "pilferer"
        | "plug"
        | "sabortal"
        | "schemer"
        | "screwdriver"
        | "time_thief"
        | "vacuum"
      )[]
    | null;
  landing: "race" | "sealed";
  landing_now: number[];
  mission: number;
  order: number[];
  pass_holder: number | null;
  phase: "collecting" | "drawing" | "exploring" | "landing" | "over" | "refilling" | "sabortal" | "set_up" | "stacking";
  pile: number;
  players: PlayerView[];
  portal: number;
  portals: PortalView[];
  reason: ("hundred_missions" | "nothing_left" | "three_sets") | null;
  seat: number | null;
  winners: number[];
}
/**
 * AA-40 what everybody knows of a player. `known` are cards seen going into the hand and still counted there.
 */
export interface PlayerView {
  answered: boolean;
  cards: number;
  known: (
    | "boots"
    | "cloak"
    | "gherkins"
    | "lookout"
    | "paper"
    | "pilferer"
    | "plug"
    | "sabortal"
    | "schemer"
    | "screwdriver"
    | "time_thief"
    | "vacuum"
  )[];
  landed: number | null;
  planet: ("boots" | "cloak" | "gherkins" | "lookout" | "paper" | "plug" | "screwdriver" | "vacuum")[];
  sets: number;
  towards: number;
}
/**
 * AA-1 its value; what lies there; the ships on it, the earliest first.
 */
export interface PortalView {
  card:
    | (
        | "boots"
        | "cloak"
        | "gherkins"
        | "lookout"
        | "paper"
        | "pilferer"
        | "plug"
        | "sabortal"
        | "schemer"
        | "screwdriver"
        | "time_thief"
        | "vacuum"
      )
    | null;
  ships: number[];
  value: number;
}
/**
 * AA-13 that a seat has answered, never what.
 */
export interface Answered {
  kind: "answered";
  seat: number;
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
 * AA-9
 */
export interface CardDrawn {
  card:
    | "boots"
    | "cloak"
    | "gherkins"
    | "lookout"
    | "paper"
    | "pilferer"
    | "plug"
    | "sabortal"
    | "schemer"
    | "screwdriver"
    | "time_thief"
    | "vacuum";
  explorer: number;
  kind: "card_drawn";
  player: number;
  portal: number;
}
/**
 * AA-17, AA-20
 */
export interface CardTaken {
  card:
    | "boots"
    | "cloak"
    | "gherkins"
    | "lookout"
    | "paper"
    | "pilferer"
    | "plug"
    | "sabortal"
    | "schemer"
    | "screwdriver"
    | "time_thief"
    | "vacuum";
  kind: "card_taken";
  portal: number;
  seat: number;
}
/**
 * The same, as the others see it.
 */
export interface CardsDealt {
  count: number;
  kind: "cards_dealt";
  seat: number;
}
/**
 * AA-19, AA-20 whose actions these are. Who went before takes nothing back any more.
 */
export interface CollectingStarted {
  actions: number;
  kind: "collecting_started";
  seat: number;
}
/**
 * AA-3, AA-24 what a seat alone sees of its own new cards.
 */
export interface HandDealt {
  cards: ("boots" | "cloak" | "gherkins" | "lookout" | "paper" | "plug" | "screwdriver" | "vacuum")[];
  kind: "hand_dealt";
  seat: number;
}
/**
 * AA-6, AA-23
 */
export interface PassGiven {
  kind: "pass_given";
  seat: number;
}
/**
 * AA-7
 */
export interface MissionStarted {
  kind: "mission_started";
  mission: number;
  portal: number;
}
/**
 * AA-10
 */
export interface SabortalDrawn {
  explorer: number;
  kind: "sabortal_drawn";
  player: number;
  portal: number;
}
export interface PilfererPlayed {
  kind: "pilferer_played";
  portal: number;
  relic: "boots" | "cloak" | "gherkins" | "lookout" | "paper" | "plug" | "screwdriver" | "vacuum";
  seat: number;
  victim: number;
}
/**
 * `taken_at` is the portal emptied, where the schemer now lies; `portal` was explored and stays empty (AA-32).
 */
export interface SchemerPlayed {
  into: "hand" | "planet";
  kind: "schemer_played";
  portal: number;
  relic: "boots" | "cloak" | "gherkins" | "lookout" | "paper" | "plug" | "screwdriver" | "vacuum";
  seat: number;
  taken_at: number;
}
export interface TimeThiefPlayed {
  kind: "time_thief_played";
  portal: number;
  seat: number;
}
/**
 * AA-13 all landings of one pass, in the order of the stack; none closes the window.
 */
export interface PassEnded {
  kind: "pass_ended";
  landed: number[];
  portal: number;
}
/**
 * AA-13b a landing in the race.
 */
export interface ShipLanded {
  kind: "ship_landed";
  portal: number;
  seat: number;
}
/**
 * AA-13b
 */
export interface WindowClosed {
  kind: "window_closed";
  portal: number;
}
/**
 * AA-18 the super-mission: all ships still flying land at portal 10, in this order.
 */
export interface ShipsLanded {
  kind: "ships_landed";
  landed: number[];
}
/**
 * AA-16 to AA-18; `order` is the order of collecting (AA-19).
 */
export interface MissionEnded {
  how: "all_landed" | "sabortal" | "super_mission";
  kind: "mission_ended";
  order: number[];
}
/**
 * AA-20
 */
export interface RelicPlaced {
  kind: "relic_placed";
  relic: "boots" | "cloak" | "gherkins" | "lookout" | "paper" | "plug" | "screwdriver" | "vacuum";
  seat: number;
}
/**
 * AA-17, AA-20 by choice or because nothing is possible: it is told alike.
 */
export interface Stopped {
  kind: "stopped";
  seat: number;
}
/**
 * AA-23
 */
export interface LeftoversTaken {
  cards: (
    | "boots"
    | "cloak"
    | "gherkins"
    | "lookout"
    | "paper"
    | "pilferer"
    | "plug"
    | "sabortal"
    | "schemer"
    | "screwdriver"
    | "time_thief"
    | "vacuum"
  )[];
  kind: "leftovers_taken";
  seat: number;
}
/**
 * AA-22
 */
export interface MatchWon {
  kind: "match_won";
  seat: number;
}
/**
 * AA-25
 */
export interface MatchStopped {
  kind: "match_stopped";
  reason: "hundred_missions" | "nothing_left" | "three_sets";
  winners: number[];
}
/**
 * AA-13a Fly on at every portal of this mission before that one, whatever the others do.
 */
export interface FlyOnUntil {
  kind: "fly_on_until";
  mission: number;
  portal: number;
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
