// What is played, under a clock of the test: delay and jitter of the network change no duration.
import { expect, test } from "vitest";
import { type Stroke, type Transmission, times } from "../face/strokes";
import { BUFFER, endsAt, firstUnheard, type Hearing, hear, isBehind, listenFrom, PAUSE, playedAt } from "./hearing";

const DELAY = 200;
const JITTER = 150;
const SENT: readonly Stroke[] = [
  { hand: "up", ms: 0 },
  { hand: "down", ms: 731 },
  { hand: "up", ms: 402 },
  { hand: "down", ms: 1_999 },
  { hand: "up", ms: 51 },
  { hand: "down", ms: 50 },
];

interface Arrival {
  readonly at: number;
  readonly sent: readonly Transmission[];
}

/** Stroke by stroke, each delayed by its own share of the jitter, none before the one before it: as a socket does. */
function arrivals(strokes: readonly Stroke[], delays: readonly number[], start = 1_000): readonly Arrival[] {
  let before = 0;
  return times(strokes).map((time, number) => {
    before = Math.max(before, start + time + (delays[number % delays.length] ?? 0));
    const ended = number === strokes.length - 1;
    return { at: before, sent: [{ strokes: strokes.slice(0, number + 1), ended, void: false }] };
  });
}

function listen(all: readonly Arrival[], whole = false, from = 0): readonly Hearing[] {
  let hearing = listenFrom(from);
  return all.map(({ at, sent }) => {
    hearing = hear(hearing, sent, at, whole);
    return hearing;
  });
}

function jittered(seed: number): readonly number[] {
  let state = seed;
  return SENT.map(() => {
    state = (state * 48_271) % 2_147_483_647;
    return DELAY - JITTER + Math.round((2 * JITTER * state) / 2_147_483_647);
  });
}

test("with 200 ms of delay and 150 of jitter every stroke is played at its own time, to the millisecond", () => {
  for (let seed = 1; seed <= 500; seed++) {
    const came = arrivals(SENT, jittered(seed));
    const heard = listen(came);
    const first = (came[0]?.at ?? 0) + BUFFER;
    for (const [number, hearing] of heard.entries()) {
      const known = came[number]?.sent[0];
      expect(playedAt(hearing, known)).toEqual(times(SENT.slice(0, number + 1)).map((at) => first + at));
      expect(hearing.late).toBe(false);
    }
  }
});

test("nothing is played before it came", () => {
  for (const { at, hearing, sent } of arrivals(SENT, [350, 50]).map((each, number, all) => ({
    ...each,
    hearing: listen(all)[number],
  }))) {
    const last = hearing && playedAt(hearing, sent[0]).at(-1);
    expect(last).toBeGreaterThanOrEqual(at);
  }
});

test("as a whole, nothing is played until nothing more can come", () => {
  const came = arrivals(SENT, [DELAY]);
  const heard = listen(came, true);
  expect(heard.slice(0, -1).map(({ start }) => start)).toEqual([null, null, null, null, null]);
  expect(heard.at(-1)?.start).toBe((came.at(-1)?.at ?? 0) + BUFFER);
});

test("what comes later than the buffer allows is heard as a whole afterwards, never wrongly", () => {
  const came = arrivals(SENT, [DELAY, DELAY, DELAY, DELAY + BUFFER + 1, DELAY, DELAY]);
  const heard = listen(came);
  expect(heard.map(({ late }) => late)).toEqual([false, false, false, true, true, true]);
  expect(heard[3]?.start).toBeNull();
  const [last, sent] = [heard.at(-1), came.at(-1)];
  const start = (sent?.at ?? 0) + BUFFER;
  expect(last && playedAt(last, sent?.sent[0])).toEqual(times(SENT).map((at) => start + at));
});

test("a stroke that comes in the very last moment is in time", () => {
  expect(listen(arrivals(SENT, [DELAY, DELAY + BUFFER])).every(({ late }) => !late)).toBe(true);
});

test("who comes back in a transmission hears it from its beginning", () => {
  const came = arrivals(SENT, jittered(7)).slice(3);
  const next = firstUnheard(came[0]?.sent ?? [], null, 0);
  const heard = listen(came, false, next);
  const start = (came[0]?.at ?? 0) + BUFFER;
  const last = heard.at(-1);
  expect(last && playedAt(last, came.at(-1)?.sent[0])).toEqual(times(SENT).map((at) => start + at));
});

const OVER: Transmission = { strokes: SENT, ended: true, void: false };
const OPEN: Transmission = { strokes: SENT.slice(0, 2), ended: false, void: false };

test("where to begin: what was not heard through, but nothing of what is over", () => {
  expect(firstUnheard([OVER, OVER], null, 0)).toBe(0);
  expect(firstUnheard([OVER, OVER, OPEN], null, 1)).toBe(1);
  expect(firstUnheard([OVER, OVER], null, 2)).toBe(2);
  expect(firstUnheard([OVER, OVER], 1, 0)).toBe(1);
  expect(firstUnheard([OVER, OVER], 0, 2)).toBe(2);
  expect(firstUnheard([OVER], 5, 0)).toBe(1);
});

test("one after the other, with a pause between them", () => {
  const first = hear(listenFrom(0), [OVER, OVER], 0, false);
  const end = endsAt(first, [OVER, OVER]) ?? 0;
  expect(end).toBe(BUFFER + (times(SENT).at(-1) ?? 0));
  const second = hear(first, [OVER, OVER], end, false);
  expect([second.next, second.start]).toEqual([1, end + PAUSE]);
  const through = hear(second, [OVER, OVER], endsAt(second, [OVER, OVER]) ?? 0, false);
  expect(isBehind(through, [OVER, OVER])).toBe(false);
});

test("one that was broken off in the air ends when that is told", () => {
  const broken: Transmission = { strokes: SENT.slice(0, 1), ended: true, void: true };
  const flying = hear(listenFrom(0), [{ ...broken, ended: false }], 0, false);
  expect(endsAt(flying, [broken])).toBeNull();
  const told = hear(flying, [broken], 3_000, false);
  expect(told.next).toBe(1);
});
