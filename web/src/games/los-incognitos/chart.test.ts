import { expect, test } from "vitest";
import { chartOf, RIM } from "./chart";
import type { LosBoard } from "./model.generated";

const place = (id: string, x: number, y: number) => ({ id, kind: "monster", x, y }) as const;
const BOARD = {
  title: "Mine",
  destinations: [place("a", 100, 100), place("b", 900, 100), place("c", 900, 600)],
  links: [
    { ends: ["a", "b"], sections: ["land", "air+land", "air"] },
    { ends: ["b", "c"], sections: ["carpet"], bends: [[1000, 350]] },
  ],
} as unknown as LosBoard;
const WIDE = { width: 1000, height: 620 };
const HIGH = { width: 400, height: 700 };

test("sections are numbered along the links, a double one once with two halves", () => {
  const { sections } = chartOf(BOARD, WIDE);
  expect(sections.map(({ halves }) => halves.map(({ ground }) => ground))).toEqual([
    ["land"],
    ["air", "land"],
    ["air"],
    ["carpet"],
  ]);
});

test("everything lies inside the picture, wide or turned in a high room", () => {
  for (const room of [WIDE, HIGH]) {
    const { width, height, places, sections, upright } = chartOf(BOARD, room);
    expect(upright).toBe(room === HIGH);
    expect(width / height).toBeCloseTo(room.width / room.height, 1);
    for (const { x, y } of [...places, ...sections.map(({ middle }) => middle)]) {
      expect(x).toBeGreaterThanOrEqual(RIM);
      expect(x).toBeLessThanOrEqual(width - RIM);
      expect(y).toBeGreaterThanOrEqual(RIM);
      expect(y).toBeLessThanOrEqual(height - RIM);
    }
  }
});

test("a straight link shares its length between the rims, a double section having two shares", () => {
  const { places, sections } = chartOf(BOARD, WIDE);
  const [from = 0, to = 0] = [places[0]?.x, places[1]?.x];
  const share = (to - from - 2 * RIM) / 4;
  const middles = [0.5, 2, 3.5].map((shares) => from + RIM + shares * share);
  sections.slice(0, 3).forEach(({ middle, angle }, at) => {
    expect(middle.x).toBeCloseTo(middles[at] ?? 0, 3);
    expect(angle).toBeCloseTo(0, 3);
  });
});

test("a bent link passes its bend", () => {
  const { sections, at } = chartOf(BOARD, WIDE);
  const bend = at(1000, 350);
  expect(sections[3]?.middle.x).toBeCloseTo(bend.x, 0);
  expect(sections[3]?.middle.y).toBeCloseTo(bend.y, 0);
});
