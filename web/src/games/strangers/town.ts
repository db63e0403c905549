// Where everything lies: a town of square blocks, spread over the room there is. Blocks become wider or higher than
// they are long, but nothing on them is stretched; a town that is broader than it is high turns its diagonal in a
// high room, so that its blocks are larger.
import { SMALLEST_LETTER } from "../../table/board/zoom";
import type { Point } from "../../ui/geometry";
import type { StrangersBoard } from "./model.generated";

export interface Block extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Chart {
  readonly width: number;
  readonly height: number;
  /** Pixels for each unit of the drawing; the shorter side of a block is a hundred units long. */
  readonly scale: number;
  /** Smaller letters are not read. */
  readonly letter: number;
  readonly across: number;
  readonly down: number;
  readonly cell: { readonly width: number; readonly height: number };
  readonly town: Block;
  /** The block of a space, by its left upper corner. */
  block(space: string): Block;
  middle(space: string): Point;
  /** What stands along the upper and the left edge. */
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

/** For the letters and numbers along the edges, in pixels; the other edges have a little air. */
const EDGE = { named: 16, free: 3 };
const LONGEST = 1.9;
const HIGHEST = 1.3;
const SIDE = 100;

export function at(space: string): { readonly column: number; readonly row: number } {
  return { column: space.charCodeAt(0) - 97, row: Number(space.slice(1)) - 1 };
}

/** `letter` is how large letters are at least, in pixels. */
export function chartOf(
  board: StrangersBoard,
  room: { readonly width: number; readonly height: number },
  letter = SMALLEST_LETTER,
): Chart {
  const [straight, turned] = [false, true].map((turn) => fitted(board, room, turn)) as [Fit, Fit];
  const fit = turned.side > straight.side * 1.08 ? turned : straight;
  const scale = fit.side / SIDE;
  const [width, height] = [room.width / scale, room.height / scale];
  const [across, down] = fit.turn ? [board.rows, board.columns] : [board.columns, board.rows];
  const cell = { width: fit.width / scale, height: fit.height / scale };
  const [named, free] = [EDGE.named / scale, EDGE.free / scale];
  const town = {
    x: named + Math.max(0, width - named - free - across * cell.width) / 2,
    y: named + Math.max(0, height - named - free - down * cell.height) / 2,
    width: across * cell.width,
    height: down * cell.height,
  };
  const block = (space: string): Block => {
    const { column, row } = at(space);
    const [over, under] = fit.turn ? [row, column] : [column, row];
    return { x: town.x + over * cell.width, y: town.y + under * cell.height, ...cell };
  };
  const letters = Array.from({ length: board.columns }, (_, column) => String.fromCharCode(97 + column));
  const numbers = Array.from({ length: board.rows }, (_, row) => String(row + 1));
  return {
    width,
    height,
    scale,
    letter: letter / scale,
    across,
    down,
    cell,
    town,
    block,
    middle: (space) => centre(block(space)),
    columns: fit.turn ? numbers : letters,
    rows: fit.turn ? letters : numbers,
  };
}

interface Fit {
  readonly turn: boolean;
  readonly width: number;
  readonly height: number;
  readonly side: number;
}

/** How large a block can be, in pixels. */
function fitted(board: StrangersBoard, room: { readonly width: number; readonly height: number }, turn: boolean): Fit {
  const [across, down] = turn ? [board.rows, board.columns] : [board.columns, board.rows];
  const most = {
    width: Math.max(1, room.width - EDGE.named - EDGE.free) / across,
    height: Math.max(1, room.height - EDGE.named - EDGE.free) / down,
  };
  const side = Math.min(most.width, most.height);
  return {
    turn,
    side,
    width: Math.min(most.width, side * LONGEST),
    height: Math.min(most.height, side * HIGHEST),
  };
}

export function centre({ x, y, width, height }: Block): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The line between two neighbouring blocks, shortened to this share of its length. */
export function between(chart: Chart, one: string, other: string, share = 1): readonly [Point, Point] {
  const [a, b] = [chart.middle(one), chart.middle(other)];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const upright = Math.abs(a.x - b.x) > Math.abs(a.y - b.y);
  const half = (share * (upright ? chart.cell.height : chart.cell.width)) / 2;
  return upright
    ? [
        { x: middle.x, y: middle.y - half },
        { x: middle.x, y: middle.y + half },
      ]
    : [
        { x: middle.x - half, y: middle.y },
        { x: middle.x + half, y: middle.y },
      ];
}

/** Pairs of streets side by side with nothing between them. */
export function openWays(board: StrangersBoard): readonly (readonly [string, string])[] {
  const streets = new Set(board.streets.map(({ space }) => space));
  const closed = new Set(board.walls.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  return [...streets].flatMap((space) => {
    const { column, row } = at(space);
    return [named(column + 1, row), named(column, row + 1)]
      .filter((next) => streets.has(next) && !closed.has(`${space} ${next}`))
      .map((next) => [space, next] as const);
  });
}

/** Blocks of the map on which there is nothing. */
export function wilds(board: StrangersBoard): readonly string[] {
  const taken = new Set([...board.streets, ...board.scoring].map(({ space }) => space));
  return Array.from({ length: board.columns * board.rows }, (_, at) =>
    named(at % board.columns, Math.floor(at / board.columns)),
  ).filter((space) => !taken.has(space));
}

export function named(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

/** A figure is narrower than it is high. */
const SLIM = 0.75;

export interface Spread {
  /** The room that each of them has. */
  readonly width: number;
  readonly height: number;
  /** Their middles. */
  readonly spots: readonly Point[];
}

/** `count` things in a room, as many in a row as make them largest. */
export function spread(room: Block, count: number, slim = SLIM): Spread {
  const size = (across: number) => Math.min(room.width / across / slim, room.height / Math.ceil(count / across));
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const across = all.reduce((best, each) => (size(each) > size(best) + 0.01 ? each : best), 1);
  const down = Math.ceil(count / across);
  const [width, height] = [room.width / across, room.height / down];
  const spots = Array.from({ length: count }, (_, index) => ({
    x: room.x + ((index % across) + 0.5) * width,
    y: room.y + (Math.floor(index / across) + 0.5) * height,
  }));
  return {
    width: Math.min(width, height * 1.15),
    height: Math.min(height, width * 1.5),
    spots,
  };
}
