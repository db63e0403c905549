import { expect, test } from "vitest";
import { allBut, around, arrow, fitted } from "./geometry";

const SHEET = { width: 960, height: 640 };
const FRAME = { width: 300, height: 200 };

test("the box around boxes holds them all", () => {
  const boxes = [
    { x: 10, y: 40, width: 20, height: 20 },
    { x: 50, y: 10, width: 10, height: 10 },
  ];
  expect(around(boxes)).toEqual({ x: 10, y: 10, width: 50, height: 50 });
  expect(around([])).toBeNull();
});

test("a part fills its frame in one direction and lies in the middle of the other", () => {
  const fit = fitted({ x: 400, y: 200, width: 100, height: 100 }, SHEET, FRAME);
  expect(fit).toEqual({ scale: 2, x: 375, y: 200 });
});

test("at the edge of the sheet nothing beside it is shown", () => {
  expect(fitted({ x: 0, y: 0, width: 100, height: 100 }, SHEET, FRAME)).toEqual({ scale: 2, x: 0, y: 0 });
  expect(fitted({ x: 900, y: 590, width: 60, height: 50 }, SHEET, FRAME)).toEqual({ scale: 4, x: 885, y: 590 });
});

test("a sheet that is too small for its frame lies in its middle", () => {
  expect(fitted({ x: 0, y: 0, width: 100, height: 100 }, { width: 100, height: 100 }, FRAME)).toEqual({
    scale: 2,
    x: -25,
    y: 0,
  });
});

test("what is marked is cut out of the shade", () => {
  const path = allBut([{ x: 10, y: 10, width: 40, height: 20 }], SHEET, 8);
  expect(path).toContain("M0,0H960V640H0Z");
  expect(path).toContain("M18,10h24");
});

test("an arrow ends at the rim of what it points to", () => {
  const { head } = arrow({ x: 0, y: 0, width: 20, height: 20 }, { x: 200, y: 0, width: 20, height: 20 }, 10);
  const [x, y] = (/^M([-\d.]+),([-\d.]+)/.exec(head) ?? []).slice(1).map(Number);
  expect(Math.hypot((x ?? 0) - 210, (y ?? 0) - 10)).toBeCloseTo(10);
  expect(x).toBeLessThan(205);
});
