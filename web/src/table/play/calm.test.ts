import { expect, test } from "vitest";
import type { Box } from "../../ui/geometry";
import { calmest } from "./calm";

/** As a browser gives it: its sides are no fields of its own. */
class Rect implements Box {
  get x() {
    return 0;
  }
  get y() {
    return 100;
  }
  get width() {
    return 360;
  }
  get height() {
    return 400;
  }
}

const BOARD = new Rect();
const at = (x: number, y: number): Box => ({ x, y, width: 40, height: 40 });

test("what there is to read lies where it covers nothing that can be picked", () => {
  expect(calmest(BOARD, [at(0, 120), at(200, 300)], 120)).toMatchObject({ side: "bottom", covers: false });
  expect(calmest(BOARD, [at(0, 440), at(200, 300)], 120)).toMatchObject({ side: "top", covers: false });
  expect(calmest(BOARD, [at(0, 240)], 120)).toMatchObject({ side: "top", covers: false });
});

test("where it would cover something on either side only a corner is free", () => {
  const both = [at(0, 110), at(300, 440)];
  expect(calmest(BOARD, both, 120)).toEqual({ side: "top", corner: "end", away: 0, covers: true });
  expect(calmest(BOARD, both, 120, [at(300, 110)])).toMatchObject({ side: "bottom", corner: "start" });
  const more = [...both, at(300, 110)];
  expect(calmest(BOARD, more, 120)).toEqual({ side: "bottom", corner: "start", away: 0, covers: true });
  expect(calmest(BOARD, more, 120, [at(300, 450)])).toMatchObject({ side: "bottom", corner: "start", away: 0 });
});

test("where no corner is free it stands at an edge, no farther from a corner than it must", () => {
  const corners = [at(0, 110), at(300, 110), at(0, 440), at(300, 440)];
  expect(calmest(BOARD, corners, 120)).toMatchObject({ side: "top", corner: "end", away: 48 });
  expect(calmest(BOARD, [...corners, at(300, 170)], 120)).toMatchObject({ side: "top", corner: "start", away: 48 });
  const buttons = [at(0, 450)];
  const others = corners.filter((_, place) => place !== 2);
  expect(calmest(BOARD, others, 120, buttons)).toMatchObject({ side: "bottom", corner: "start", away: 48 });
});

test("what is not on screen is not covered, and an edge does not count", () => {
  expect(calmest(BOARD, [at(0, 40), at(-40, 110), at(0, 440)], 120)).toMatchObject({ side: "top", covers: false });
  expect(calmest(BOARD, [at(0, 229), at(0, 440)], 120)).toMatchObject({ side: "top", covers: false });
});

test("with nothing to lay it is the half in which less can be picked", () => {
  expect(calmest(BOARD, [at(0, 110), at(100, 110), at(0, 440)], 0)).toMatchObject({ side: "bottom", covers: false });
});
