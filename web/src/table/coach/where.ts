// Where the coach stands: near what it points at, never over it, and where it hides least of what can be picked.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Room extends Box {
  /** What may not be hidden, what should not be, and what is better seen. */
  readonly targets: readonly Box[];
  readonly others: readonly Box[];
  readonly parts: readonly Box[];
}

export interface Corner {
  readonly left: number;
  readonly top: number;
}

const GAP = 12;

export function whereTo(panel: { readonly width: number; readonly height: number }, room: Room): Corner {
  const spots = candidates(panel, room).map((spot) => within(spot, panel, room));
  let best = spots[0] ?? { left: room.left, top: room.top };
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const cost = costOf({ ...spot, ...panel }, room);
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

function candidates({ width, height }: { width: number; height: number }, room: Room): readonly Corner[] {
  const beside = room.targets.flatMap((target) => {
    const [middle, across] = [target.left + target.width / 2, target.top + target.height / 2];
    return [
      { left: middle - width / 2, top: target.top + target.height + GAP },
      { left: middle - width / 2, top: target.top - height - GAP },
      { left: target.left + target.width + GAP, top: across - height / 2 },
      { left: target.left - width - GAP, top: across - height / 2 },
    ];
  });
  const thirds = [0, 0.5, 1];
  const spread = thirds.flatMap((x) =>
    [0, 0.25, 0.5, 0.75, 1].map((y) => ({
      left: room.left + x * (room.width - width),
      top: room.top + y * (room.height - height),
    })),
  );
  return [...beside, ...spread];
}

function within({ left, top }: Corner, panel: { width: number; height: number }, room: Room): Corner {
  return {
    left: Math.round(Math.max(room.left, Math.min(left, room.left + room.width - panel.width))),
    top: Math.round(Math.max(room.top, Math.min(top, room.top + room.height - panel.height))),
  };
}

function costOf(panel: Box, room: Room): number {
  const hides = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + shared(panel, box), 0);
  const [first] = room.targets;
  const far = first ? Math.hypot(middle(panel).x - middle(first).x, middle(panel).y - middle(first).y) : 0;
  return 1000 * hides(room.targets) + 10 * hides(room.others) + 0.05 * hides(room.parts) + 4 * far;
}

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function middle({ left, top, width, height }: Box) {
  return { x: left + width / 2, y: top + height / 2 };
}

export interface Arrow {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

const NEAR = 60;

/** From the edge of one box to the edge of the other; none where they are so near that it is plain what is meant. */
export function arrowTo(panel: Box, target: Box): Arrow | null {
  const [from, to] = [towards(panel, middle(target)), towards(target, middle(panel))];
  return Math.hypot(to.x - from.x, to.y - from.y) < NEAR ? null : { from, to };
}

/** The point of a box that is nearest to another point. */
function towards({ left, top, width, height }: Box, { x, y }: { x: number; y: number }) {
  return { x: Math.max(left, Math.min(x, left + width)), y: Math.max(top, Math.min(y, top + height)) };
}
