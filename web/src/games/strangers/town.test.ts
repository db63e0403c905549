import { expect, test } from "vitest";
import type { StrangersBoard } from "./model.generated";
import { chartOf, openWays, spread, wilds } from "./town";

/** Three by two: a street of three with a wall in it, two lots and a wood below. */
const BOARD = {
  columns: 3,
  rows: 2,
  school: "a1",
  streets: ["a1", "b1", "c1"].map((space) => ({ space })),
  scoring: ["a2", "b2"].map((space) => ({ space, kind: "home", name: "", values: [3] })),
  walls: [["b1", "c1"]],
  bars: [["a1", "a2"]],
} as unknown as StrangersBoard;
const LONG = { ...BOARD, columns: 12, rows: 4 };

test("streets are joined where there is no wall, and nothing stands where nothing is drawn", () => {
  expect(openWays(BOARD)).toEqual([["a1", "b1"]]);
  expect(wilds(BOARD)).toEqual(["c2"]);
});

test.each([
  [1000, 450],
  [390, 440],
  [360, 205],
])("in a room of %i by %i every block lies inside, and none on another", (width, height) => {
  const chart = chartOf(BOARD, { width, height });
  const blocks = ["a1", "b1", "c1", "a2", "b2", "c2"].map((space) => chart.block(space));
  for (const { x, y, width: wide, height: high } of blocks) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect((x + wide) * chart.scale).toBeLessThanOrEqual(width + 0.01);
    expect((y + high) * chart.scale).toBeLessThanOrEqual(height + 0.01);
  }
  expect(new Set(blocks.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
  expect(Math.min(chart.cell.width, chart.cell.height)).toBeCloseTo(100);
});

test("a long town turns in a high room, with its letters", () => {
  const wide = chartOf(LONG, { width: 900, height: 400 });
  const high = chartOf(LONG, { width: 400, height: 900 });
  expect([wide.across, wide.down, wide.columns[0]]).toEqual([12, 4, "a"]);
  expect([high.across, high.down, high.columns[0]]).toEqual([4, 12, "1"]);
  expect(high.block("a2").x).toBeGreaterThan(high.block("a1").x);
});

test("things in a room are spread so that they are largest", () => {
  const rows = (width: number, height: number) =>
    new Set(spread({ x: 0, y: 0, width, height }, 4).spots.map(({ y }) => y)).size;
  expect([rows(90, 40), rows(60, 92), rows(20, 200)]).toEqual([1, 2, 4]);
});
