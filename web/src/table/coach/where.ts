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
    const { x, y } = middle(target);
    return [
      { x: x - width / 2, y: target.y + target.height + GAP },
      { x: x - width / 2, y: target.y - height - GAP },
      { x: target.x + target.width + GAP, y: y - height / 2 },
      { x: target.x - width - GAP, y: y - height / 2 },
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

/** So near to the spot as the whole panel stays in the room. */
function within(spot: Point, panel: Size, room: Room): Point {
  const { x, y } = nearest({ ...room, width: room.width - panel.width, height: room.height - panel.height }, spot);
  return { x: Math.round(x), y: Math.round(y) };
}

function costOf(panel: Box, room: Room): number {
  const hides = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + shared(panel, box), 0);
  const [first] = room.targets;
  const far = first ? distance(middle(panel), middle(first)) : 0;
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
  const [from, to] = [nearest(panel, middle(target)), nearest(target, middle(panel))];
  return distance(from, to) < NEAR ? null : { from, to };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The point of a box that is nearest to another point. */
function nearest(box: Box, { x, y }: Point): Point {
  return {
    x: Math.max(box.x, Math.min(x, box.x + box.width)),
    y: Math.max(box.y, Math.min(y, box.y + box.height)),
  };
}
