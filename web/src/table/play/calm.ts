// Where something to read lies over a board without lying on what can be picked.

export interface Sides {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Calm {
  readonly side: "top" | "bottom";
  /** Where on that side something small has room: at its start or at its end. */
  readonly corner: "start" | "end";
  /** Whether something that can be picked lies below it even there. */
  readonly covers: boolean;
}

export const NOWHERE: Calm = { side: "top", corner: "start", covers: false };

/** Room around it. */
const MARGIN = 12;
/** So much of a part may lie below it. */
const EDGE = 4;
const SMALL = { width: 120, height: 56 };

/** The side of a board on which something as broad as it, and so high, covers least; with nothing to lay, the calmer half. Something small keeps off the board's own buttons, too. */
export function calmest(board: Sides, parts: readonly Sides[], height: number, buttons: readonly Sides[] = []): Calm {
  const high = height > 0 ? height + MARGIN : (board.bottom - board.top) / 2;
  const covered = (area: Sides) => parts.filter((part) => overlap(part, area)).length;
  const { left, right, top, bottom } = board; // of a DOMRect nothing can be spread
  const above = covered({ left, right, top, bottom: top + high });
  const below = covered({ left, right, top: bottom - high, bottom });
  const covers = height > 0 && Math.min(above, below) > 0;
  if (!covers) return { ...NOWHERE, side: above > below ? "bottom" : "top" };
  const hidden = (corner: Corner) => {
    const area = placed(board, corner);
    return 10 * covered(area) + buttons.filter((button) => overlap(button, area)).length;
  };
  const found = CORNERS.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best));
  return { ...found, covers };
}

type Corner = Pick<Calm, "side" | "corner">;

const CORNERS: readonly [Corner, ...Corner[]] = [
  { side: "top", corner: "start" },
  { side: "top", corner: "end" },
  { side: "bottom", corner: "start" },
  { side: "bottom", corner: "end" },
];

function placed({ left, right, top, bottom }: Sides, { side, corner }: Corner): Sides {
  return {
    left: corner === "start" ? left : right - SMALL.width,
    right: corner === "start" ? left + SMALL.width : right,
    top: side === "top" ? top : bottom - SMALL.height,
    bottom: side === "top" ? top + SMALL.height : bottom,
  };
}

function overlap(part: Sides, area: Sides): boolean {
  const across = Math.min(part.right, area.right) - Math.max(part.left, area.left);
  const down = Math.min(part.bottom, area.bottom) - Math.max(part.top, area.top);
  return across > EDGE && down > EDGE;
}
