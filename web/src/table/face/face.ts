// What a game draws. The table does the rest: it knows offers, paths, keyboard, touch, words and the network.
// A face is made of pure functions from a view to SVG or HTML; it knows no rule.
//
// web/src/games/<slug>/index.ts   exports `face`, loaded when a table or a replay of that game is opened
// web/src/games/<slug>/poster.tsx exports `Poster`, loaded with the start page: keep it light and apart from the board
//
// A game without them has the plain face and a poster of letters (table/plain). Both can do without anything of its own;
// web/src/games/<slug>/fields.<language>.ftl gives the fields of its view words, as plain/names.ts tells.
import type { ComponentChildren, ComponentType } from "preact";
import type { Sound } from "../../ui/sound";
import type { Offer, Result, SHAPES, Text } from "../../wire";
import type { Cue } from "./cues";
import type { Bounds, Transmission } from "./strokes";

export type Shape = (typeof SHAPES)[number];

/** A seat as it is drawn everywhere: its name, its shape and (through the shape) its colour and pattern. */
export interface SeatLook {
  readonly seat: number;
  readonly name: string;
  readonly shape: Shape;
  readonly me: boolean;
  readonly bot: boolean;
  readonly here: boolean;
  /** The table waits for this seat now. */
  readonly awaited: boolean;
}

/**
 * Spread onto an SVG or HTML element to make it a part of the board: it then glows, takes focus and clicks when it
 * can be used. Parts never lie inside parts. Style them by `data-state`; `class` is the game's own.
 */
interface PartAttributes {
  readonly "data-part": string;
  readonly "data-state": "lit" | "picked" | "calm";
  readonly role: "button" | "img";
  readonly tabindex: 0 | -1;
  readonly "aria-label": string;
}

/** An event as it was told. */
export interface ToldEvent {
  readonly kind: string;
  readonly [field: string]: unknown;
}

export interface Drawing<View> {
  readonly view: View;
  /** What the table has worked out for this player from the view, in games that do so. */
  readonly insight: unknown;
  /** The best score of whoever plays alone, in this way to play, this game's included once it is over; null if none. */
  readonly best?: number | null;
  /** The one to beat, from before this game; null if there was none, absent where nobody knows. */
  readonly bestBefore?: number | null;
  /** When the game ended, in seconds since 1970; null while it goes on, or where nobody knows. */
  readonly ended?: number | null;
  readonly seats: readonly SeatLook[];
  /** The viewer's seat; null for a spectator. */
  readonly me: number | null;
  /** Under what this device keeps what the player writes here: a table and who looks at it, or a picture. */
  readonly keptAt: string;
  /** `part("portal:4", "Portal 4, worth 4, empty")`: the id that paths use, and all that is seen there, in words. */
  part(id: string, name: string): PartAttributes;
  /** Whether a part can be clicked now, or has just been picked as the first step of a path. */
  lit(id: string): boolean;
  picked(id: string): boolean;
  /** A message of the game in the player's language. */
  words(text: Text): string;
  message(id: string, args?: Record<string, string | number>): string;
}

/** A number that matters, with a word beside it. */
export interface Figure {
  readonly value: string;
  readonly word: string;
}

/** What a control for standing orders gets: the one left last, if any, and a way to leave another or withdraw it. */
export interface StandingOrderUse {
  readonly standingOrder: { readonly kind: string; readonly [field: string]: unknown } | null;
  leave(order: { readonly kind: string; readonly [field: string]: unknown } | null): void;
}

/** What an instrument for asides other than talk gets: a way to make one, as the game's record says it. */
export interface Speaking {
  speak(aside: { readonly kind: string; readonly [field: string]: unknown }): void;
}

/** What a face gets that shows the choices itself: each is an offer to choose, or an open one to answer with an action. */
export interface Choosing {
  readonly offers: readonly Offer[];
  /** A choice is under way: another waits for its answer. */
  readonly busy: boolean;
  choose(offer: Offer): void;
  act(action: Record<string, unknown>): void;
  /** The table's own small things beside the choices: take back, hint. */
  readonly children: ComponentChildren;
}

/** An action that is laid out for later, as the game's record says it. */
export type PlannedAction = Readonly<Record<string, unknown>>;

/** What an instrument that lays out a plan gets: what is laid out, what comes next, and ways through it. */
export interface Planning {
  /** Everything that is laid out, the first one first; so many of it have come already. */
  readonly all: readonly PlannedAction[];
  readonly came: number;
  /** What the plan does next, if the table offers it now. */
  readonly next: Offer | null;
  /** How many choices can be taken back: none when the game is over. */
  readonly done: number;
  step(): void;
  back(steps: number): void;
  /** Lays out something else; what is changed of the past is taken back first. */
  lay(all: readonly PlannedAction[]): void;
}

/** An instrument for laying out a plan, in games where all that is chosen can be taken back. */
interface PlanInstrument<View> {
  /** Kinds of actions that are laid out beforehand. */
  readonly lays: readonly string[];
  /** Whether the game is of that kind. */
  has(view: View): boolean;
  /** Above my things, from the first choice to the end: it keeps its place. */
  readonly Layout: ComponentType<Drawing<View> & Planning>;
}

/** A game's own sheet in the side column: what its tab is called (null: there is none now), and what stands on it. */
export interface Sheet<View> {
  title(drawing: Drawing<View>): string | null;
  readonly Page: ComponentType<Drawing<View>>;
}

/**
 * In games where somebody sends a rhythm by hand: which actions its strokes are, and what was sent. The table does the
 * rest: it records the hand, plays what was sent to those who listen, and holds the board until they have heard it.
 */
export interface Rhythm<View> {
  /** The part that stands for the hand in the paths of offers. */
  readonly part: string;
  /** The kinds of actions: the first stroke, which has no number; up and down, which have milliseconds. */
  readonly strokes: { readonly first: string; readonly up: string; readonly down: string };
  /** How many milliseconds the rules allow between two strokes. */
  bounds(view: View): Bounds;
  /** Whether the viewer is the one who sends: who does is played nothing. */
  sends(view: View): boolean;
  /** With so many strokes all that the viewer has prepared is sent; null if nothing is. */
  wanted(view: View): number | null;
  /** What it should sound like, in lengths of any unit: for whoever rehearses. */
  ideal?(view: View): readonly number[];
  /** All that was sent in this game, in order. */
  sent(view: View): readonly Transmission[];
  /** The number of the first transmission that is of use now. */
  since(view: View): number;
  /** How this table listens: at once or as a whole, with a time line or without, with hearing again or without. */
  listening(view: View): { readonly whole: boolean; readonly timeLine: boolean; readonly again: boolean };
}

/** What is counted of how a game goes: for the picture of it at the end, and for where it turned. */
interface Counted<View> {
  /** Whether everybody plays together: then one line is drawn for all, by the first seat. */
  readonly together?: boolean;
  /** How far a seat is at this moment; `last` is the end, when all is open. */
  progress(drawing: Drawing<View>, seat: number, last: Drawing<View>): number;
  /** What is counted, in words. */
  title(drawing: Drawing<View>): string;
}

export interface Face<View> {
  readonly slug: string;
  /** The board in the middle. */
  readonly Board: ComponentType<Drawing<View>>;
  /** My things along the bottom, in reach of a thumb. Not drawn for a spectator. */
  readonly Mine: ComponentType<Drawing<View>>;
  /** What everybody sees of one player, in the strip on top. Name, shape and figures stand beside it already. */
  readonly Other: ComponentType<Drawing<View> & { readonly seat: number }>;
  /** The numbers that matter of one player, for the strip and the end. */
  figures(drawing: Drawing<View>, seat: number): readonly Figure[];
  /** The colour of a player in a game that gives out colours of its own, as CSS has it: for the picture of the end. */
  colour?(drawing: Drawing<View>, seat: number): string | null;
  /** Parts that are buttons in words rather than places on the board (fly on, stop), in the order to show them. */
  readonly buttons: readonly string[];
  /** Parts of the board that are buttons in words as well, while a choice hangs on them: land, beside fly on. */
  promoted?(view: View): readonly string[];
  /** A small control for a standing order, in games that take them; shown while a person plays. */
  readonly StandingOrder?: ComponentType<Drawing<View> & StandingOrderUse>;
  /** A small control for asides other than talk (a gesture); shown while a person plays. */
  readonly Aside?: ComponentType<Drawing<View> & Speaking>;
  /** Lays out a plan, tries it and re-arranges it, in games where that is allowed. */
  readonly Plan?: PlanInstrument<View>;
  /** Tells on the panel of the end how it came about. */
  readonly Ending?: ComponentType<Drawing<View> & { readonly result: Result }>;
  /** Stands in the side column beside log, chat and rules; it is shown by itself when the game is over. */
  readonly Sheet?: Sheet<View>;
  /** Kinds of events that the board shows well enough: they have no line in the log. */
  readonly quiet?: readonly string[];
  /** The view as the table in words reads it, where a list says nothing without another that it goes along with. */
  plain?(drawing: Drawing<View>): Readonly<Record<string, unknown>>;
  /** All choices in words, in place of the table's buttons; for a face that has no parts to click. */
  readonly Choices?: ComponentType<Drawing<View> & Choosing>;
  /** What a die shows that was rolled by hand, and what that is called; without it the faces are numbers from one. */
  dieFace?(face: number, drawing: Drawing<View>): { readonly picture: ComponentChildren; readonly name: string };
  /** Only games that send a rhythm have it. */
  readonly rhythm?: Rhythm<View>;
  /**
   * How an event is shown: together, on the board as it was before (`drawing`); `after` is the view with which it ends.
   * None if the board shows it well enough.
   */
  cues?(event: ToldEvent, drawing: Drawing<View>, after: View): readonly Cue[];
  /** Kinds of events that begin somebody's turn. */
  readonly turns?: readonly string[];
  /** Whether an event is one of the great moments of a game, for whoever looks at it again. */
  climax?(event: ToldEvent): boolean;
  /** How the game goes; the first of its `figures` if nothing is said. */
  readonly course?: Counted<View>;
  /** Kinds of events that nobody must miss: at a hidden page they wait, with all that follows, until somebody looks. */
  readonly unmissed?: readonly string[];
  /** Kinds of events that are never shown again. */
  readonly once?: readonly string[];
  /** Whether the players confer now, and the game waits for it: then the chat is offered where it is not in sight. */
  confers?(view: View): boolean;
  /** Which sound an event makes, if any; its line in the log has a small picture of that kind. */
  sound?(event: ToldEvent): Sound | null;
  /** The parts of the board that a line of the log speaks of; pointing at the line marks them. */
  mentions?(event: ToldEvent): readonly string[];
}

/** The face of a game that the table does not know. */
export type AnyFace = Face<Readonly<Record<string, unknown>>>;
