// Where something is on a page or a drawing.

export interface Point {
  readonly x: number;
  readonly y: number;
}
