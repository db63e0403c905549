// Where building and spots lie on a lot, so that what every spot pays can be read.
import { type Block, type Spread, spread } from "./town";

export interface Lot {
  readonly picture: Block;
  /** Too small for both: the spots lie upon the picture. */
  readonly upon: boolean;
  readonly spots: Spread;
  /** Of the numbers. */
  readonly size: number;
}

/** How wide a figure is, and how much air there is between two numbers, as shares of their size; a row needs less. */
const FIGURE = 0.61;
const AIR = 0.16;
const ROW = 0.82;
/** How much of its spot's height a number may take. */
const TALL = 0.86;
const LARGEST = 32;
/** A picture that is narrower shows nothing. */
const PICTURE = 0.75;

/** Side by side on a long lot, else one below the other; no number is smaller than `letter`, and none touches another. */
export function lotOf(block: Block, values: readonly number[], letter: number): Lot {
  const figures = FIGURE * Math.max(...values.map((value) => String(value).length)) + AIR;
  const least = { width: figures * letter, height: ROW * letter };
  const whole = inside(block, 9);
  const [picture, room] = parted(whole, values.length, least, letter) ?? [whole, inside(block, 7)];
  const spots = spread(room, values.length, figures * TALL, least);
  const size = Math.min(LARGEST, spots.height * TALL, spots.width * 1.15, spots.width / figures);
  return { picture, upon: picture === whole, spots, size: Math.max(size, letter) };
}

function inside({ x, y, width, height }: Block, by: number): Block {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

type Size = Pick<Block, "width" | "height">;

/** The room of the picture and that of the spots; null if one of them would have none. */
function parted(lot: Block, count: number, least: Size, letter: number): readonly [Block, Block] | null {
  const { x, y, width, height } = lot;
  const smallest = PICTURE * letter;
  if (width / height > 1.2) {
    const wide = Math.max(count === 1 ? 46 : 62, width - height, narrowest(count, least, height));
    const spots = { ...lot, x: x + width - wide, width: wide };
    return width - wide < smallest ? null : [{ ...lot, width: width - wide }, spots];
  }
  const turned = { width: least.height, height: least.width };
  const high = Math.max(44, height * 0.42, narrowest(count, turned, width));
  return height - high < smallest
    ? null
    : [
        { ...lot, height: height - high },
        { x, y: y + height - high, width, height: high },
      ];
}

/** The least width in which so many fit below each other into this height. */
function narrowest(count: number, least: Size, height: number): number {
  const most = Math.max(1, Math.floor(height / least.height));
  return Math.ceil(count / most) * least.width;
}
