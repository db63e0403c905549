import { expect, test } from "vitest";
import { after, before, climaxAfter, turnAfter, turnBefore } from "./replay-controls";

const turns = [3, 8, 12];

test("a jump back goes to where the turn began, then to the one before, then to the beginning", () => {
  expect([13, 12, 8, 3, 0].map((at) => turnBefore({ at, turns }))).toEqual([12, 8, 3, 0, null]);
});

test("a jump on goes to where the next turn begins, then to the end", () => {
  expect([0, 3, 12, 20].map((at) => turnAfter({ at, turns, last: 20 }))).toEqual([3, 8, 20, null]);
});

test("my decisions are gone through one by one, and end at the last", () => {
  const mine = [2, 7];
  expect([0, 2, 7].map((at) => after(mine, at))).toEqual([2, 7, null]);
  expect([9, 7, 2].map((at) => before(mine, at))).toEqual([7, 2, null]);
});

test("after the last climax comes the first again", () => {
  const climaxes = [4, 9];
  expect([0, 4, 9].map((at) => climaxAfter({ at, climaxes }))).toEqual([4, 9, 4]);
  expect(climaxAfter({ at: 4, climaxes: [4] })).toBeNull();
});
