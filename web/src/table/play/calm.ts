// Where something to read lies over a board without lying on what can be picked.
import { type Box, overlap } from "../../ui/geometry";

export interface Calm {
  readonly side: "top" | "bottom";
  /** Where on that side something small has room: at its start or at its end. */
  readonly corner: "start" | "end";
  /** Whether something small stands above the board's own buttons, where they have the only corner that is free. */
  readonly raised: boolean;
  /** Whether something that can be picked lies below it even there. */
  readonly covers: boolean;
}

export const NOWHERE: Calm = { side: "top", corner: "start", raised: false, covers: false };

/** Room around it. */
const MARGIN = 12;
/** So much of a part may lie below it. */
const EDGE = 4;
/** Something folded up, with the air around it. */
const SMALL = { width: 92, height: 56 };
/** As high as the board's own buttons, with the air below them. */
const RAISED = 46;

/**
 * The side of a board on which something as broad as it, and so high, covers least; with nothing to lay, the calmer
 * half. Something small keeps off the board's own buttons, too.
 */
export function calmest(board: Box, parts: readonly Box[], height: number, buttons: readonly Box[] = []): Calm {
  const high = height > 0 ? height + MARGIN : board.height / 2;
  const covered = (area: Box, by = parts) => by.filter((part) => isBelow(part, area)).length;
  const along = (side: Calm["side"]) => covered(placed(board, { ...NOWHERE, side }, board.width, high));
  const [above, below] = [along("top"), along("bottom")];
  const covers = height > 0 && Math.min(above, below) > 0;
  if (!covers) return { ...NOWHERE, side: above > below ? "bottom" : "top" };
  const hidden = (place: Place) => {
    const area = placed(board, place, SMALL.width, SMALL.height);
    return 10 * covered(area) + covered(area, buttons);
  };
  return { ...PLACES.reduce((best, place) => (hidden(place) < hidden(best) ? place : best)), covers };
}

type Place = Pick<Calm, "side" | "corner" | "raised">;

const PLACES: readonly [Place, ...Place[]] = [
  { side: "top", corner: "start", raised: false },
  { side: "top", corner: "end", raised: false },
  { side: "bottom", corner: "start", raised: false },
  { side: "bottom", corner: "end", raised: false },
  { side: "bottom", corner: "start", raised: true },
  { side: "bottom", corner: "end", raised: true },
];

function placed(board: Box, { side, corner, raised }: Place, width: number, height: number): Box {
  return {
    x: board.x + (corner === "start" ? 0 : board.width - width),
    y: board.y + (side === "top" ? 0 : board.height - height - (raised ? RAISED : 0)),
    width,
    height,
  };
}

function isBelow(part: Box, area: Box): boolean {
  const { width, height } = overlap(part, area);
  return width > EDGE && height > EDGE;
}
