// A rhythm tapped by hand, as it was sent: any game may have one.

export type Direction = "up" | "down";

/** The hand goes up or down, so many whole milliseconds after the stroke before; the first stroke has none. */
export interface Stroke {
  readonly hand: Direction;
  readonly ms: number;
}

/** How many milliseconds a stroke may come after the one before. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** What was sent in one go. */
export interface Transmission {
  readonly strokes: readonly Stroke[];
  /** Nothing more will come. */
  readonly ended: boolean;
  /** It was broken off. */
  readonly void: boolean;
}

/** When each stroke falls, in milliseconds after the first. */
export function times(strokes: readonly Stroke[]): readonly number[] {
  let at = 0;
  return strokes.map(({ ms }, number) => {
    at += number === 0 ? 0 : ms;
    return at;
  });
}

/** How long the hand was up each time; the last time may still be going on and is left out. */
export function flights(strokes: readonly Stroke[]): readonly number[] {
  return strokes.filter(({ hand }) => hand === "down").map(({ ms }) => ms);
}
