import { expect, test } from "vitest";
import board from "../../../../src/saucer/games/inkognito/boards/venice.toml?raw";
import { LAND, SEA, SPACES, UPRIGHT, WIDE } from "./venice";

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

test("every space can be hit by a finger on a narrow screen", () => {
  const perUnit = 340 / UPRIGHT.width;
  const spots = SPACES.map(UPRIGHT.spot);
  const nearest = spots.flatMap((one, at) =>
    spots.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  expect(Math.min(...nearest) * perUnit).toBeGreaterThan(32);
});

test("turned by a quarter it is the same map", () => {
  for (const space of SPACES) {
    const [flat, turned] = [WIDE.spot(space), UPRIGHT.spot(space)];
    expect(turned).toEqual({ x: WIDE.height - flat.y, y: flat.x });
  }
});
