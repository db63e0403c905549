// The hand that sends: pressing lays it down, letting go lifts it. Pure; the times are those of the events themselves.
import type { Bounds, Direction, Stroke } from "../face/strokes";

export interface Hand {
  /** Whether it lies on the table. */
  readonly lies: boolean;
  /** When the last stroke was made, as it was counted; null before the first. */
  readonly last: number | null;
  /** How many strokes were made. */
  readonly made: number;
}

/** With so many strokes all is sent. */
export interface Sending extends Bounds {
  readonly wanted: number;
}

export const AT_REST: Hand = { lies: false, last: null, made: 0 };

export interface Moved {
  readonly hand: Hand;
  /** What is to be sent; null for what means nothing: laying it down before the first stroke, lifting it after the last. */
  readonly stroke: Stroke | null;
}

export function move(hand: Hand, to: Direction, at: number, bounds: Sending): Moved {
  const lies = to === "down";
  if (lies === hand.lies || hand.made >= bounds.wanted) return { hand: { ...hand, lies }, stroke: null };
  if (hand.last === null) return lies ? { hand: { ...hand, lies }, stroke: null } : first(at);
  // Each stroke is counted from the one before as it was sent, so that what is rounded never adds up.
  const passed = Math.round(at - hand.last);
  const ms = Math.min(Math.max(passed, bounds.low), bounds.high);
  const last = passed > bounds.high ? at : hand.last + ms;
  return { hand: { lies, last, made: hand.made + 1 }, stroke: { hand: to, ms } };
}

function first(at: number): Moved {
  return { hand: { lies: false, last: at, made: 1 }, stroke: { hand: "up", ms: 0 } };
}

/** One key for both: it lifts a hand that lies, and lays down one that is up. Before the first stroke it lies. */
export function turned(hand: Hand): Direction {
  return hand.last === null || hand.lies ? "up" : "down";
}

/** The hand as the one key has it before the first stroke. */
export function laid(hand: Hand): Hand {
  return hand.last === null ? { ...hand, lies: true } : hand;
}
