// Generated from the types in src/saucer by `tools/web.py types`; a check compares them.

export type Action =
  | Place
  | MoveFigure
  | MoveAmbassador
  | EndMovement
  | Meet
  | Ask
  | AskThrough
  | MoveOn
  | Show
  | ShowIfObjected
  | Object
  | Expel
  | EndTurn
  | Claim
  | Accept
  | Refuse
  | Declare
  | DeclareIdentities
  | DeclareBuilds;
export type Aside = Say | Gesture;
export type Event =
  | ColoursDrawn
  | PlacementChosen
  | FiguresPlaced
  | SecretDealt
  | SecretsDealt
  | TurnStarted
  | PhantomShaken
  | FigureMoved
  | AmbassadorMoved
  | MovementEnded
  | MeetingChosen
  | QuestionAsked
  | AnswerRepeated
  | CardsShown
  | AnswerGiven
  | Objected
  | FigureExpelled
  | AmbassadorExpelled
  | FigureMovedOn
  | MissionClaimed
  | HandshakeAccepted
  | HandshakeRefused
  | DeclarationBegun
  | IdentitiesWritten
  | DeclarationSealed
  | DeclarationOpened
  | MatchEnded;
export type Insight = Notebook;
export type Options = InkognitoOptions;
export type View = InkognitoView;

/**
 * IK-30 Take the hand of the player who claims.
 */
export interface Accept {
  kind: "accept";
}
/**
 * IK-5 Place one's figures on the start spaces of one's colour, first to fourth.
 */
export interface Place {
  /**
   * @minItems 4
   * @maxItems 4
   */
  builds: ("fat" | "short" | "tall" | "thin")[];
  kind: "place";
}
/**
 * IK-8 With white, orange or blue a figure of one's own, with purple one of another player.
 */
export interface MoveFigure {
  ball: "blue" | "orange" | "purple" | "white";
  build: "fat" | "short" | "tall" | "thin";
  colour: "blue" | "green" | "red" | "yellow";
  kind: "move_figure";
  to: string;
}
/**
 * IK-8 With a black ball; IK-38 a step of the fifth player.
 */
export interface MoveAmbassador {
  kind: "move_ambassador";
  to: string;
}
/**
 * IK-10a
 */
export interface EndMovement {
  kind: "end_movement";
}
/**
 * IK-13 Choose the meeting that is settled next.
 */
export interface Meet {
  kind: "meet";
  space: string;
}
/**
 * IK-16 Ask the player of the figure met; IK-39 the fifth player asks for two cards.
 */
export interface Ask {
  kind: "ask";
  question: "build" | "identity";
}
/**
 * IK-17 Ask another player through the Ambassador.
 */
export interface AskThrough {
  kind: "ask_through";
  player: number;
  question: "build" | "identity";
}
/**
 * IK-15 Move one more space instead of asking.
 */
export interface MoveOn {
  kind: "move_on";
  to: string;
}
/**
 * IK-16 to IK-21 Show a whole answer, in this order.
 */
export interface Show {
  cards: (
    | "agent_x"
    | "bubble"
    | "fat"
    | "fiddlebottom"
    | "grey_agent_x"
    | "grey_bubble"
    | "grey_fat"
    | "grey_fiddlebottom"
    | "grey_short"
    | "grey_tall"
    | "grey_thin"
    | "grey_zsa_zsa"
    | "mission_a"
    | "mission_b"
    | "mission_c"
    | "mission_d"
    | "short"
    | "tall"
    | "thin"
    | "zsa_zsa"
  )[];
  kind: "show";
}
/**
 * IK-22 Say what a repeated answer shrinks to, should the asker object.
 */
export interface ShowIfObjected {
  cards: (
    | "agent_x"
    | "bubble"
    | "fat"
    | "fiddlebottom"
    | "grey_agent_x"
    | "grey_bubble"
    | "grey_fat"
    | "grey_fiddlebottom"
    | "grey_short"
    | "grey_tall"
    | "grey_thin"
    | "grey_zsa_zsa"
    | "mission_a"
    | "mission_b"
    | "mission_c"
    | "mission_d"
    | "short"
    | "tall"
    | "thin"
    | "zsa_zsa"
  )[];
  kind: "show_if_objected";
}
/**
 * IK-22
 */
export interface Object {
  kind: "object";
}
/**
 * IK-24, IK-25
 */
export interface Expel {
  kind: "expel";
  to: string;
}
/**
 * IK-30a
 */
export interface EndTurn {
  kind: "end_turn";
}
/**
 * IK-30 Claim that the mission is fulfilled; IK-37 with three players nobody may be named.
 */
export interface Claim {
  kind: "claim";
  partner: number | null;
}
/**
 * IK-30
 */
export interface Refuse {
  kind: "refuse";
}
/**
 * IK-43 Begin a declaration: the identities and the builds follow.
 */
export interface Declare {
  kind: "declare";
}
/**
 * IK-43 Write down an identity for each player, in the order of their seats.
 */
export interface DeclareIdentities {
  /**
   * @minItems 4
   * @maxItems 4
   */
  agents: ("agent_x" | "bubble" | "fiddlebottom" | "zsa_zsa")[];
  kind: "declare_identities";
}
/**
 * IK-43
 */
export interface DeclareBuilds {
  /**
   * @minItems 4
   * @maxItems 4
   */
  builds: ("fat" | "short" | "tall" | "thin")[];
  kind: "declare_builds";
}
/**
 * IK-25
 */
export interface AmbassadorExpelled {
  kind: "ambassador_expelled";
  seat: number;
  start: string;
  to: string;
}
/**
 * IK-8, IK-38
 */
export interface AmbassadorMoved {
  kind: "ambassador_moved";
  seat: number;
  start: string;
  to: string;
}
export interface AmbassadorView {
  moved: boolean;
  space: string;
}
/**
 * IK-50 All that the others see of an answer: that it was given.
 */
export interface AnswerGiven {
  asked: number;
  asker: number;
  kind: "answer_given";
}
/**
 * IK-22 Told to the asked player alone, who now says what the answer shrinks to if the asker objects.
 */
export interface AnswerRepeated {
  asker: number;
  cards: (
    | "agent_x"
    | "bubble"
    | "fat"
    | "fiddlebottom"
    | "grey_agent_x"
    | "grey_bubble"
    | "grey_fat"
    | "grey_fiddlebottom"
    | "grey_short"
    | "grey_tall"
    | "grey_thin"
    | "grey_zsa_zsa"
    | "mission_a"
    | "mission_b"
    | "mission_c"
    | "mission_d"
    | "short"
    | "tall"
    | "thin"
    | "zsa_zsa"
  )[];
  kind: "answer_repeated";
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
 * IK-33 Make a sign to one player or to all, true or not.
 */
export interface Gesture {
  kind: "gesture";
  sign: "ear" | "frown" | "sneer" | "wink";
  to?: number[] | null;
}
/**
 * IK-16, IK-17, IK-42 An answer, as those see it who may.
 */
export interface CardsShown {
  asked: number;
  asker: number;
  cards: (
    | "agent_x"
    | "bubble"
    | "fat"
    | "fiddlebottom"
    | "grey_agent_x"
    | "grey_bubble"
    | "grey_fat"
    | "grey_fiddlebottom"
    | "grey_short"
    | "grey_tall"
    | "grey_thin"
    | "grey_zsa_zsa"
    | "mission_a"
    | "mission_b"
    | "mission_c"
    | "mission_d"
    | "short"
    | "tall"
    | "thin"
    | "zsa_zsa"
  )[];
  kind: "cards_shown";
}
/**
 * IK-30 `accepted` is None before the handshake is answered.
 */
export interface ClaimView {
  accepted: boolean | null;
  partner: number | null;
  seat: number;
}
/**
 * IK-5a The agents' seats have been given these colours.
 */
export interface ColoursDrawn {
  colours: ("blue" | "green" | "red" | "yellow")[];
  kind: "colours_drawn";
}
/**
 * IK-43
 */
export interface DeclarationBegun {
  kind: "declaration_begun";
  seat: number;
}
/**
 * IK-43
 */
export interface DeclarationOpened {
  /**
   * @minItems 4
   * @maxItems 4
   */
  agents: ("agent_x" | "bubble" | "fiddlebottom" | "zsa_zsa")[];
  /**
   * @minItems 4
   * @maxItems 4
   */
  builds: ("fat" | "short" | "tall" | "thin")[];
  kind: "declaration_opened";
  right: boolean;
}
/**
 * IK-43 It is told that a declaration was made; never what it says.
 */
export interface DeclarationSealed {
  kind: "declaration_sealed";
  seat: number;
}
/**
 * IK-43 `builds` is None while they are still to be written down.
 */
export interface DeclarationView {
  /**
   * @minItems 4
   * @maxItems 4
   */
  agents: ("agent_x" | "bubble" | "fiddlebottom" | "zsa_zsa")[];
  builds: ("fat" | "short" | "tall" | "thin")[] | null;
}
/**
 * IK-5a It is told that a seat has chosen, never what.
 */
export interface PlacementChosen {
  kind: "placement_chosen";
  seat: number;
}
/**
 * IK-5a All at once: a row for each agent's seat, from its first to its fourth start space.
 */
export interface FiguresPlaced {
  kind: "figures_placed";
  placements: ("fat" | "short" | "tall" | "thin")[][];
}
/**
 * IK-6 A seat alone sees its own new grey card.
 */
export interface SecretDealt {
  card:
    | "agent_x"
    | "bubble"
    | "fat"
    | "fiddlebottom"
    | "grey_agent_x"
    | "grey_bubble"
    | "grey_fat"
    | "grey_fiddlebottom"
    | "grey_short"
    | "grey_tall"
    | "grey_thin"
    | "grey_zsa_zsa"
    | "mission_a"
    | "mission_b"
    | "mission_c"
    | "mission_d"
    | "short"
    | "tall"
    | "thin"
    | "zsa_zsa";
  kind: "secret_dealt";
  seat: number;
}
/**
 * IK-6 Everybody is told that secret cards were dealt.
 */
export interface SecretsDealt {
  kind: "secrets_dealt";
  what: "builds" | "identities" | "missions";
}
/**
 * IK-7
 */
export interface TurnStarted {
  kind: "turn_started";
  seat: number;
  turn: number;
}
/**
 * IK-3
 */
export interface PhantomShaken {
  balls: ("black" | "blue" | "orange" | "purple" | "white")[];
  kind: "phantom_shaken";
  seat: number;
}
/**
 * IK-8
 */
export interface FigureMoved {
  ball: "black" | "blue" | "orange" | "purple" | "white";
  build: "fat" | "short" | "tall" | "thin";
  colour: "blue" | "green" | "red" | "yellow";
  kind: "figure_moved";
  seat: number;
  start: string;
  to: string;
}
/**
 * IK-10a The movement was ended with balls or steps left over.
 */
export interface MovementEnded {
  kind: "movement_ended";
  seat: number;
}
/**
 * IK-13
 */
export interface MeetingChosen {
  kind: "meeting_chosen";
  seat: number;
  space: string;
}
/**
 * IK-23
 */
export interface QuestionAsked {
  asked: number;
  asker: number;
  kind: "question_asked";
  question: "build" | "identity";
  space: string;
  through_ambassador: boolean;
}
/**
 * IK-22 Heard by those who saw the answer; without cards the objection was wrong.
 */
export interface Objected {
  asked: number;
  asker: number;
  cards: (
    | "agent_x"
    | "bubble"
    | "fat"
    | "fiddlebottom"
    | "grey_agent_x"
    | "grey_bubble"
    | "grey_fat"
    | "grey_fiddlebottom"
    | "grey_short"
    | "grey_tall"
    | "grey_thin"
    | "grey_zsa_zsa"
    | "mission_a"
    | "mission_b"
    | "mission_c"
    | "mission_d"
    | "short"
    | "tall"
    | "thin"
    | "zsa_zsa"
  )[];
  kind: "objected";
  right: boolean;
}
/**
 * IK-24
 */
export interface FigureExpelled {
  build: "fat" | "short" | "tall" | "thin";
  colour: "blue" | "green" | "red" | "yellow";
  kind: "figure_expelled";
  seat: number;
  start: string;
  to: string;
}
/**
 * IK-15
 */
export interface FigureMovedOn {
  build: "fat" | "short" | "tall" | "thin";
  kind: "figure_moved_on";
  seat: number;
  start: string;
  to: string;
}
/**
 * IK-30, IK-37
 */
export interface MissionClaimed {
  kind: "mission_claimed";
  partner: number | null;
  seat: number;
}
/**
 * IK-30
 */
export interface HandshakeAccepted {
  kind: "handshake_accepted";
  seat: number;
}
/**
 * IK-30
 */
export interface HandshakeRefused {
  kind: "handshake_refused";
  seat: number;
}
/**
 * IK-43 The first half of a declaration; only its writer hears of it.
 */
export interface IdentitiesWritten {
  /**
   * @minItems 4
   * @maxItems 4
   */
  agents: ("agent_x" | "bubble" | "fiddlebottom" | "zsa_zsa")[];
  kind: "identities_written";
}
/**
 * IK-30, IK-32, IK-50a: all is open; with three players the last row is the set put aside.
 */
export interface MatchEnded {
  kind: "match_ended";
  reason:
    | "declaration"
    | "flight"
    | "mission"
    | "no_flight"
    | "not_alone"
    | "not_fulfilled"
    | "refused"
    | "two_hundred_turns"
    | "wrong_partner";
  replies: ReplyView[];
  secrets: SecretsView[];
  winners: number[];
}
/**
 * IK-23 who asked whom about what is public; IK-50a the rest is known to those who saw the cards: else None.
 *
 *     `cards` is the answer, `replacement` what a right objection left of it. The fifth player's own questions count as
 *     asked through the Ambassador (IK-39).
 */
export interface ReplyView {
  asked: number;
  asker: number;
  cards:
    | (
        | "agent_x"
        | "bubble"
        | "fat"
        | "fiddlebottom"
        | "grey_agent_x"
        | "grey_bubble"
        | "grey_fat"
        | "grey_fiddlebottom"
        | "grey_short"
        | "grey_tall"
        | "grey_thin"
        | "grey_zsa_zsa"
        | "mission_a"
        | "mission_b"
        | "mission_c"
        | "mission_d"
        | "short"
        | "tall"
        | "thin"
        | "zsa_zsa"
      )[]
    | null;
  objection: ("none" | "right" | "wrong") | null;
  question: "build" | "identity";
  replacement:
    | (
        | "agent_x"
        | "bubble"
        | "fat"
        | "fiddlebottom"
        | "grey_agent_x"
        | "grey_bubble"
        | "grey_fat"
        | "grey_fiddlebottom"
        | "grey_short"
        | "grey_tall"
        | "grey_thin"
        | "grey_zsa_zsa"
        | "mission_a"
        | "mission_b"
        | "mission_c"
        | "mission_d"
        | "short"
        | "tall"
        | "thin"
        | "zsa_zsa"
      )[]
    | null;
  through_ambassador: boolean;
  turn: number;
}
/**
 * IK-6 The three grey cards of a player.
 */
export interface SecretsView {
  build: "fat" | "short" | "tall" | "thin";
  identity: "agent_x" | "bubble" | "fiddlebottom" | "zsa_zsa";
  mission: "A" | "B" | "C" | "D";
}
/**
 * IK-50 Where a figure stands, and whether it was `moved` in this turn (IK-29).
 */
export interface FigureView {
  build: "fat" | "short" | "tall" | "thin";
  colour: "blue" | "green" | "red" | "yellow";
  moved: boolean;
  space: string;
}
/**
 * Certain: the player has this card, or has not. `proof` is the smallest set of replies, by place in the view.
 *
 *     Without replies one's own cards prove it.
 */
export interface Finding {
  card:
    | "agent_x"
    | "bubble"
    | "fat"
    | "fiddlebottom"
    | "grey_agent_x"
    | "grey_bubble"
    | "grey_fat"
    | "grey_fiddlebottom"
    | "grey_short"
    | "grey_tall"
    | "grey_thin"
    | "grey_zsa_zsa"
    | "mission_a"
    | "mission_b"
    | "mission_c"
    | "mission_d"
    | "short"
    | "tall"
    | "thin"
    | "zsa_zsa";
  has: boolean;
  proof: number[];
}
/**
 * IK-33a Made by this seat, to it, or to all (`to` is None).
 */
export interface GestureView {
  seat: number;
  sign: "ear" | "frown" | "sneer" | "wink";
  to: number | null;
  turn: number;
}
export interface InkognitoOptions {
  assistant?: "off" | "on";
  colours?: "by_lot" | "by_seat";
  referee?: "strict" | "table";
}
export interface InkognitoView {
  ambassador: AmbassadorView;
  answer:
    | (
        | "agent_x"
        | "bubble"
        | "fat"
        | "fiddlebottom"
        | "grey_agent_x"
        | "grey_bubble"
        | "grey_fat"
        | "grey_fiddlebottom"
        | "grey_short"
        | "grey_tall"
        | "grey_thin"
        | "grey_zsa_zsa"
        | "mission_a"
        | "mission_b"
        | "mission_c"
        | "mission_d"
        | "short"
        | "tall"
        | "thin"
        | "zsa_zsa"
      )[]
    | null;
  assistant: "off" | "on";
  awaited: number[];
  balls: ("black" | "blue" | "orange" | "purple" | "white")[];
  balls_left: ("black" | "blue" | "orange" | "purple" | "white")[];
  build: ("fat" | "short" | "tall" | "thin") | null;
  claim: ClaimView | null;
  colours: "by_lot" | "by_seat";
  declaration: DeclarationView | null;
  declared: boolean;
  figures: FigureView[];
  gestures: GestureView[];
  gestures_left: number;
  identity: ("agent_x" | "bubble" | "fiddlebottom" | "zsa_zsa") | null;
  meeting: string | null;
  mission: ("A" | "B" | "C" | "D") | null;
  on_turn: number | null;
  phase:
    | "answering"
    | "asking"
    | "closing"
    | "dealing_builds"
    | "dealing_identities"
    | "dealing_missions"
    | "declaring"
    | "drawing_colours"
    | "drawing_first"
    | "expelling"
    | "handshake"
    | "meeting"
    | "moving"
    | "over"
    | "placing"
    | "reserving"
    | "shaking"
    | "strolling";
  placement: ("fat" | "short" | "tall" | "thin")[] | null;
  players: PlayerView[];
  put_aside: boolean;
  question: QuestionView | null;
  reason:
    | (
        | "declaration"
        | "flight"
        | "mission"
        | "no_flight"
        | "not_alone"
        | "not_fulfilled"
        | "refused"
        | "two_hundred_turns"
        | "wrong_partner"
      )
    | null;
  referee: "strict" | "table";
  replies: ReplyView[];
  reserve:
    | (
        | "agent_x"
        | "bubble"
        | "fat"
        | "fiddlebottom"
        | "grey_agent_x"
        | "grey_bubble"
        | "grey_fat"
        | "grey_fiddlebottom"
        | "grey_short"
        | "grey_tall"
        | "grey_thin"
        | "grey_zsa_zsa"
        | "mission_a"
        | "mission_b"
        | "mission_c"
        | "mission_d"
        | "short"
        | "tall"
        | "thin"
        | "zsa_zsa"
      )[]
    | null;
  seat: number | null;
  secrets: SecretsView[] | null;
  seen_by: number[][];
  steps_left: number;
  turn: number;
  winners: number[];
}
/**
 * `colour` is None for the Ambassador and before the lot; `placed` says that the placement is chosen (IK-5a).
 */
export interface PlayerView {
  colour: ("blue" | "green" | "red" | "yellow") | null;
  placed: boolean;
  role: "agent" | "ambassador";
}
/**
 * The question that waits for its answer, or was answered last in this meeting.
 */
export interface QuestionView {
  asked: number;
  question: "build" | "identity";
  through_ambassador: boolean;
}
/**
 * Certain and likely are kept apart; `likely` is empty where the table's assistant is off.
 *
 *     A spectator has no pages, and looks on at the end.
 */
export interface Notebook {
  flight?: ("agent_x" | "bubble" | "fiddlebottom" | "zsa_zsa") | null;
  learnt?: Learnt[];
  likely: Likely[];
  pages: Page[];
  passport?: PossibleMission[];
  proven?: ProvenPartner | null;
  shown: ShownTo[];
  sought?: ("agent_x" | "bubble" | "fiddlebottom" | "zsa_zsa") | null;
  teams?: UnmaskedTeam[];
  worlds: number;
}
/**
 * From this reply on, by its place in the view, `knower` could be certain that `player` has this card.
 */
export interface Learnt {
  card:
    | "agent_x"
    | "bubble"
    | "fat"
    | "fiddlebottom"
    | "grey_agent_x"
    | "grey_bubble"
    | "grey_fat"
    | "grey_fiddlebottom"
    | "grey_short"
    | "grey_tall"
    | "grey_thin"
    | "grey_zsa_zsa"
    | "mission_a"
    | "mission_b"
    | "mission_c"
    | "mission_d"
    | "short"
    | "tall"
    | "thin"
    | "zsa_zsa";
  knower: number;
  player: number;
  reply: number;
}
/**
 * No more than likely, and only as far as players lie as this model does.
 */
export interface Likely {
  model: "least_information" | "uniform_answers";
  players: PlayerChances[];
}
export interface PlayerChances {
  /**
   * @minItems 4
   * @maxItems 4
   */
  builds: number[];
  /**
   * @minItems 4
   * @maxItems 4
   */
  identities: number[];
  /**
   * @minItems 4
   * @maxItems 4
   */
  missions: number[];
  player: number | null;
}
/**
 * What another player may still be, for certain; with three players the last page is the set put aside (IK-35).
 */
export interface Page {
  builds: ("fat" | "short" | "tall" | "thin")[];
  findings: Finding[];
  identities: ("agent_x" | "bubble" | "fiddlebottom" | "zsa_zsa")[];
  missions: ("A" | "B" | "C" | "D")[];
  player: number | null;
}
/**
 * IK-27 What the viewer's team has to do if the partner has this letter.
 */
export interface PossibleMission {
  letter: "A" | "B" | "C" | "D";
  task: Task;
}
/**
 * IK-27 What a team has to do.
 */
export interface Task {
  mission: string;
  reading: ("five" | "three") | null;
}
/**
 * Who is the viewer's partner for certain, and the task of the two once the letter is certain as well.
 */
export interface ProvenPartner {
  player: number | null;
  task: Task | null;
}
/**
 * IK-34 What one has shown to a player, the fifth who looks on included (IK-42).
 */
export interface ShownTo {
  cards: (
    | "agent_x"
    | "bubble"
    | "fat"
    | "fiddlebottom"
    | "grey_agent_x"
    | "grey_bubble"
    | "grey_fat"
    | "grey_fiddlebottom"
    | "grey_short"
    | "grey_tall"
    | "grey_thin"
    | "grey_zsa_zsa"
    | "mission_a"
    | "mission_b"
    | "mission_c"
    | "mission_d"
    | "short"
    | "tall"
    | "thin"
    | "zsa_zsa"
  )[];
  player: number;
  replies: number[];
}
/**
 * IK-50a At the end: the partners, and their task; one whose partner was missing had none.
 */
export interface UnmaskedTeam {
  members: number[];
  task: Task | null;
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
