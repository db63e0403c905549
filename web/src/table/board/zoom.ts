// How near a board is drawn: pure.
import { type Box, grown, type Point, type Size, shared } from "../../ui/geometry";

export const NEAREST = 4;
/** So wide is a finger, in pixels. */
export const FINGER = 40;
/** Smaller letters on a board are not read, in pixels. */
export const SMALLEST_LETTER = 11.5;
const MARGIN = 24;

export function bounded(zoom: number): number {
  return Math.min(NEAREST, Math.max(1, zoom < 1.04 ? 1 : zoom));
}

interface Aim extends Point {
  readonly zoom: number;
}

/**
 * The nearest view that still shows all of these parts, no nearer than a finger needs: their middle, and the zoom.
 * Where all are large enough, or nothing can be picked, the whole board.
 */
export function closer(parts: readonly Box[], room: Size, finger: number): Aim {
  const whole = { x: room.width / 2, y: room.height / 2, zoom: 1 };
  const least = Math.min(...parts.map(({ width, height }) => Math.min(width, height)));
  if (parts.length === 0 || least >= finger) return whole;
  const left = Math.min(...parts.map(({ x }) => x));
  const top = Math.min(...parts.map(({ y }) => y));
  const right = Math.max(...parts.map(({ x, width }) => x + width));
  const bottom = Math.max(...parts.map(({ y, height }) => y + height));
  const fits = Math.min((room.width - MARGIN) / (right - left), (room.height - MARGIN) / (bottom - top));
  const zoom = bounded(Math.min(fits, (1.1 * finger) / least));
  return zoom === 1 ? whole : { x: (left + right) / 2, y: (top + bottom) / 2, zoom };
}

/** Where the buttons for all this stand, and where they may stand, too, over a board that is not whole in sight. */
const CORNERS = ["right bottom", "left bottom", "right top", "left top"] as const;
const SPOTS = [...CORNERS, "middle bottom", "middle top", "right bottom upright", "left bottom upright"] as const;
export type ToolsSpot = (typeof SPOTS)[number];
export const FIRST_SPOT: ToolsSpot = SPOTS[0];
/** So many of them side by side, with the air around them: they are not all there yet while the board is whole. */
const inARow = (count: number): Size => ({ width: 9 + 43 * count, height: 52 });

/** The spot in the window where so many hide least of these parts, seen so near; of several the first. */
export function freeSpot(parts: readonly Box[], room: Size, { x, y, zoom }: Aim, count: number): ToolsSpot {
  const pushed = (middle: number, long: number) => Math.min(Math.max(0, middle * zoom - long / 2), long * (zoom - 1));
  const [left, top] = [pushed(x, room.width), pushed(y, room.height)];
  const seen = parts.map((part) => ({
    x: part.x * zoom - left,
    y: part.y * zoom - top,
    width: part.width * zoom,
    height: part.height * zoom,
    lit: true,
  }));
  const row = inARow(count);
  const spots = SPOTS.filter((spot) => placed(spot, room, row).y >= 0);
  return calmest(spots, seen, room, row, FIRST_SPOT);
}

/** Something drawn, and whether it can be picked now. */
export interface Drawn extends Box {
  readonly lit: boolean;
}

/** What can be picked counts for more than all that a finger that means it touches, and that for more than the rest. */
const MEANT = 1e4;
const LIT = 1e8;

/**
 * Where buttons of this size hide least of a board that is whole in sight: nothing that can be picked, nor what is a
 * finger's breadth beside it, if that can be, and little of the rest. They stay where they are unless another corner is
 * better.
 */
export function calmestCorner(parts: readonly Drawn[], room: Size, tools: Size, now: ToolsSpot): ToolsSpot {
  return calmest(CORNERS, parts, room, tools, now);
}

function calmest(
  spots: readonly ToolsSpot[],
  parts: readonly Drawn[],
  room: Size,
  tools: Size,
  now: ToolsSpot,
): ToolsSpot {
  const hidden = (spot: ToolsSpot) => {
    const there = placed(spot, room, tools);
    const weight = (part: Drawn) =>
      part.lit ? LIT * shared(part, there) + MEANT * shared(grown(part, FINGER / 2), there) : shared(part, there);
    return parts.reduce((sum, part) => sum + weight(part), 0);
  };
  return spots.reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best), now);
}

/** Where buttons that are so large in a row lie; upright they stand one above the other. */
function placed(spot: ToolsSpot, room: Size, row: Size): Box {
  const size = spot.endsWith("upright") ? { width: row.height, height: row.width } : row;
  const right = room.width - size.width;
  return {
    x: spot.startsWith("left") ? 0 : spot.startsWith("right") ? right : right / 2,
    y: spot.endsWith("top") ? 0 : room.height - size.height,
    ...size,
  };
}

/** Parts that a finger may mean: those it touches, and those no farther from it than half its width. */
export function touched<Part>(at: Point, parts: readonly (readonly [Part, Box])[], finger: number): readonly Part[] {
  return parts
    .filter(([, { x, y, width, height }]) => {
      const aside = Math.max(x - at.x, 0, at.x - x - width);
      const above = Math.max(y - at.y, 0, at.y - y - height);
      return Math.hypot(aside, above) <= finger / 2;
    })
    .map(([part]) => part);
}
