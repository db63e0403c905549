// Generated from the types in src/saucer by `tools/web.py types`; a check compares them.

export type Action =
  | BeginRound
  | ChooseSignal
  | Exchange
  | AskAgain
  | Guess
  | FlyTo
  | SameRoute
  | PlanAnew
  | Launch
  | Land
  | TakeOff
  | LandAfter
  | TakeOffAfter
  | BreakOff
  | UseFifty
  | UseStopover
  | Reactivate
  | CallMeeting;
export type Aside = Say;
export type Event =
  | LaidOut
  | SourceNamed
  | PlanetsTurnedUp
  | RoundBegun
  | SignalTurnedUp
  | TargetDrawn
  | TargetTaken
  | TargetExchanged
  | ExchangeTookPlace
  | SignalChosen
  | StopPlanned
  | RoutePlanned
  | PlanForgotten
  | Launched
  | Landed
  | TookOff
  | Arrived
  | BrokeOff
  | CutOff
  | AskedAgain
  | GuessedRight
  | GuessedWrong
  | BarrelLost
  | SignalLost
  | SignalWon
  | FiftyUsed
  | StopoverShown
  | HelpersReactivated
  | MeetingCalled
  | RoundEnded
  | PlanShown
  | NextSource
  | GameWon
  | GameLost;
export type Keeps = Calibration;
export type Options = ContactOptions;
export type View = ContactView;

/**
 * CO-41
 */
export interface BeginRound {
  kind: "begin_round";
}
/**
 * CO-21
 */
export interface ChooseSignal {
  kind: "choose_signal";
  value: number;
}
/**
 * CO-26
 */
export interface Exchange {
  kind: "exchange";
}
/**
 * CO-12
 */
export interface AskAgain {
  kind: "ask_again";
}
/**
 * CO-13
 */
export interface Guess {
  kind: "guess";
  planet: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R";
}
/**
 * CO-9 the next stop of the plan.
 */
export interface FlyTo {
  chip:
    | "A"
    | "B"
    | "C"
    | "D"
    | "E"
    | "F"
    | "G"
    | "H"
    | "I"
    | "J"
    | "K"
    | "L"
    | "M"
    | "N"
    | "O"
    | "P"
    | "Q"
    | "R"
    | "asteroid_1"
    | "asteroid_2"
    | "asteroid_3"
    | "asteroid_4"
    | "asteroid_5"
    | "earth";
  kind: "fly_to";
}
/**
 * CO-9b the plan of the last transmission once more.
 */
export interface SameRoute {
  kind: "same_route";
}
/**
 * CO-42 the plan so far is forgotten. Seldom made at random, or no plan would be finished.
 */
export interface PlanAnew {
  kind: "plan_anew";
}
/**
 * CO-8 the first take-off, which fixes the plan.
 */
export interface Launch {
  kind: "launch";
}
/**
 * CO-8a after so long a flight.
 */
export interface Land {
  kind: "land";
  number: number;
}
/**
 * CO-8a after so long on the ground.
 */
export interface TakeOff {
  kind: "take_off";
  number: number;
}
export interface LandAfter {
  high: number;
  kind: "land_after";
  low: number;
}
export interface TakeOffAfter {
  high: number;
  kind: "take_off_after";
  low: number;
}
/**
 * CO-11
 */
export interface BreakOff {
  kind: "break_off";
}
/**
 * CO-24
 */
export interface UseFifty {
  kind: "use_fifty";
}
/**
 * CO-25
 */
export interface UseStopover {
  kind: "use_stopover";
}
/**
 * CO-23
 */
export interface Reactivate {
  kind: "reactivate";
}
/**
 * CO-27
 */
export interface CallMeeting {
  helper: "exchange" | "fifty" | "stopover";
  kind: "call_meeting";
}
/**
 * CO-8a the last landing: the transmission is complete.
 */
export interface Arrived {
  flights: number;
  kind: "arrived";
  milliseconds: number;
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
 * CO-12
 */
export interface AskedAgain {
  guesser: number;
  kind: "asked_again";
  left: number;
}
/**
 * CO-15
 */
export interface BarrelLost {
  kind: "barrel_lost";
  left: number;
}
/**
 * CO-11
 */
export interface BrokeOff {
  kind: "broke_off";
  left: number;
  source: number;
}
/**
 * The taps with which somebody got to know the own hand; from the browser.
 */
export interface Calibration {
  kind: "calibration";
  /**
   * @minItems 1
   * @maxItems 40
   */
  taps: Flight[];
}
/**
 * How long a hand took for a way of so many centimetres.
 */
export interface Flight {
  ms: number;
  way: number;
}
/**
 * CO-2 where the centre of a chip lies, from the left and from the top.
 */
export interface ChipView {
  chip:
    | "A"
    | "B"
    | "C"
    | "D"
    | "E"
    | "F"
    | "G"
    | "H"
    | "I"
    | "J"
    | "K"
    | "L"
    | "M"
    | "N"
    | "O"
    | "P"
    | "Q"
    | "R"
    | "asteroid_1"
    | "asteroid_2"
    | "asteroid_3"
    | "asteroid_4"
    | "asteroid_5"
    | "earth";
  x: number;
  y: number;
}
export interface ContactOptions {
  first?: number | null;
  hear_again?: boolean;
  hearing?: "live" | "whole";
  level?: number;
  time_line?: boolean;
  variant?: "professional" | "standard";
}
/**
 * CO-40. Histories (taps, plans, guesses, helped, said, used, won, lost) only grow.
 */
export interface ContactView {
  active: ("exchange" | "fifty" | "stopover")[];
  advice: number | "professional" | null;
  asks_left: number;
  barrels: number;
  barrels_at_first: number;
  break_offs_left: number;
  chips: ChipView[];
  doubled: boolean;
  exchanged: ExchangedView[];
  grade: ("all" | "few" | "many" | "nearly_all" | "some") | null;
  guesser: number | null;
  guesses: GuessView[];
  heard_since: number;
  helped: HelpView[];
  longest: number;
  lost: number[];
  meeting: boolean;
  most_points: number;
  options: ContactOptions;
  phase:
    | "between"
    | "choosing_signal"
    | "drawing_target"
    | "exchanging"
    | "flying"
    | "grounded"
    | "guessing"
    | "laying_out"
    | "naming_source"
    | "over"
    | "planning"
    | "turning_up_first"
    | "turning_up_planet"
    | "turning_up_signal";
  plan:
    | (
        | "A"
        | "B"
        | "C"
        | "D"
        | "E"
        | "F"
        | "G"
        | "H"
        | "I"
        | "J"
        | "K"
        | "L"
        | "M"
        | "N"
        | "O"
        | "P"
        | "Q"
        | "R"
        | "asteroid_1"
        | "asteroid_2"
        | "asteroid_3"
        | "asteroid_4"
        | "asteroid_5"
        | "earth"
      )[]
    | null;
  planned: boolean;
  plans: PlanView[];
  players: number;
  points: number;
  reason: ("no_fuel" | "twelve_rounds") | null;
  rocket:
    | "A"
    | "B"
    | "C"
    | "D"
    | "E"
    | "F"
    | "G"
    | "H"
    | "I"
    | "J"
    | "K"
    | "L"
    | "M"
    | "N"
    | "O"
    | "P"
    | "Q"
    | "R"
    | "asteroid_1"
    | "asteroid_2"
    | "asteroid_3"
    | "asteroid_4"
    | "asteroid_5"
    | "earth";
  round: number;
  rounds: number;
  said: SaidView[];
  seat: number | null;
  second: boolean;
  sends: boolean;
  sent:
    | (
        | "A"
        | "B"
        | "C"
        | "D"
        | "E"
        | "F"
        | "G"
        | "H"
        | "I"
        | "J"
        | "K"
        | "L"
        | "M"
        | "N"
        | "O"
        | "P"
        | "Q"
        | "R"
        | "asteroid_1"
        | "asteroid_2"
        | "asteroid_3"
        | "asteroid_4"
        | "asteroid_5"
        | "earth"
      )[][]
    | null;
  shortest: number;
  signal: number | null;
  signals: number[];
  source: number | null;
  stood: (
    | "A"
    | "B"
    | "C"
    | "D"
    | "E"
    | "F"
    | "G"
    | "H"
    | "I"
    | "J"
    | "K"
    | "L"
    | "M"
    | "N"
    | "O"
    | "P"
    | "Q"
    | "R"
    | "asteroid_1"
    | "asteroid_2"
    | "asteroid_3"
    | "asteroid_4"
    | "asteroid_5"
    | "earth"
  )[];
  stopovers_left: number;
  taps: Tap[];
  target:
    ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R") | null;
  turned_up: (
    "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R"
  )[];
  used: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R")[];
  won: number[];
}
/**
 * CO-26 a card that the viewer exchanged away as the Source.
 */
export interface ExchangedView {
  planet: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R";
  round: number;
}
/**
 * CO-13
 */
export interface GuessView {
  guesser: number;
  planet: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R";
  right: boolean;
  round: number;
  taps: number;
}
/**
 * CO-23 to CO-27 who used a helper card when, and how.
 */
export interface HelpView {
  helper: "exchange" | "fifty" | "stopover";
  round: number;
  seat: number;
  taps: number;
  use: "itself" | "meeting";
}
/**
 * CO-33 a plan of a round that is over, and what was sent of it.
 */
export interface PlanView {
  flights: number[];
  round: number;
  route: (
    | "A"
    | "B"
    | "C"
    | "D"
    | "E"
    | "F"
    | "G"
    | "H"
    | "I"
    | "J"
    | "K"
    | "L"
    | "M"
    | "N"
    | "O"
    | "P"
    | "Q"
    | "R"
    | "asteroid_1"
    | "asteroid_2"
    | "asteroid_3"
    | "asteroid_4"
    | "asteroid_5"
    | "earth"
  )[];
  source: number;
  void: boolean;
}
/**
 * CO-27 in a meeting.
 */
export interface SaidView {
  guesses: number;
  round: number;
  seat: number;
  words: string;
}
/**
 * CO-8a one entry of a transmission, so many milliseconds after the one before.
 *
 *     A transmission begins with a launch and ends with an arrival, or void with a break-off or a cut-off (CO-11).
 */
export interface Tap {
  milliseconds: number;
  what: "arrive" | "break_off" | "cut_off" | "land" | "launch" | "take_off";
}
/**
 * CO-8a the Source has lost the connection.
 */
export interface CutOff {
  kind: "cut_off";
  source: number;
}
/**
 * CO-2
 */
export interface LaidOut {
  chips: ChipView[];
  kind: "laid_out";
}
/**
 * CO-3
 */
export interface SourceNamed {
  kind: "source_named";
  source: number;
}
/**
 * CO-4, CO-6
 */
export interface PlanetsTurnedUp {
  kind: "planets_turned_up";
  planets: (
    "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R"
  )[];
}
/**
 * CO-41, from now on CO-13a
 */
export interface RoundBegun {
  kind: "round_begun";
  round: number;
  source: number;
}
/**
 * CO-5
 */
export interface SignalTurnedUp {
  kind: "signal_turned_up";
  value: number;
}
/**
 * CO-7, CO-20 as the Source alone sees it.
 */
export interface TargetDrawn {
  kind: "target_drawn";
  planet: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R";
  source: number;
}
/**
 * The same, as the others see it.
 */
export interface TargetTaken {
  kind: "target_taken";
  source: number;
}
/**
 * CO-26 as the Source alone sees it.
 */
export interface TargetExchanged {
  away: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R";
  kind: "target_exchanged";
  planet: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R";
  source: number;
}
/**
 * The same, as the others see it.
 */
export interface ExchangeTookPlace {
  kind: "exchange_took_place";
  source: number;
}
/**
 * CO-21 a hint at how hard the route is.
 */
export interface SignalChosen {
  kind: "signal_chosen";
  source: number;
  value: number;
}
/**
 * CO-42 told to the Source alone.
 */
export interface StopPlanned {
  chip:
    | "A"
    | "B"
    | "C"
    | "D"
    | "E"
    | "F"
    | "G"
    | "H"
    | "I"
    | "J"
    | "K"
    | "L"
    | "M"
    | "N"
    | "O"
    | "P"
    | "Q"
    | "R"
    | "asteroid_1"
    | "asteroid_2"
    | "asteroid_3"
    | "asteroid_4"
    | "asteroid_5"
    | "earth";
  kind: "stop_planned";
}
/**
 * CO-42 told to the Source alone.
 */
export interface RoutePlanned {
  kind: "route_planned";
  route: (
    | "A"
    | "B"
    | "C"
    | "D"
    | "E"
    | "F"
    | "G"
    | "H"
    | "I"
    | "J"
    | "K"
    | "L"
    | "M"
    | "N"
    | "O"
    | "P"
    | "Q"
    | "R"
    | "asteroid_1"
    | "asteroid_2"
    | "asteroid_3"
    | "asteroid_4"
    | "asteroid_5"
    | "earth"
  )[];
}
/**
 * CO-42 told to the Source alone.
 */
export interface PlanForgotten {
  kind: "plan_forgotten";
}
/**
 * CO-8
 */
export interface Launched {
  kind: "launched";
  source: number;
}
/**
 * CO-8a a stopover.
 */
export interface Landed {
  kind: "landed";
  milliseconds: number;
}
/**
 * CO-8a
 */
export interface TookOff {
  kind: "took_off";
  milliseconds: number;
}
/**
 * CO-17
 */
export interface GuessedRight {
  guesser: number;
  kind: "guessed_right";
  planet: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R";
}
/**
 * CO-15; the first of a 50:50 costs nothing yet (CO-24).
 */
export interface GuessedWrong {
  first_of_two: boolean;
  guesser: number;
  kind: "guessed_wrong";
  planet: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R";
}
/**
 * CO-15
 */
export interface SignalLost {
  kind: "signal_lost";
  value: number;
}
/**
 * CO-17
 */
export interface SignalWon {
  kind: "signal_won";
  value: number;
}
/**
 * CO-24
 */
export interface FiftyUsed {
  guesser: number;
  kind: "fifty_used";
}
/**
 * CO-25
 */
export interface StopoverShown {
  chip:
    | "A"
    | "B"
    | "C"
    | "D"
    | "E"
    | "F"
    | "G"
    | "H"
    | "I"
    | "J"
    | "K"
    | "L"
    | "M"
    | "N"
    | "O"
    | "P"
    | "Q"
    | "R"
    | "asteroid_1"
    | "asteroid_2"
    | "asteroid_3"
    | "asteroid_4"
    | "asteroid_5"
    | "earth";
  guesser: number;
  kind: "stopover_shown";
}
/**
 * CO-23
 */
export interface HelpersReactivated {
  barrels: number;
  kind: "helpers_reactivated";
  seat: number;
}
/**
 * CO-27
 */
export interface MeetingCalled {
  helper: "exchange" | "fifty" | "stopover";
  kind: "meeting_called";
  seat: number;
}
/**
 * CO-33
 */
export interface RoundEnded {
  kind: "round_ended";
  round: number;
  target: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R";
}
/**
 * CO-33
 */
export interface PlanShown {
  kind: "plan_shown";
  plan: PlanView;
}
/**
 * CO-18
 */
export interface NextSource {
  kind: "next_source";
  source: number;
}
/**
 * CO-19, CO-28
 */
export interface GameWon {
  advice: number | "professional" | null;
  barrels: number;
  grade: ("all" | "few" | "many" | "nearly_all" | "some") | null;
  kind: "game_won";
  score: number;
}
/**
 * CO-16
 */
export interface GameLost {
  kind: "game_lost";
  round: number;
  won: number[];
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
