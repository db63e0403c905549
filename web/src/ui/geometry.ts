// Where something is on a page or a drawing, and how large.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle, by its upper left corner. */
export interface Box extends Point, Size {}

/** With so much more on every side. */
export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** How far two boxes lie over each other, across and down; nought or less where they are apart. */
export function overlap(one: Box, other: Box): Size {
  return {
    width: Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x),
    height: Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y),
  };
}

/** How much of one lies on the other. */
export function shared(one: Box, other: Box): number {
  const { width, height } = overlap(one, other);
  return width > 0 && height > 0 ? width * height : 0;
}
