import { expect, test } from "vitest";
import { lineThrough } from "./steadiness";

test("a steady hand: its speed and its offset, and no straying", () => {
  const found = lineThrough([2, 5, 9, 14].map((way) => ({ way, ms: 120 + 80 * way })));
  expect(found?.speed).toBeCloseTo(80);
  expect(found?.offset).toBeCloseTo(120);
  expect(found?.stray).toBeCloseTo(0);
});

test("an unsteady one strays", () => {
  const found = lineThrough([
    { way: 2, ms: 200 },
    { way: 4, ms: 500 },
    { way: 6, ms: 500 },
    { way: 8, ms: 800 },
  ]);
  expect(found?.stray).toBeGreaterThan(0.1);
});

test("too little says nothing", () => {
  expect(lineThrough([])).toBeNull();
  expect(lineThrough([1, 2].map((way) => ({ way, ms: way })))).toBeNull();
  expect(lineThrough([3, 3, 3].map((way) => ({ way, ms: 500 })))).toBeNull();
});
