// Listening to rhythms that come over a network: pure, so that delay and jitter are tests. Every transmission is played
// from a buffer, a constant short time after its first stroke came, or as a whole when nothing more can come. From then
// on only the sent durations count: a stroke is played at its own time or not at all, never at a wrong one.
import { type Transmission, times } from "../face/strokes";

/** So much later than it could be heard a stroke is heard: whatever delay varies by less than this changes nothing. */
export const BUFFER = 400;
/** After the last stroke of one transmission, before the first of the next. */
export const PAUSE = 700;

export interface Hearing {
  /** The transmission that is listened to, or comes next. */
  readonly next: number;
  /** When its first stroke is played; null while it is waited for. */
  readonly start: number | null;
  /** How many of its strokes have a time already. */
  readonly timed: number;
  /** A stroke came too late: this transmission is heard as a whole, once nothing more can come. */
  readonly late: boolean;
  /** When it was known that nothing more comes. */
  readonly ended: number | null;
  /** The next transmission does not begin before this. */
  readonly free: number;
}

export function listenFrom(next: number): Hearing {
  return { next, start: null, timed: 0, late: false, ended: null, free: 0 };
}

/**
 * Where somebody begins who comes to the table, or comes back: with what is of use now and was not heard through here.
 * So one who left in a transmission hears it once from its beginning, and one who comes after it (to a bot, say, that
 * has sent all at once) does not miss it; what was heard before, or belongs to something that is over, is not heard.
 */
export function firstUnheard(sent: readonly Transmission[], heard: number | null, since: number): number {
  return Math.min(Math.max(heard ?? 0, since), sent.length);
}

/** What is listened to at this moment, given all that has come so far. */
export function hear(before: Hearing, sent: readonly Transmission[], now: number, whole: boolean): Hearing {
  const heard = sent[before.next];
  if (!heard || heard.strokes.length === 0) return before;
  const ended = heard.ended ? (before.ended ?? now) : null;
  const going = timed({ ...before, ended }, heard, now, whole);
  const end = endOf(going, heard);
  if (end === null || now < end) return going;
  return hear({ ...listenFrom(going.next + 1), free: end + PAUSE }, sent, now, whole);
}

function timed(going: Hearing, heard: Transmission, now: number, whole: boolean): Hearing {
  const timed = heard.strokes.length;
  if (going.start === null) return started({ ...going, timed }, heard, now, whole);
  const played = times(heard.strokes).slice(going.timed);
  const late = played.some((at) => (going.start ?? 0) + at < now);
  if (!late) return { ...going, timed };
  return started({ ...going, timed, start: null, late }, heard, now, whole);
}

function started(going: Hearing, heard: Transmission, now: number, whole: boolean): Hearing {
  const waits = (whole || going.late) && !heard.ended;
  return waits ? going : { ...going, start: Math.max(now + BUFFER, going.free) };
}

/** When it is through, if that is known: one that was broken off with the hand up ends when that was told. */
function endOf({ start, ended }: Hearing, { strokes }: Transmission): number | null {
  if (start === null || ended === null) return null;
  const last = start + (times(strokes).at(-1) ?? 0);
  return strokes.at(-1)?.hand === "up" ? Math.max(last + 1, ended) : last;
}

/** When each stroke of what is listened to is played. */
export function playedAt({ start }: Hearing, heard: Transmission | undefined): readonly number[] {
  return start === null || !heard ? [] : times(heard.strokes).map((at) => start + at);
}

/** When there is something to do even if nothing more comes. */
export function endsAt(hearing: Hearing, sent: readonly Transmission[]): number | null {
  const heard = sent[hearing.next];
  return heard ? endOf(hearing, heard) : null;
}

/** Whether something is still to be heard. */
export function isBehind(hearing: Hearing, sent: readonly Transmission[]): boolean {
  return hearing.next < sent.length;
}
