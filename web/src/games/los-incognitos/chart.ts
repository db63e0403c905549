// Where everything on a board lies, from its data alone. The picture takes the form of the room it has, within reason:
// what lies on it keeps its form, the ways are longer or shorter. In a high room it is turned by a quarter. How a link
// runs is told in boards/lines.py: straight, or a curve through its bends.
import type { Point } from "../../ui/geometry";
import type { Link, LosBoard } from "./model.generated";

type Ground = "land" | "air" | "carpet";

/** One section of a link: its middle line, the halves of a double one, and where it is marked. */
export interface SectionShape {
  readonly d: string;
  readonly halves: readonly { readonly ground: Ground; readonly d: string; readonly middle: Point }[];
  readonly middle: Point;
  /** Of the line at its middle, in degrees, never upside down. */
  readonly angle: number;
}

export interface Chart {
  readonly width: number;
  readonly height: number;
  /** Whether the picture is turned by a quarter. */
  readonly upright: boolean;
  readonly places: readonly Point[];
  readonly sections: readonly SectionShape[];
  /** A point of the board as it lies in the picture. */
  at(x: number, y: number): Point;
  /** The same for a group of shapes that may be stretched: grounds, never things. */
  readonly matrix: string;
}

/** How far a destination reaches around its middle, and what is left of a way beside a section. */
export const RIM = 46;
const GAP = 4;
const EDGE = 58;
const AREA = 1600 * 1000;
/** How far the picture gives way: as wide as it is high. */
const LEAST = 1;
const MOST = 2.1;

interface Size {
  readonly width: number;
  readonly height: number;
}

export function chartOf(board: LosBoard, room: Size): Chart {
  const upright = room.width < room.height;
  const form = upright ? room.height / room.width : room.width / room.height;
  const [long, short] = sides(Math.min(MOST, Math.max(LEAST, form)));
  const [width, height] = upright ? [short, long] : [long, short];
  const { at, matrix } = mapping(board, width, height, upright);
  const places = board.destinations.map(({ x, y }) => at(x, y));
  const index = new Map(board.destinations.map(({ id }, place) => [id, place]));
  const sections = board.links.flatMap((link) => {
    const [from, to] = link.ends.map((id) => places[index.get(id) ?? 0] ?? { x: 0, y: 0 });
    const bends = (link.bends ?? []).map(([x = 0, y = 0]) => at(x, y));
    return from && to ? sectionsOf(link, curve([from, ...bends, to])) : [];
  });
  return { width, height, upright, places, sections, at, matrix };
}

function sides(form: number): readonly [number, number] {
  return [Math.sqrt(AREA * form), Math.sqrt(AREA / form)];
}

/** All destinations and bends, as large as the picture allows. */
function mapping(board: LosBoard, width: number, height: number, upright: boolean) {
  const points = [
    ...board.destinations.map(({ x, y }) => [x, y] as const),
    ...board.links.flatMap(({ bends }) => (bends ?? []).map(([x = 0, y = 0]) => [x, y] as const)),
  ];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [across, down] = upright ? [height, width] : [width, height];
  const [sx, sy] = [(across - 2 * EDGE) / (right - left || 1), (down - 2 * EDGE) / (bottom - top || 1)];
  const at = (x: number, y: number): Point => {
    const [along, below] = [EDGE + (x - left) * sx, EDGE + (y - top) * sy];
    return upright ? { x: width - below, y: along } : { x: along, y: below };
  };
  const { x: x0, y: y0 } = at(0, 0);
  const linear = upright ? [0, sx, -sy, 0] : [sx, 0, 0, sy];
  return { at, matrix: `matrix(${[...linear, x0, y0].map((each) => each.toFixed(4)).join(" ")})` };
}

const STEPS = 16;

/** Catmull-Rom through all points, its missing neighbours continued as parabolas. */
function curve(points: readonly Point[]): readonly Point[] {
  const [first, second, third] = points.length > 2 ? points : between(points);
  const [last, beforeLast, twoBefore] = points.length > 2 ? [...points].reverse() : [...between(points)].reverse();
  if (!first || !second || !third || !last || !beforeLast || !twoBefore) return points;
  const whole = points.length > 2 ? points : between(points);
  const padded = [beyond(first, second, third), ...whole, beyond(last, beforeLast, twoBefore)];
  const line = [first];
  for (let at = 1; at < padded.length - 2; at++) {
    const [a, b, c, d] = padded.slice(at - 1, at + 3);
    if (!a || !b || !c || !d) continue;
    for (let step = 1; step <= STEPS; step++) {
      const t = step / STEPS;
      line.push({ x: blend(a.x, b.x, c.x, d.x, t), y: blend(a.y, b.y, c.y, d.y, t) });
    }
  }
  return line;
}

function between([one, two]: readonly Point[]): readonly Point[] {
  return one && two ? [one, { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 }, two] : [];
}

function beyond(first: Point, second: Point, third: Point): Point {
  return { x: 3 * (first.x - second.x) + third.x, y: 3 * (first.y - second.y) + third.y };
}

function blend(a: number, b: number, c: number, d: number, t: number): number {
  return (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3) / 2;
}

/** Sections share the length between the rims evenly, a double one having two shares. */
function sectionsOf(link: Link, line: readonly Point[]): readonly SectionShape[] {
  const kinds = link.sections.map((section) => section.split("+") as Ground[]);
  const shares = kinds.reduce((sum, grounds) => sum + grounds.length, 0);
  const share = Math.max(0, measured(line) - 2 * RIM) / shares;
  let before = 0;
  return kinds.map((grounds) => {
    const from = RIM + before * share;
    before += grounds.length;
    return sectionShape(line, grounds, from, share);
  });
}

function sectionShape(line: readonly Point[], grounds: readonly Ground[], from: number, share: number): SectionShape {
  const to = from + share * grounds.length;
  const halves = grounds.map((ground, half) => {
    const [start, end] = [from + half * share, from + (half + 1) * share];
    const inside = [half === 0 ? start + GAP : start, half === grounds.length - 1 ? end - GAP : end] as const;
    return { ground, d: pathOf(piece(line, ...inside)), middle: along(line, (start + end) / 2) };
  });
  const [one, two] = [along(line, (from + to) / 2 - 2), along(line, (from + to) / 2 + 2)];
  const angle = (Math.atan2(two.y - one.y, two.x - one.x) * 180) / Math.PI;
  return {
    d: pathOf(piece(line, from + GAP, to - GAP)),
    halves,
    middle: along(line, (from + to) / 2),
    angle: angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle,
  };
}

function distance(one: Point, two: Point): number {
  return Math.hypot(one.x - two.x, one.y - two.y);
}

function measured(line: readonly Point[]): number {
  return line.reduce((sum, spot, at) => sum + distance(line[at - 1] ?? spot, spot), 0);
}

/** The point of a line after so much of the way. */
function along(line: readonly Point[], way: number): Point {
  let left = way;
  for (let at = 1; at < line.length; at++) {
    const [one, two] = [line[at - 1], line[at]];
    if (!one || !two) continue;
    const length = distance(one, two);
    if (left <= length && length > 0) {
      return { x: one.x + ((two.x - one.x) * left) / length, y: one.y + ((two.y - one.y) * left) / length };
    }
    left -= length;
  }
  return line.at(-1) ?? { x: 0, y: 0 };
}

function piece(line: readonly Point[], from: number, to: number): readonly Point[] {
  let way = 0;
  const inside = line.filter((spot, at) => {
    way += distance(line[at - 1] ?? spot, spot);
    return way > from && way < to;
  });
  return [along(line, from), ...inside, along(line, to)];
}

function pathOf(line: readonly Point[]): string {
  return `M${line.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join("L")}`;
}
