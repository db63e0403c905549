import { expect, test } from "vitest";
import { type ChipPlace, skyOf, wayThrough } from "./sky";

const CHIPS: readonly ChipPlace[] = [
  { chip: "A", x: 300, y: 400 },
  { chip: "B", x: 3_700, y: 900 },
  { chip: "earth", x: 2_000, y: 3_600 },
];

test.each([
  [1_000, 400],
  [400, 1_000],
  [500, 500],
])("in a room of %i by %i one unit is the same in both directions, and every chip is in sight", (width, height) => {
  const sky = skyOf({ width, height }, CHIPS);
  expect(width / sky.width).toBeCloseTo(sky.scale);
  expect(height / sky.height).toBeCloseTo(sky.scale);
  for (const { x, y } of CHIPS) {
    expect(x - 175).toBeGreaterThanOrEqual(sky.x);
    expect(x + 175).toBeLessThanOrEqual(sky.x + sky.width);
    expect(y - 175).toBeGreaterThanOrEqual(sky.y);
    expect(y + 175).toBeLessThanOrEqual(sky.y + sky.height);
  }
});

test("a route goes from middle to middle", () => {
  expect(wayThrough(CHIPS, ["earth", "A", "B"])).toBe("M2000,3600L300,400L3700,900");
  expect(wayThrough(CHIPS, ["earth"])).toBe("");
});
