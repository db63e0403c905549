// What a game draws. The table does the rest: it knows offers, paths, keyboard, touch, words and the network.
// A face is made of pure functions from a view to SVG or HTML; it knows no rule.
import type { ComponentType, JSX } from "preact";
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

/** Spread onto an element to make it a part of the board: it then glows, takes focus and clicks when it can be used. */
export type PartAttributes = JSX.HTMLAttributes<HTMLElement> & JSX.SVGAttributes<SVGElement>;

export interface Drawing<View> {
  readonly view: View;
  readonly seats: readonly SeatLook[];
  /** The viewer's seat; null for a spectator. */
  readonly me: number | null;
  /** `part("portal:4", "Portal 4")`: the id that paths use, and what it is, in words. */
  part(id: string, name: string): PartAttributes;
  /** Whether a part can be clicked now, or has just been picked as the first step of a path. */
  lit(id: string): boolean;
  picked(id: string): boolean;
  /** A message of the game in the player's language. */
  words(text: Text): string;
  message(id: string, args?: Record<string, string | number>): string;
  /** The kinds of events that were told last, newest last, for motion. Empty when motion is off. */
  readonly moment: readonly { readonly kind: string; readonly [field: string]: unknown }[];
}

/** A number that matters, with a word beside it. */
export interface Figure {
  readonly value: string;
  readonly word: string;
}

export interface Face<View> {
  readonly slug: string;
  /** A travel poster, 3:4. */
  readonly Poster: ComponentType<{ title: string }>;
  /** The board in the middle. */
  readonly Board: ComponentType<Drawing<View>>;
  /** My things along the bottom, in reach of a thumb. Not drawn for a spectator. */
  readonly Mine: ComponentType<Drawing<View>>;
  /** What everybody sees of one player, in the strip on top. */
  readonly Other: ComponentType<Drawing<View> & { readonly seat: number }>;
  /** The numbers that matter of one player, for the strip and the end. */
  figures(drawing: Drawing<View>, seat: number): readonly Figure[];
  /** Parts that are buttons in words rather than places on the board (fly on, stop), in the order to show them. */
  readonly buttons: readonly string[];
}
