// Where the coach stands: near what it points at, never over it, and where it hides least of what can be picked.
import { type Box, type Point, type Size, shared } from "../../ui/geometry";

interface Room extends Box {
  /** What may not be hidden, what should not be, and what is better seen. */
  readonly targets: readonly Box[];
  readonly others: readonly Box[];
  readonly parts: readonly Box[];
}

const GAP = 12;
/** Where it may stand between the top and the bottom of the page, in shares of the way. */
const DOWN = Array.from({ length: 17 }, (_, step) => step / 16);

export function whereTo(panel: Size, room: Room): Point {
  const spots = candidates(panel, room).map((spot) => within(spot, panel, room));
  let best: Point = spots[0] ?? { x: room.x, y: room.y };
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const cost = costOf({ ...spot, ...panel }, room);
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

function candidates({ width, height }: Size, room: Room): readonly Point[] {
  const beside = room.targets.flatMap((target) => {
    const [middle, across] = [target.x + target.width / 2, target.y + target.height / 2];
    return [
      { x: middle - width / 2, y: target.y + target.height + GAP },
      { x: middle - width / 2, y: target.y - height - GAP },
      { x: target.x + target.width + GAP, y: across - height / 2 },
      { x: target.x - width - GAP, y: across - height / 2 },
    ];
  });
  const spread = [0, 0.5, 1].flatMap((across) =>
    DOWN.map((down) => ({
      x: room.x + across * (room.width - width),
      y: room.y + down * (room.height - height),
    })),
  );
  return [...beside, ...spread];
}

function within({ x, y }: Point, panel: Size, room: Room): Point {
  return {
    x: Math.round(Math.max(room.x, Math.min(x, room.x + room.width - panel.width))),
    y: Math.round(Math.max(room.y, Math.min(y, room.y + room.height - panel.height))),
  };
}

function costOf(panel: Box, room: Room): number {
  const hides = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + shared(panel, box), 0);
  const [first] = room.targets;
  const far = first ? Math.hypot(middle(panel).x - middle(first).x, middle(panel).y - middle(first).y) : 0;
  return 1000 * hides(room.targets) + 10 * hides(room.others) + 0.05 * hides(room.parts) + 4 * far;
}

function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export interface Arrow {
  readonly from: Point;
  readonly to: Point;
}

const NEAR = 60;

/** Leads from the edge of one box to the edge of the other; there is none where they are so near that it is plain what is meant. */
export function arrowTo(panel: Box, target: Box): Arrow | null {
  const [from, to] = [towards(panel, middle(target)), towards(target, middle(panel))];
  return Math.hypot(to.x - from.x, to.y - from.y) < NEAR ? null : { from, to };
}

/** The point of a box that is nearest to another point. */
function towards(box: Box, { x, y }: Point): Point {
  return {
    x: Math.max(box.x, Math.min(x, box.x + box.width)),
    y: Math.max(box.y, Math.min(y, box.y + box.height)),
  };
}
