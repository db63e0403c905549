// Where the portals lie: near ones in front, the way goes to and fro, away from the viewer. As many stand in a row
// as make them largest in the room there is; what is left over lies between them.
import type { Point } from "../../ui/geometry";

export interface Chart {
  readonly width: number;
  readonly height: number;
  /** Pixels for each unit of the drawing. */
  readonly scale: number;
  place(portal: number): Point;
  readonly way: string;
  /** Where a planet is seen: between rows and columns, so that no portal hides it. */
  readonly planet: Point;
}

/** A portal with what lands above it and lies below it, from its middle. */
export const HALO = { left: 52, right: 55, above: 86, below: 80 };
const TALL = HALO.above + HALO.below;
const WIDE = HALO.left + HALO.right;
const EDGE = 2.5;
const ACROSS = [5, 4, 3, 2];

/** `count` portals in this room. */
export function chartOf(room: { readonly width: number; readonly height: number }, count: number): Chart {
  const fitting = (across: number) => {
    const rows = Math.ceil(count / across);
    return Math.min(room.width / (across * WIDE + 2 * EDGE), room.height / (rows * TALL + 2 * EDGE));
  };
  const across = ACROSS.reduce((best, each) => (fitting(each) > fitting(best) ? each : best));
  const scale = fitting(across);
  const [width, height] = [room.width / scale, room.height / scale];
  const rows = Math.ceil(count / across);
  const [stride, rise] = [apart(width, WIDE, across), apart(height, TALL, rows)];
  const place = (portal: number): Point => {
    const row = Math.floor((portal - 1) / across);
    const step = (portal - 1) % across;
    const column = row % 2 === 0 ? step : across - 1 - step;
    return { x: EDGE + HALO.left + column * stride, y: height - EDGE - HALO.below - row * rise };
  };
  const [last, before, above] = [place(across), place(across - 1), place(across + 1)];
  const planet = { x: (before.x + last.x) / 2, y: (last.y + above.y) / 2 };
  return {
    width,
    height,
    scale,
    place,
    way: wayThrough(
      Array.from({ length: count }, (_, index) => place(index + 1)),
      across,
    ),
    planet,
  };
}

/** How far each is from the next, so that the first and the last stand at the edges. */
function apart(room: number, size: number, count: number): number {
  return count > 1 ? (room - 2 * EDGE - size) / (count - 1) : 0;
}

function wayThrough(points: readonly Point[], across: number): string {
  return points.reduce((path, { x, y }, index) => {
    const before = points[index - 1];
    if (!before) return `M${x},${y}`;
    if (index % across !== 0) return `${path}L${x},${y}`;
    const aside = x + ((index / across) % 2 === 1 ? 60 : -60);
    return `${path}C${aside},${before.y - 40} ${aside},${y + 40} ${x},${y}`;
  }, "");
}
