// What a game puts on paper. web/src/games/<slug>/print.tsx exports `sheets`, a pure function that draws with the same
// components as the board; print.css beside it holds the colours for paper. Two printers know these sheets: the page
// that a browser prints (paper.tsx), and `saucer print`, for which they are drawn when the browser side is built
// (still/) and put on pages by src/saucer/printing. A game without the file has no sheets.
import type { VNode } from "preact";
import type { AnyView } from "../net/scene";
import { drawingOf } from "../table/face/drawing";
import type { Drawing } from "../table/face/face";
import type { Wording } from "../words/wording";

/** A drawing, an `<svg>` with a view box, and what is to be seen in it, in words. */
export interface PrintedPicture<Svg = VNode> {
  readonly picture: Svg;
  readonly alt: string;
  /** How high it is in millimetres, among words. */
  readonly high?: number;
}

/** A box to write in or to cross off, with a word and a small sign in it. */
interface TickBox<Svg = VNode> {
  readonly box: string;
  readonly sign?: PrintedPicture<Svg>;
}

/** What stands in a row among words. */
export type Item<Svg = VNode> = string | { readonly strong: string } | PrintedPicture<Svg> | TickBox<Svg>;
export type Cell<Svg = VNode> = readonly Item<Svg>[];

export interface PrintedTable<Svg = VNode> {
  readonly kind: "table";
  readonly head: readonly Cell<Svg>[];
  readonly rows: readonly (readonly Cell<Svg>[])[];
  /** How the columns share the width; null is as wide as what stands there. */
  readonly widths: readonly (number | null)[];
  /** The least height of a row in millimetres: room to write. */
  readonly high?: number;
}

/** A card to cut out; so many of it. */
export interface PrintedCard<Svg = VNode> {
  readonly name: string;
  readonly picture: Svg;
  readonly words: string;
  readonly colour: string;
  readonly count: number;
}

/** In millimetres; each page has as many as it holds, with marks to cut along. */
interface PrintedCards<Svg = VNode> {
  readonly kind: "cards";
  readonly wide: number;
  readonly high: number;
  readonly cards: readonly PrintedCard<Svg>[];
  readonly back: PrintedPicture<Svg>;
}

/** A picture takes all the room that the rest of its page leaves. */
export type PaperBlock<Svg = VNode> =
  | ({ readonly kind: "picture" } & PrintedPicture<Svg>)
  | { readonly kind: "words"; readonly words: string }
  | { readonly kind: "heading"; readonly words: string }
  | PrintedTable<Svg>
  | PrintedCards<Svg>;

/** A page; cards go on over as many as they need. */
export interface PaperSheet<Svg = VNode> {
  readonly title: string;
  /** Whether the paper lies on its longer side. */
  readonly lying: boolean;
  readonly blocks: readonly PaperBlock<Svg>[];
}

export interface ToPrint<View> {
  /** With the board; whatever has happened on it is left out. */
  readonly drawing: Drawing<View>;
  /** The start of a game for each number of players, or the one at a table. */
  readonly views: readonly View[];
  /** What the game's own printed.py says, where it has one; nothing in a browser. */
  readonly printed: Readonly<Record<string, unknown>>;
}

export type Sheets = (wanted: ToPrint<AnyView>) => readonly PaperSheet[];

export function toPrint(views: readonly AnyView[], wording: Wording, printed = {}): ToPrint<AnyView> {
  const drawing = drawingOf({ view: views[0] ?? {}, seats: [], me: null, keptAt: "paper", wording });
  return { drawing, views, printed };
}
