import { expect, test } from "vitest";
import type { Direction, Stroke } from "../face/strokes";
import { AT_REST, laid, move, type Sending, turned } from "./hand";

const BOUNDS: Sending = { low: 50, high: 20_000, wanted: 4 };

function tapped(taps: readonly (readonly [Direction, number])[], bounds = BOUNDS): readonly (Stroke | null)[] {
  let hand = AT_REST;
  return taps.map(([to, at]) => {
    const moved = move(hand, to, at, bounds);
    hand = moved.hand;
    return moved.stroke;
  });
}

test("laying the hand down is not sent, nor is lifting it after the last landing", () => {
  const sent = tapped([
    ["down", 100],
    ["up", 900],
    ["down", 1_700],
    ["up", 2_000],
    ["down", 2_500],
    ["up", 2_900],
    ["down", 3_000],
  ]);
  expect(sent).toEqual([
    null,
    { hand: "up", ms: 0 },
    { hand: "down", ms: 800 },
    { hand: "up", ms: 300 },
    { hand: "down", ms: 500 },
    null,
    null,
  ]);
});

test("what is rounded never adds up", () => {
  const sent = tapped([
    ["down", 0],
    ["up", 10.4],
    ["down", 110.8],
    ["up", 211.2],
    ["down", 311.6],
  ]);
  expect(sent.slice(2).map((stroke) => stroke?.ms)).toEqual([100, 101, 100]);
});

test("shorter than can be and longer than may be are brought within bounds", () => {
  const sent = tapped([
    ["down", 0],
    ["up", 10],
    ["down", 30],
    ["up", 25_000],
    ["down", 25_300],
  ]);
  expect(sent.slice(2).map((stroke) => stroke?.ms)).toEqual([50, 20_000, 300]);
});

test("the same again means nothing", () => {
  expect(tapped([["up", 5]])).toEqual([null]);
  expect(
    tapped([
      ["down", 5],
      ["down", 9],
    ]),
  ).toEqual([null, null]);
});

test("one key lifts and lays down in turn, beginning with a hand that lies", () => {
  let hand = laid(AT_REST);
  const directions = [100, 400, 600].map((at) => {
    const to = turned(hand);
    hand = move(hand, to, at, BOUNDS).hand;
    return to;
  });
  expect(directions).toEqual(["up", "down", "up"]);
});
