// The light of what was sent, under a fake clock.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Direction, Stroke, Transmission } from "../face/strokes";
import { Ear } from "./ear";
import { BUFFER } from "./hearing";

const STROKES: readonly Stroke[] = [
  { hand: "up", ms: 0 },
  { hand: "down", ms: 640 },
  { hand: "up", ms: 310 },
  { hand: "down", ms: 1_205 },
];

let seen: (readonly [number, Direction | null])[];
let ear: Ear;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  ear = new Ear(0, { light: (hand) => seen.push([performance.now(), hand]), changed: () => {} });
});
afterEach(() => vi.useRealTimers());

function upTo(count: number): Transmission {
  return { strokes: STROKES.slice(0, count), ended: count === STROKES.length, void: false };
}

test("delayed by 200 ms and 150 of jitter the light keeps the sent times", () => {
  const sentAt = [0, 640, 950, 2_155];
  const delays = [200, 350, 50, 350];
  const start = performance.now();
  for (const [number, at] of sentAt.entries())
    window.setTimeout(() => ear.take([upTo(number + 1)], false), at + (delays[number] ?? 0));
  vi.advanceTimersByTime(10_000);
  const lights = seen.filter(([, hand]) => hand !== null).map(([at]) => at - start);
  expect(lights).toEqual(sentAt.map((at) => at + 200 + BUFFER));
  expect(seen.at(-1)?.[1]).toBeNull();
  expect(ear.isBehind([upTo(4)])).toBe(false);
});

test("too late: the light goes out, and the whole comes afterwards", () => {
  ear.take([upTo(1)], false);
  vi.advanceTimersByTime(2_000);
  ear.take([upTo(2)], false);
  expect(ear.late).toBe(true);
  ear.take([upTo(4)], false);
  seen = [];
  const told = performance.now();
  vi.advanceTimersByTime(5_000);
  const lights = seen.filter(([, hand]) => hand !== null).map(([at]) => at - told - BUFFER);
  expect(lights).toEqual([0, 640, 950, 2_155]);
});

test("a message that comes when the last stroke is overdue does not put its light out", () => {
  ear.take([upTo(4)], false);
  vi.advanceTimersByTime(BUFFER + 2_154);
  const late = performance.now() + 50;
  const clock = vi.spyOn(performance, "now").mockReturnValue(late);
  ear.take([upTo(4)], false);
  clock.mockRestore();
  vi.advanceTimersByTime(100);
  const lights = seen.map(([, hand]) => hand).filter((hand) => hand !== null);
  expect(lights).toEqual(["up", "down", "up", "down"]);
  expect(ear.isBehind([upTo(4)])).toBe(false);
});

test("who has heard enough goes on; who may hears again", () => {
  ear.take([upTo(4)], false);
  ear.skip();
  expect(ear.isBehind([upTo(4)])).toBe(false);
  vi.advanceTimersByTime(5_000);
  expect(seen.filter(([, hand]) => hand !== null)).toEqual([]);
  ear.again(0);
  vi.advanceTimersByTime(5_000);
  expect(seen.filter(([, hand]) => hand === "up")).toHaveLength(2);
});

test("who is far behind gives up on what is of no use any more", () => {
  const all = [1, 2, 3, 4].map(() => upTo(4));
  ear.take(all.slice(0, 3), false, 3);
  expect(ear.next).toBe(0);
  ear.take(all, false, 3);
  expect(ear.next).toBe(3);
});

test("so does who would have to listen for long", () => {
  const long: Transmission = {
    strokes: [STROKES[0] as Stroke, { hand: "down", ms: 20_001 }],
    ended: true,
    void: false,
  };
  ear.take([long], false, 0);
  expect(ear.next).toBe(0);
  ear.take([long], false, 1);
  expect(ear.next).toBe(1);
});
