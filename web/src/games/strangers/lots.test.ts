import { expect, test } from "vitest";
import { lotOf } from "./lots";

/** A lot as large as at 360 x 640, as on a tablet, and as on a desktop: a hundred units are 24, 79 and 89 px. */
const SMALL = { width: 158, height: 100, letter: 49 };
const UPRIGHT = { width: 105, height: 100, letter: 14.5 };
const LARGE = { width: 165, height: 100, letter: 13 };

function lot({ width, height, letter }: typeof SMALL, values: readonly number[]) {
  return lotOf({ x: 0, y: 0, width, height }, values, letter);
}

test.each([SMALL, UPRIGHT, LARGE])(
  "numbers are no smaller than letters that are read, and none touches another",
  (at) => {
    for (const values of [[12], [10, 7], [8, 6, 4], [0, 8, 0, 11]]) {
      const { spots, size } = lot(at, values);
      expect(size).toBeGreaterThanOrEqual(at.letter);
      spots.spots.forEach((one, place) => {
        for (const other of spots.spots.slice(place + 1)) {
          const wide = 0.61 * size * Math.max(...values.map((value) => String(value).length));
          const apart = Math.abs(one.x - other.x) > wide * 1.1 || Math.abs(one.y - other.y) > size * 0.8;
          expect(apart, `${values} in ${at.width}`).toBe(true);
        }
      });
    }
  },
);

test("a building has its picture beside its spots, below which it lies only where there is no other room", () => {
  expect([[12], [10, 7], [8, 6, 4]].map((values) => lot(SMALL, values).upon)).toEqual([false, false, false]);
  expect(lot(SMALL, [0, 8, 0, 11]).upon).toBe(true);
  expect(lot(LARGE, [0, 8, 0, 11]).upon).toBe(false);
  const { picture, spots } = lot(UPRIGHT, [4, 2]);
  expect(picture.y + picture.height).toBeLessThanOrEqual(Math.min(...spots.spots.map(({ y }) => y)));
});

test("four numbers stand two by two where they are larger so", () => {
  const { spots, size } = lot(UPRIGHT, [0, 8, 0, 11]);
  expect(new Set(spots.spots.map(({ y }) => y)).size).toBe(2);
  expect(size).toBeGreaterThan(17);
});
