import { expect, test } from "vitest";
import { matches } from "./patterns";
import { arrowTo, whereTo } from "./where";

const SCREEN = { x: 0, y: 50, width: 400, height: 750, others: [], parts: [] };
const PANEL = { width: 300, height: 120 };

test("the coach stands near what it points at, and never over it", () => {
  const target = { x: 150, y: 300, width: 60, height: 60 };
  const spot = whereTo(PANEL, { ...SCREEN, targets: [target] });
  expect(spot.y >= 360 || spot.y + 120 <= 300).toBe(true);
  expect(Math.abs(spot.y - 300)).toBeLessThan(200);
});

test("it stays on the screen", () => {
  const corner = { x: 380, y: 760, width: 20, height: 40 };
  const { x, y } = whereTo(PANEL, { ...SCREEN, targets: [corner] });
  expect([x >= 0, x + 300 <= 400, y >= 50, y + 120 <= 800]).toEqual([true, true, true, true]);
});

test("it keeps off what can be picked where there is room elsewhere", () => {
  const target = { x: 150, y: 300, width: 60, height: 60 };
  const below = { x: 0, y: 370, width: 400, height: 200 };
  expect(whereTo(PANEL, { ...SCREEN, targets: [target], others: [below] }).y + 120).toBeLessThanOrEqual(300);
});

test("a pattern asks for fields, for one of several values, and for what lies inside", () => {
  const event = { kind: "drawn", seat: 2, cards: ["boots", "plug"], at: { portal: 4 } };
  expect(matches({ kind: "drawn", seat: [1, 2] }, event)).toBe(true);
  expect(matches({ at: { portal: 4 }, cards: ["boots", ["plug", "cloak"]] }, event)).toBe(true);
  expect(matches({ cards: ["boots"] }, event)).toBe(false);
  expect(matches({ kind: "drawn", missing: 1 }, event)).toBe(false);
  expect(matches({ at: { portal: 5 } }, event)).toBe(false);
});

test("an arrow leads to what is far away, from edge to edge", () => {
  const panel = { x: 0, y: 0, width: 100, height: 50 };
  expect(arrowTo(panel, { x: 20, y: 300, width: 40, height: 40 })).toEqual({
    from: { x: 40, y: 50 },
    to: { x: 50, y: 300 },
  });
  expect(arrowTo(panel, { x: 20, y: 70, width: 40, height: 40 })).toBeNull();
});
