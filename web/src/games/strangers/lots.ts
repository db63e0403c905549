// Where building and spots lie on a lot, so that what every spot pays can be read.
import type { Point } from "../../ui/geometry";
import type { Block } from "./town";

export interface Lot {
  readonly picture: Block;
  /** Too small for both: the spots lie upon the picture. */
  readonly upon: boolean;
  /** One for each value, around its middle. */
  readonly spots: readonly Spot[];
  /** Of the numbers. */
  readonly size: number;
}

export interface Spot extends Point {
  readonly width: number;
  readonly height: number;
}

/** How wide a figure is, and how much air there is between two numbers, as shares of their size; a row needs less. */
const FIGURE = 0.61;
const AIR = 0.16;
const ROW = 0.82;
/** How much of its spot's height a number may take. */
const TALL = 0.86;
const LARGEST = 32;
/** A picture that is narrower shows nothing. */
const PICTURE = 0.7;

/** Side by side on a long lot, else one below the other; no number is smaller than `letter`, and none touches another. */
export function lotOf(block: Block, values: readonly number[], letter: number): Lot {
  const whole = inside(block, 9);
  const [picture, room] = parted(whole, values, letter) ?? [whole, inside(block, 7)];
  const across = acrossIn(room, values, letter);
  const widths = widthsOf(values, across);
  const high = room.height / Math.ceil(values.length / across);
  const size = Math.max(letter, Math.min(LARGEST, high * TALL, room.width / sum(widths)));
  const spots = spotsIn(room, values.length, high, shared(room, widths, size)).map((spot) => trim(spot, size));
  return { picture, upon: picture === whole, spots, size };
}

function inside({ x, y, width, height }: Block, by: number): Block {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

/** How wide each column of so many is, as a share of the numbers' size. */
function widthsOf(values: readonly number[], across: number): readonly number[] {
  const figures = (column: number) => values.filter((_, at) => at % across === column).map((each) => `${each}`.length);
  return Array.from({ length: across }, (_, column) => FIGURE * Math.max(...figures(column)) + AIR);
}

/** All ways to put them, by how many stand in a row. */
function ways(values: readonly number[]): readonly number[] {
  return values.map((_, at) => at + 1);
}

/** As many in a row as make the numbers largest in equal columns, of those ways in which they are at least `letter`. */
function acrossIn(room: Block, values: readonly number[], letter: number): number {
  const wide = (across: number) => room.width / sum(widthsOf(values, across));
  const high = (across: number) => room.height / Math.ceil(values.length / across);
  const equal = (across: number) => room.width / across / Math.max(...widthsOf(values, across));
  const size = (across: number) => Math.min(equal(across), high(across) * TALL);
  const fitting = ways(values).filter((across) => wide(across) >= letter && high(across) >= ROW * letter);
  const among = fitting.length > 0 ? fitting : ways(values);
  return among.reduce((best, each) => (size(each) > size(best) + 0.01 ? each : best));
}

/** The columns are as wide as each other, unless a longer number needs more. */
function shared(room: Block, widths: readonly number[], size: number): readonly number[] {
  const equal = room.width / widths.length;
  const spare = equal - (size * sum(widths)) / widths.length;
  return widths.every((width) => width * size <= equal)
    ? widths.map(() => equal)
    : widths.map((width) => width * size + spare);
}

function spotsIn({ x, y }: Block, count: number, high: number, columns: readonly number[]): readonly Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const column = index % columns.length;
    const wide = columns[column] ?? 0;
    return {
      x: x + sum(columns.slice(0, column)) + wide / 2,
      y: y + (Math.floor(index / columns.length) + 0.5) * high,
      width: wide,
      height: high,
    };
  });
}

/** No spot is much longer or much higher than a number is. */
function trim(spot: Spot, size: number): Spot {
  const { width, height } = spot;
  return {
    ...spot,
    width: Math.min(width, Math.max(height * 1.15, 2 * FIGURE * size)),
    height: Math.min(height, Math.max(width * 1.5, ROW * size)),
  };
}

/** The room of the picture and that of the spots; null if one of them would have none. */
function parted(lot: Block, values: readonly number[], letter: number): readonly [Block, Block] | null {
  const { x, y, width, height } = lot;
  const smallest = PICTURE * letter;
  if (width / height > 1.2) {
    const wide = Math.max(values.length === 1 ? 46 : 62, width - height, narrowest(values, letter, height));
    const spots = { ...lot, x: x + width - wide, width: wide };
    return width - wide < smallest ? null : [{ ...lot, width: width - wide }, spots];
  }
  const high = Math.max(44, height * 0.42, lowest(values, letter, width));
  return height - high < smallest
    ? null
    : [
        { ...lot, height: height - high },
        { x, y: y + height - high, width, height: high },
      ];
}

/** The least width in which all fit into this height, and the least height in which all fit into this width. */
function narrowest(values: readonly number[], letter: number, height: number): number {
  const most = Math.max(1, Math.floor(height / (ROW * letter)));
  return letter * sum(widthsOf(values, Math.ceil(values.length / most)));
}

function lowest(values: readonly number[], letter: number, width: number): number {
  const most = Math.max(1, ...ways(values).filter((across) => letter * sum(widthsOf(values, across)) <= width));
  return Math.ceil(values.length / most) * ROW * letter;
}
