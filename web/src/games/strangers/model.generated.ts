// Generated from the types in src/saucer by `tools/web.py types`; a check compares them.

export type Action =
  | LetOut
  | RunAway
  | PlayCard
  | DiscardCard
  | KeepCards
  | ChooseKid
  | ChooseScored
  | GoTo
  | Stop
  | NamePlayer
  | NameCard
  | ChooseStranger
  | PlaceStranger
  | StrangerFirst
  | SaucerFirst
  | TakeCard
  | ChooseBoard;
export type Aside = Say;
export type Event =
  | StarterChosen
  | HandDealt
  | CardsDealt
  | SetAside
  | SightingsReturned
  | FirstKidsLetOut
  | KidLetOut
  | RanAway
  | CardPlayed
  | OpenCardPlayed
  | CardDiscarded
  | CardsKept
  | PlayedForNothing
  | KidChosen
  | ScoredKidChosen
  | KidWalked
  | KidJumped
  | KidScored
  | Stopped
  | HandLookedAt
  | HandShown
  | CardNamed
  | StrangerChosen
  | StrangerMoved
  | StrangerPlaced
  | KidsAbducted
  | SightingDrawn
  | SaucerDrawn
  | SaucerInVain
  | OrderChosen
  | CoinsFlipped
  | KidAbducted
  | KidSpared
  | ContactMade
  | ContactFailed
  | DateSetAside
  | CardDrawn
  | CardDrawnUnseen
  | CardTaken
  | DeckShuffled
  | GameStarted
  | BoardChosen
  | GameEnded
  | MatchEnded;
export type Insight = Tally;
export type Options = StrangersOptions;
export type View = StrangersView;

/**
 * DS-7
 */
export interface LetOut {
  kind: "let_out";
}
/**
 * DS-9
 */
export interface RunAway {
  kind: "run_away";
  space: string;
}
/**
 * DS-8
 */
export interface PlayCard {
  card:
    | "city_bus"
    | "hitchhiking"
    | "hop_the_fence"
    | "man_in_black"
    | "moms_car"
    | "new_step_dad"
    | "pool_party"
    | "prom_date"
    | "rad_bike"
    | "run"
    | "saucer"
    | "school_bus"
    | "science_club_saviors"
    | "skateboard"
    | "soda_shop_date"
    | "stranger_sighting"
    | "synchronized_watches"
    | "walk"
    | "walkie_talkies";
  kind: "play_card";
}
/**
 * DS-41
 */
export interface DiscardCard {
  card:
    | "city_bus"
    | "hitchhiking"
    | "hop_the_fence"
    | "man_in_black"
    | "moms_car"
    | "new_step_dad"
    | "pool_party"
    | "prom_date"
    | "rad_bike"
    | "run"
    | "saucer"
    | "school_bus"
    | "science_club_saviors"
    | "skateboard"
    | "soda_shop_date"
    | "stranger_sighting"
    | "synchronized_watches"
    | "walk"
    | "walkie_talkies";
  kind: "discard_card";
}
/**
 * DS-41 nothing is discarded this turn.
 */
export interface KeepCards {
  kind: "keep_cards";
}
/**
 * DS-26a An unscored Kid of that player; those of one colour on one space are alike.
 */
export interface ChooseKid {
  kind: "choose_kid";
  player: number;
  space: string;
}
/**
 * DS-23, DS-34 The Kid on that spot of a scoring space.
 */
export interface ChooseScored {
  kind: "choose_scored";
  space: string;
  spot: number;
}
/**
 * DS-13, DS-15 Where the chosen Kid ends up.
 */
export interface GoTo {
  kind: "go_to";
  space: string;
}
/**
 * DS-26a No further Kid is moved.
 */
export interface Stop {
  kind: "stop";
}
/**
 * DS-38 Whose hand is looked at.
 */
export interface NamePlayer {
  kind: "name_player";
  player: number;
}
/**
 * DS-38 Which card of it is used.
 */
export interface NameCard {
  card:
    | "city_bus"
    | "hitchhiking"
    | "hop_the_fence"
    | "man_in_black"
    | "moms_car"
    | "new_step_dad"
    | "pool_party"
    | "prom_date"
    | "rad_bike"
    | "run"
    | "saucer"
    | "school_bus"
    | "science_club_saviors"
    | "skateboard"
    | "soda_shop_date"
    | "stranger_sighting"
    | "synchronized_watches"
    | "walk"
    | "walkie_talkies";
  kind: "name_card";
}
/**
 * DS-35
 */
export interface ChooseStranger {
  kind: "choose_stranger";
  space: string;
}
/**
 * DS-22, DS-35
 */
export interface PlaceStranger {
  kind: "place_stranger";
  space: string;
}
/**
 * DS-42
 */
export interface StrangerFirst {
  kind: "stranger_first";
}
/**
 * DS-42
 */
export interface SaucerFirst {
  kind: "saucer_first";
}
/**
 * DS-45 The next card of the hand or the deck is this one.
 */
export interface TakeCard {
  card:
    | "city_bus"
    | "hitchhiking"
    | "hop_the_fence"
    | "man_in_black"
    | "moms_car"
    | "new_step_dad"
    | "pool_party"
    | "prom_date"
    | "rad_bike"
    | "run"
    | "saucer"
    | "school_bus"
    | "science_club_saviors"
    | "skateboard"
    | "soda_shop_date"
    | "stranger_sighting"
    | "synchronized_watches"
    | "walk"
    | "walkie_talkies";
  kind: "take_card";
}
/**
 * DS-43
 */
export interface ChooseBoard {
  board: "a" | "b";
  kind: "choose_board";
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
 * DS-43
 */
export interface BoardChosen {
  board: "a" | "b";
  kind: "board_chosen";
  seat: number;
}
/**
 * DS-41
 */
export interface CardDiscarded {
  card:
    | "city_bus"
    | "hitchhiking"
    | "hop_the_fence"
    | "man_in_black"
    | "moms_car"
    | "new_step_dad"
    | "pool_party"
    | "prom_date"
    | "rad_bike"
    | "run"
    | "saucer"
    | "school_bus"
    | "science_club_saviors"
    | "skateboard"
    | "soda_shop_date"
    | "stranger_sighting"
    | "synchronized_watches"
    | "walk"
    | "walkie_talkies";
  kind: "card_discarded";
  seat: number;
}
/**
 * DS-10 as the seat itself sees it, and an open partner.
 */
export interface CardDrawn {
  card:
    | "city_bus"
    | "hitchhiking"
    | "hop_the_fence"
    | "man_in_black"
    | "moms_car"
    | "new_step_dad"
    | "pool_party"
    | "prom_date"
    | "rad_bike"
    | "run"
    | "saucer"
    | "school_bus"
    | "science_club_saviors"
    | "skateboard"
    | "soda_shop_date"
    | "stranger_sighting"
    | "synchronized_watches"
    | "walk"
    | "walkie_talkies";
  kind: "card_drawn";
  seat: number;
}
/**
 * The same, as the others see it.
 */
export interface CardDrawnUnseen {
  kind: "card_drawn_unseen";
  seat: number;
}
/**
 * DS-38
 */
export interface CardNamed {
  card:
    | "city_bus"
    | "hitchhiking"
    | "hop_the_fence"
    | "man_in_black"
    | "moms_car"
    | "new_step_dad"
    | "pool_party"
    | "prom_date"
    | "rad_bike"
    | "run"
    | "saucer"
    | "school_bus"
    | "science_club_saviors"
    | "skateboard"
    | "soda_shop_date"
    | "stranger_sighting"
    | "synchronized_watches"
    | "walk"
    | "walkie_talkies";
  kind: "card_named";
  player: number;
  seat: number;
}
/**
 * DS-8 nobody else knew for sure that it was held.
 */
export interface CardPlayed {
  card:
    | "city_bus"
    | "hitchhiking"
    | "hop_the_fence"
    | "man_in_black"
    | "moms_car"
    | "new_step_dad"
    | "pool_party"
    | "prom_date"
    | "rad_bike"
    | "run"
    | "saucer"
    | "school_bus"
    | "science_club_saviors"
    | "skateboard"
    | "soda_shop_date"
    | "stranger_sighting"
    | "synchronized_watches"
    | "walk"
    | "walkie_talkies";
  kind: "card_played";
  seat: number;
}
/**
 * DS-45
 */
export interface CardTaken {
  card:
    | "city_bus"
    | "hitchhiking"
    | "hop_the_fence"
    | "man_in_black"
    | "moms_car"
    | "new_step_dad"
    | "pool_party"
    | "prom_date"
    | "rad_bike"
    | "run"
    | "saucer"
    | "school_bus"
    | "science_club_saviors"
    | "skateboard"
    | "soda_shop_date"
    | "stranger_sighting"
    | "synchronized_watches"
    | "walk"
    | "walkie_talkies";
  kind: "card_taken";
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
 * DS-41
 */
export interface CardsKept {
  kind: "cards_kept";
  seat: number;
}
/**
 * DS-2
 */
export interface CoinsFlipped {
  coins: number;
  kind: "coins_flipped";
  saucers: number;
  seat: number;
}
/**
 * DS-32
 */
export interface ContactFailed {
  kind: "contact_failed";
  seat: number;
}
/**
 * DS-32, DS-44 `points`: those a player alone is given for it.
 */
export interface ContactMade {
  kind: "contact_made";
  points?: number;
  seat: number;
}
/**
 * DS-44 SODA SHOP DATE, drawn by a player alone.
 */
export interface DateSetAside {
  kind: "date_set_aside";
  seat: number;
}
/**
 * DS-12
 */
export interface DeckShuffled {
  cards: number;
  kind: "deck_shuffled";
}
/**
 * DS-5, DS-43
 */
export interface StarterChosen {
  kind: "starter_chosen";
  seat: number;
}
/**
 * DS-4 as the seat itself sees it, and an open partner.
 */
export interface HandDealt {
  cards: (
    | "city_bus"
    | "hitchhiking"
    | "hop_the_fence"
    | "man_in_black"
    | "moms_car"
    | "new_step_dad"
    | "pool_party"
    | "prom_date"
    | "rad_bike"
    | "run"
    | "saucer"
    | "school_bus"
    | "science_club_saviors"
    | "skateboard"
    | "soda_shop_date"
    | "stranger_sighting"
    | "synchronized_watches"
    | "walk"
    | "walkie_talkies"
  )[];
  kind: "hand_dealt";
  seat: number;
}
/**
 * DS-4, DS-44 cards that cannot be held in the opening hand are discarded without effect.
 */
export interface SetAside {
  cards: (
    | "city_bus"
    | "hitchhiking"
    | "hop_the_fence"
    | "man_in_black"
    | "moms_car"
    | "new_step_dad"
    | "pool_party"
    | "prom_date"
    | "rad_bike"
    | "run"
    | "saucer"
    | "school_bus"
    | "science_club_saviors"
    | "skateboard"
    | "soda_shop_date"
    | "stranger_sighting"
    | "synchronized_watches"
    | "walk"
    | "walkie_talkies"
  )[];
  kind: "set_aside";
  seat: number;
}
/**
 * DS-4
 */
export interface SightingsReturned {
  count: number;
  kind: "sightings_returned";
}
/**
 * DS-5
 */
export interface FirstKidsLetOut {
  kind: "first_kids_let_out";
}
/**
 * DS-7
 */
export interface KidLetOut {
  kind: "kid_let_out";
  seat: number;
}
/**
 * DS-9
 */
export interface RanAway {
  kind: "ran_away";
  seat: number;
  space: string;
}
/**
 * DS-45 by the Architect, whose cards are open: it can be taken back.
 */
export interface OpenCardPlayed {
  card:
    | "city_bus"
    | "hitchhiking"
    | "hop_the_fence"
    | "man_in_black"
    | "moms_car"
    | "new_step_dad"
    | "pool_party"
    | "prom_date"
    | "rad_bike"
    | "run"
    | "saucer"
    | "school_bus"
    | "science_club_saviors"
    | "skateboard"
    | "soda_shop_date"
    | "stranger_sighting"
    | "synchronized_watches"
    | "walk"
    | "walkie_talkies";
  kind: "open_card_played";
  seat: number;
}
/**
 * DS-8 the effect has no legal use.
 */
export interface PlayedForNothing {
  card:
    | "city_bus"
    | "hitchhiking"
    | "hop_the_fence"
    | "man_in_black"
    | "moms_car"
    | "new_step_dad"
    | "pool_party"
    | "prom_date"
    | "rad_bike"
    | "run"
    | "saucer"
    | "school_bus"
    | "science_club_saviors"
    | "skateboard"
    | "soda_shop_date"
    | "stranger_sighting"
    | "synchronized_watches"
    | "walk"
    | "walkie_talkies";
  kind: "played_for_nothing";
  seat: number;
}
/**
 * DS-26a
 */
export interface KidChosen {
  kind: "kid_chosen";
  player: number;
  seat: number;
  space: string;
}
/**
 * DS-23, DS-34
 */
export interface ScoredKidChosen {
  kind: "scored_kid_chosen";
  player: number;
  seat: number;
  space: string;
  spot: number;
}
/**
 * DS-13 `way`: every space, the start and the end included.
 */
export interface KidWalked {
  kind: "kid_walked";
  player: number;
  seat: number;
  way: string[];
}
/**
 * DS-27, DS-33, DS-34, DS-36, DS-37
 */
export interface KidJumped {
  kind: "kid_jumped";
  player: number;
  seat: number;
  start: string;
  to: string;
}
/**
 * DS-15, DS-18a
 */
export interface KidScored {
  kind: "kid_scored";
  place: "clubhouse" | "home" | "library" | "mansion" | "park" | "pep_rally" | "pool" | "prom";
  player: number;
  space: string;
  spot: number;
}
/**
 * DS-26a
 */
export interface Stopped {
  kind: "stopped";
  seat: number;
}
/**
 * DS-38 all learn whose.
 */
export interface HandLookedAt {
  kind: "hand_looked_at";
  player: number;
  seat: number;
}
/**
 * DS-38 to the seat that looks, and nobody else.
 */
export interface HandShown {
  cards: (
    | "city_bus"
    | "hitchhiking"
    | "hop_the_fence"
    | "man_in_black"
    | "moms_car"
    | "new_step_dad"
    | "pool_party"
    | "prom_date"
    | "rad_bike"
    | "run"
    | "saucer"
    | "school_bus"
    | "science_club_saviors"
    | "skateboard"
    | "soda_shop_date"
    | "stranger_sighting"
    | "synchronized_watches"
    | "walk"
    | "walkie_talkies"
  )[];
  kind: "hand_shown";
  player: number;
  seat: number;
}
/**
 * DS-35
 */
export interface StrangerChosen {
  kind: "stranger_chosen";
  seat: number;
  space: string;
}
/**
 * DS-35
 */
export interface StrangerMoved {
  kind: "stranger_moved";
  seat: number;
  start: string;
  to: string;
}
/**
 * DS-22
 */
export interface StrangerPlaced {
  kind: "stranger_placed";
  left: number;
  seat: number;
  space: string;
}
/**
 * DS-22, DS-35 an owner for each Kid.
 */
export interface KidsAbducted {
  kind: "kids_abducted";
  players: number[];
  space: string;
}
/**
 * DS-21
 */
export interface SightingDrawn {
  kind: "sighting_drawn";
  seat: number;
}
/**
 * DS-21
 */
export interface SaucerDrawn {
  kind: "saucer_drawn";
  seat: number;
}
/**
 * DS-23 there is no Kid on the board.
 */
export interface SaucerInVain {
  kind: "saucer_in_vain";
  seat: number;
}
/**
 * DS-42
 */
export interface OrderChosen {
  first: "saucer" | "stranger";
  kind: "order_chosen";
  seat: number;
}
/**
 * DS-23, DS-37
 */
export interface KidAbducted {
  kind: "kid_abducted";
  player: number;
  space: string;
  spot?: number | null;
}
/**
 * DS-23, DS-37
 */
export interface KidSpared {
  kind: "kid_spared";
  player: number;
  space: string;
  spot?: number | null;
}
/**
 * DS-43
 */
export interface GameStarted {
  board: "a" | "b";
  first: number;
  game: number;
  kind: "game_started";
}
/**
 * DS-24, DS-25 one game of a match, or the only one.
 */
export interface GameEnded {
  game: number;
  kind: "game_ended";
  reason: "contact" | "last_stranger" | "ten_kids" | "third_game" | "two_wins";
  scores: number[];
  winners: number[];
}
/**
 * DS-43
 */
export interface MatchEnded {
  kind: "match_ended";
  reason: "contact" | "last_stranger" | "ten_kids" | "third_game" | "two_wins";
  winners: number[];
}
/**
 * DS-43 one game of a Gauntlet.
 */
export interface GamePlayed {
  board: "a" | "b";
  first: number;
  reason: "contact" | "last_stranger" | "ten_kids" | "third_game" | "two_wins";
  scores: number[];
  winners: number[];
}
/**
 * DS-50 what the viewer saw of a hand: a card was drawn into it, was shown to the viewer, or left it.
 */
export interface HandStep {
  card?:
    | (
        | "city_bus"
        | "hitchhiking"
        | "hop_the_fence"
        | "man_in_black"
        | "moms_car"
        | "new_step_dad"
        | "pool_party"
        | "prom_date"
        | "rad_bike"
        | "run"
        | "saucer"
        | "school_bus"
        | "science_club_saviors"
        | "skateboard"
        | "soda_shop_date"
        | "stranger_sighting"
        | "synchronized_watches"
        | "walk"
        | "walkie_talkies"
      )
    | null;
  does: "draws" | "loses" | "shows";
  player: number;
}
/**
 * What Kids are worth as things stand; a row for each scoring space, in the board's order.
 */
export interface Tally {
  next: (number | null)[];
  par: number | null;
  places: number;
  places_in_hand: number;
  places_left: number;
  shared: (number | null)[];
  teams: number[][];
  wins: number[];
  worth: (number | null)[][];
}
/**
 * An unscored Kid, or with its spot a scored one.
 */
export interface Kid {
  player: number;
  space: string;
  spot?: number | null;
}
export interface StrangersOptions {
  board?: "a" | "b";
  brainiac?: boolean;
  five_sightings?: boolean;
  free_first_kid?: boolean;
  puzzle?: number | null;
  total_invasion?: boolean;
  variant?: "architect" | "gauntlet" | "standard" | "teams_open" | "teams_silent";
  well_read?: boolean;
}
/**
 * DS-50 what the viewer knows of a player.
 */
export interface PlayerView {
  cards: number;
  hand_limit: number;
  kid_limit: number;
  kids: string[];
  known: (
    | "city_bus"
    | "hitchhiking"
    | "hop_the_fence"
    | "man_in_black"
    | "moms_car"
    | "new_step_dad"
    | "pool_party"
    | "prom_date"
    | "rad_bike"
    | "run"
    | "saucer"
    | "school_bus"
    | "science_club_saviors"
    | "skateboard"
    | "soda_shop_date"
    | "stranger_sighting"
    | "synchronized_watches"
    | "walk"
    | "walkie_talkies"
  )[];
  points: number;
  supply: number;
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
 * DS-3a One scoring space. `values`: of each spot, the best first; DS-20 of each Kid, by the number of Kids.
 */
export interface Scoring {
  kind: "clubhouse" | "home" | "library" | "mansion" | "park" | "pep_rally" | "pool" | "prom";
  name: string;
  space: string;
  values: number[];
}
/**
 * Worded as that player's name; `<argument>Is` is `you` or `other`, for sentences that need to know.
 */
export interface SeatName {
  kind: "seat";
  seat: number;
}
/**
 * DS-12 what the viewer knows of the deck that was shuffled from the discards, and so of what was in hands then.
 */
export interface SecondDeck {
  cards: number[];
  steps: HandStep[];
  taken: (number[] | null)[];
}
export interface StrangersBoard {
  bars: string[][];
  columns: number;
  name: string;
  rows: number;
  school: string;
  scoring: Scoring[];
  strangers: number;
  streets: Street[];
  walls: string[][];
}
/**
 * DS-3 A movement space and what is drawn on it.
 */
export interface Street {
  city_bus?: boolean;
  forest?: boolean;
  school_bus?: boolean;
  space: string;
  stranger?: boolean;
}
export interface StrangersView {
  acted: boolean;
  board: StrangersBoard;
  bonus: number;
  brainiac: boolean;
  chosen: Kid | null;
  dealing: number | null;
  deck: number;
  discarded: boolean;
  discards: number[];
  drawn:
    | (
        | "city_bus"
        | "hitchhiking"
        | "hop_the_fence"
        | "man_in_black"
        | "moms_car"
        | "new_step_dad"
        | "pool_party"
        | "prom_date"
        | "rad_bike"
        | "run"
        | "saucer"
        | "school_bus"
        | "science_club_saviors"
        | "skateboard"
        | "soda_shop_date"
        | "stranger_sighting"
        | "synchronized_watches"
        | "walk"
        | "walkie_talkies"
      )
    | null;
  effect:
    | (
        | "city_bus"
        | "hitchhiking"
        | "hop_the_fence"
        | "man_in_black"
        | "moms_car"
        | "new_step_dad"
        | "pool_party"
        | "prom_date"
        | "rad_bike"
        | "run"
        | "saucer"
        | "school_bus"
        | "science_club_saviors"
        | "skateboard"
        | "soda_shop_date"
        | "stranger_sighting"
        | "synchronized_watches"
        | "walk"
        | "walkie_talkies"
      )
    | null;
  first: number | null;
  five_sightings: boolean;
  free_first_kid: boolean;
  game: number;
  games: GamePlayed[];
  hand:
    | (
        | "city_bus"
        | "hitchhiking"
        | "hop_the_fence"
        | "man_in_black"
        | "moms_car"
        | "new_step_dad"
        | "pool_party"
        | "prom_date"
        | "rad_bike"
        | "run"
        | "saucer"
        | "school_bus"
        | "science_club_saviors"
        | "skateboard"
        | "soda_shop_date"
        | "stranger_sighting"
        | "synchronized_watches"
        | "walk"
        | "walkie_talkies"
      )[]
    | null;
  looking_at: number | null;
  moved: Kid[];
  moves: number;
  phase:
    | "after"
    | "card"
    | "choosing_board"
    | "choosing_card"
    | "choosing_hand"
    | "coin"
    | "dealing"
    | "drawing"
    | "going"
    | "kid"
    | "order"
    | "over"
    | "player"
    | "saucer"
    | "starting"
    | "stranger"
    | "stranger_from"
    | "turn";
  players: PlayerView[];
  playing:
    | (
        | "city_bus"
        | "hitchhiking"
        | "hop_the_fence"
        | "man_in_black"
        | "moms_car"
        | "new_step_dad"
        | "pool_party"
        | "prom_date"
        | "rad_bike"
        | "run"
        | "saucer"
        | "school_bus"
        | "science_club_saviors"
        | "skateboard"
        | "soda_shop_date"
        | "stranger_sighting"
        | "synchronized_watches"
        | "walk"
        | "walkie_talkies"
      )
    | null;
  pool: number[] | null;
  puzzle: number | null;
  reason: ("contact" | "last_stranger" | "ten_kids" | "third_game" | "two_wins") | null;
  saucer_due: boolean;
  seat: number | null;
  second_deck: SecondDeck | null;
  spots: (number | null)[][];
  stranger: string | null;
  stranger_due: boolean;
  strangers: string[];
  strangers_left: number;
  total_invasion: boolean;
  turn: number;
  variant: "architect" | "gauntlet" | "standard" | "teams_open" | "teams_silent";
  well_read: boolean;
  winners: number[];
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
