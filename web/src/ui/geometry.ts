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
