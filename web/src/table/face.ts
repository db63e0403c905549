// What a game draws. The table does the rest: it knows offers, paths, keyboard, touch, words and the network.
// A face is made of pure functions from a view to SVG or HTML; it knows no rule.
//
// web/src/games/<slug>/index.ts   exports `face`, loaded when a table or a replay of that game is opened
// web/src/games/<slug>/poster.tsx exports `Poster`, loaded with the start page: keep it light and apart from the board
import type { ComponentType } from "preact";
import type { Text } from "../wire";

export type Shape = "circle" | "square" | "triangle" | "diamond" | "pentagon" | "hexagon";

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
export interface PartAttributes {
  readonly "data-part": string;
  readonly "data-state": "lit" | "picked" | "calm";
  readonly role: "button" | "img";
  readonly tabindex: 0 | -1;
  readonly "aria-label": string;
}

/** An event as it was told, newest last. */
export interface Told {
  readonly kind: string;
  readonly [field: string]: unknown;
}

export interface Drawing<View> {
  readonly view: View;
  /** What the table has worked out for this player from the view, in games that do so. */
  readonly insight: unknown;
  readonly seats: readonly SeatLook[];
  /** The viewer's seat; null for a spectator. */
  readonly me: number | null;
  /** `part("portal:4", "Portal 4, worth 4, empty")`: the id that paths use, and all that is seen there, in words. */
  part(id: string, name: string): PartAttributes;
  /** Whether a part can be clicked now, or has just been picked as the first step of a path. */
  lit(id: string): boolean;
  picked(id: string): boolean;
  /** A message of the game in the player's language. */
  words(text: Text): string;
  message(id: string, args?: Record<string, string | number>): string;
  /** The events that were told last, newest last, for motion. Empty when motion is off. */
  readonly moment: readonly Told[];
}

/** A number that matters, with a word beside it. */
export interface Figure {
  readonly value: string;
  readonly word: string;
}

/** The few sounds there are; `turn` and `win` are played by the table itself. */
export type Sound = "turn" | "card" | "dice" | "landing" | "alarm" | "win";

/** What an instrument for answers in advance gets: the answer left last, if any, and a way to leave or withdraw one. */
export interface Advancing {
  readonly order: { readonly kind: string; readonly [field: string]: unknown } | null;
  leave(order: { readonly kind: string; readonly [field: string]: unknown } | null): void;
}

/** What an instrument for asides other than talk gets: a way to make one, as the game's record says it. */
export interface Speaking {
  speak(aside: { readonly kind: string; readonly [field: string]: unknown }): void;
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
  /** Parts that are buttons in words rather than places on the board (fly on, stop), in the order to show them. */
  readonly buttons: readonly string[];
  /** Parts of the board that are buttons in words as well, while a choice hangs on them: land, beside fly on. */
  promoted?(view: View): readonly string[];
  /** A small control for an answer left in advance, in games that take them; shown while a person plays. */
  readonly Advance?: ComponentType<Drawing<View> & Advancing>;
  /** A small control for asides other than talk (a gesture); shown while a person plays. */
  readonly Aside?: ComponentType<Drawing<View> & Speaking>;
  /** Kinds of events that the board shows well enough: they have no line in the log. */
  readonly quiet?: readonly string[];
  /** Which sound an event makes, if any. */
  sound?(event: Told): Sound | null;
  /** The parts of the board that a line of the log speaks of; pointing at the line marks them. */
  mentions?(event: Told): readonly string[];
}
