import { expect, test } from "vitest";
import board from "../../../../src/saucer/games/inkognito/boards/venice.toml?raw";
import { chartOf, LAND, SEA, SPACES } from "./venice";

const ROWS = [...board.matchAll(/^(\w+) = \{.*land = \[(.*)\], sea = \[(.*)\] \}$/gm)];

function linksOf(column: 2 | 3): readonly string[] {
  const links = ROWS.flatMap((row) =>
    [...(row[column] ?? "").matchAll(/"(\w+)"/g)].map((found) => [row[1] ?? "", found[1] ?? ""].sort().join("-")),
  );
  return [...new Set(links)].sort();
}

test("the map has the spaces and the ways of the board", () => {
  expect([...SPACES].sort()).toEqual(ROWS.map((row) => row[1]).sort());
  expect([...LAND].sort()).toEqual(linksOf(2));
  expect([...SEA].sort()).toEqual(linksOf(3));
});

const ROOMS = [
  { width: 340, height: 420 },
  { width: 390, height: 320 },
  { width: 780, height: 470 },
  { width: 1300, height: 660 },
];

test("whatever the room, no space lies on another, and all lie within", () => {
  for (const room of ROOMS) {
    const chart = chartOf(room);
    const spots = SPACES.map(chart.spot);
    const nearest = spots.flatMap((one, at) =>
      spots.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...nearest)).toBeGreaterThan(40);
    expect(spots.every(({ x, y }) => x >= 35 && y >= 35 && x <= chart.width - 35 && y <= chart.height - 35)).toBe(true);
  }
});

test("the map has the form of its room, turned by a quarter where that is high", () => {
  const [wide, high] = [chartOf({ width: 900, height: 600 }), chartOf({ width: 600, height: 900 })];
  expect(wide.width / wide.height).toBeCloseTo(1.5);
  expect(high.width / high.height).toBeCloseTo(1 / 1.5);
  expect(wide.spot("P32").x).toBeGreaterThan(wide.spot("P01").x);
  expect(high.spot("P32").y).toBeGreaterThan(high.spot("P01").y);
});
