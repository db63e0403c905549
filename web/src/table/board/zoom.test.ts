import { expect, test } from "vitest";
import { bounded, calmestCorner, closer, freeSpot, NEAREST, touched } from "./zoom";

const ROOM = { width: 360, height: 240 };
const box = (x: number, y: number, size: number) => ({ x, y, width: size, height: size });

test("parts as large as a finger, or none at all, leave the whole board in sight", () => {
  expect(closer([], ROOM, 40).zoom).toBe(1);
  expect(closer([box(10, 10, 40), box(300, 180, 40)], ROOM, 40).zoom).toBe(1);
});

test("small parts near each other are shown as large as a finger, around their middle", () => {
  const aim = closer([box(100, 100, 20), box(140, 100, 20)], ROOM, 40);
  expect(aim).toEqual({ x: 130, y: 110, zoom: 2.2 });
});

test("parts all over the board are shown no larger than all of them fit", () => {
  expect(closer([box(0, 0, 10), box(350, 230, 10)], ROOM, 40).zoom).toBe(1);
  expect(closer([box(100, 60, 10), box(250, 150, 10)], ROOM, 40).zoom).toBeCloseTo(2.1, 1);
});

test("a board is never smaller than its room, nor nearer than makes sense", () => {
  expect([bounded(0.3), bounded(1.02), bounded(2), bounded(99)]).toEqual([1, 1, 2, NEAREST]);
});

test("a finger means what it touches, and what is no farther than half its width", () => {
  const parts = [["a", box(0, 0, 20)] as const, ["b", box(30, 0, 20)] as const, ["c", box(200, 0, 20)] as const];
  expect(touched({ x: 10, y: 10 }, parts, 40)).toEqual(["a", "b"]);
  expect(touched({ x: 230, y: 10 }, parts, 40)).toEqual(["c"]);
  expect(touched({ x: 120, y: 100 }, parts, 40)).toEqual([]);
});

test("the buttons stand in the first spot where they hide nothing that can be picked", () => {
  const near = { x: 180, y: 120, zoom: 1 };
  expect(freeSpot([box(160, 100, 40)], ROOM, near, 3)).toBe("right bottom");
  expect(freeSpot([box(310, 190, 40)], ROOM, near, 3)).toBe("left bottom");
  expect(freeSpot([box(310, 190, 40), box(60, 190, 40)], ROOM, near, 3)).toBe("right top");
  const everywhere = [box(310, 190, 40), box(60, 190, 40), box(310, 10, 40), box(60, 10, 40)];
  expect(freeSpot(everywhere, ROOM, near, 3)).toBe("middle bottom");
});

test("the buttons keep off what a finger beside a part would touch", () => {
  const near = { x: 180, y: 120, zoom: 1 };
  expect(freeSpot([box(310, 140, 40)], ROOM, near, 3)).toBe("left bottom");
  expect(freeSpot([box(310, 110, 40)], ROOM, near, 3)).toBe("right bottom");
  expect(freeSpot([box(150, 200, 40)], ROOM, near, 3)).toBe("right bottom");
  expect(freeSpot([box(150, 200, 40)], ROOM, near, 4)).toBe("right top");
  const beside = [
    box(310, 70, 118),
    box(160, 70, 118),
    box(10, 185, 10),
    box(340, 0, 10),
    box(180, 0, 10),
    box(5, 0, 10),
  ];
  expect(freeSpot(beside, ROOM, near, 3)).toBe("middle bottom");
});

test("on a whole board the buttons hide what can be picked least, then the rest, and move only to hide less", () => {
  const tools = { width: 50, height: 46 };
  const lying = (x: number, y: number, lit = false) => ({ ...box(x, y, 40), lit });
  const at = (parts: readonly ReturnType<typeof lying>[], now: "right bottom" | "left top" = "right bottom") =>
    calmestCorner(parts, ROOM, tools, now);
  expect(at([lying(160, 100)])).toBe("right bottom");
  expect(at([lying(160, 100, true)], "left top")).toBe("left top");
  expect(at([lying(320, 200)])).toBe("left bottom");
  const all = [lying(320, 200, true), lying(0, 200, true), lying(320, 0), lying(20, 0, true)];
  expect(at(all)).toBe("right top");
});

test("where rows of buttons hide something everywhere they stand one above the other, if there is height for it", () => {
  const near = { x: 180, y: 120, zoom: 1 };
  const rows = [
    box(80, 5, 30),
    box(165, 5, 30),
    box(250, 5, 30),
    box(80, 205, 30),
    box(165, 205, 30),
    box(250, 205, 30),
  ];
  expect(freeSpot(rows, ROOM, near, 4)).toBe("right bottom upright");
  expect(freeSpot([...rows, box(330, 100, 30)], ROOM, near, 4)).toBe("left bottom upright");
  expect(freeSpot(rows, ROOM, near, 6)).not.toContain("upright");
});

test("where parts are seen counts, so near and pushed so far: no farther than the board goes", () => {
  const part = box(330, 210, 20);
  expect(freeSpot([part], ROOM, { x: 340, y: 220, zoom: 2 }, 3)).toBe("left bottom");
  expect(freeSpot([box(170, 110, 20)], ROOM, { x: 180, y: 120, zoom: 2 }, 3)).toBe("right bottom");
  expect(freeSpot([box(240, 160, 20)], ROOM, { x: 180, y: 120, zoom: 2 }, 3)).toBe("left bottom");
});
