// Where something to read lies over a board without lying on what can be picked.
import { type Box, overlap } from "../../ui/geometry";

export interface Calm {
  readonly side: "top" | "bottom";
  /** Where on that side something small has room: at its start or at its end. */
  readonly corner: "start" | "end";
  /** How far from that side something small stands, in pixels: where no corner is free it leaves them. */
  readonly away: number;
  /** Whether something that can be picked lies below it even there. */
  readonly covers: boolean;
}

export const NOWHERE: Calm = { side: "top", corner: "start", away: 0, covers: false };

/** Room around it. */
const MARGIN = 12;
/** So much of a part may lie below it. */
const EDGE = 4;
/** Something folded up, with the air around it. */
const SMALL = { width: 78, height: 52 };
/** From place to place along an edge. */
const STEP = 12;

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
  const places = placesOn(board);
  return { ...places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best)), covers };
}

type Place = Pick<Calm, "side" | "corner" | "away">;

/** The corners first, then along either edge, from below before from above. */
function placesOn(board: Box): readonly Place[] {
  const steps = Math.max(1, Math.floor((board.height - SMALL.height) / STEP));
  return Array.from({ length: steps }, (_, step) => {
    const places = CORNERS.map((place) => ({ ...place, away: step * STEP }));
    return step === 0 ? places : places.reverse();
  }).flat();
}

const CORNERS: readonly Omit<Place, "away">[] = [
  { side: "top", corner: "start" },
  { side: "top", corner: "end" },
  { side: "bottom", corner: "start" },
  { side: "bottom", corner: "end" },
];

function placed(board: Box, { side, corner, away }: Place, width: number, height: number): Box {
  return {
    x: board.x + (corner === "start" ? 0 : board.width - width),
    y: board.y + (side === "top" ? away : board.height - height - away),
    width,
    height,
  };
}

function isBelow(part: Box, area: Box): boolean {
  const { width, height } = overlap(part, area);
  return width > EDGE && height > EDGE;
}
