// A line through points: how long somebody takes for how long a way. Pure.

export interface TimedWay {
  /** A distance, in centimetres. */
  readonly way: number;
  readonly ms: number;
}

interface Steadiness {
  /** Milliseconds for a centimetre. */
  readonly speed: number;
  /** Milliseconds for no way at all. */
  readonly offset: number;
  /** By how much a duration strays from the line, as a share of the durations: 0.1 is ten per cent. */
  readonly stray: number;
}

/** Found by least squares; null where the points say nothing: fewer than three, or all of one length. */
export function lineThrough(points: readonly TimedWay[]): Steadiness | null {
  const count = points.length;
  if (count < 3) return null;
  const mean = (of: (point: TimedWay) => number) => points.reduce((sum, point) => sum + of(point), 0) / count;
  const [way, ms] = [mean((point) => point.way), mean((point) => point.ms)];
  const spread = mean((point) => (point.way - way) ** 2);
  if (spread < 1e-9 || ms <= 0) return null;
  const speed = mean((point) => (point.way - way) * (point.ms - ms)) / spread;
  const offset = ms - speed * way;
  const rest = mean((point) => (point.ms - offset - speed * point.way) ** 2);
  return { speed, offset, stray: Math.sqrt((rest * count) / (count - 2)) / ms };
}
