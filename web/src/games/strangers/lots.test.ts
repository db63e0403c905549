import { expect, test } from "vitest";
import { lotOf } from "./lots";

/** A lot as large as at 360 x 640, at 360 x 740, on a tablet and on a desktop: a hundred units are 24, 35, 79, 89 px. */
const SMALL = { width: 158, height: 100, letter: 49 };
const PHONE = { width: 108, height: 100, letter: 33.5 };
const UPRIGHT = { width: 105, height: 100, letter: 14.5 };
const LARGE = { width: 165, height: 100, letter: 13 };

function lot({ width, height, letter }: typeof SMALL, values: readonly number[]) {
  return lotOf({ x: 0, y: 0, width, height }, values, letter);
}

test.each([SMALL, PHONE, UPRIGHT, LARGE])(
  "numbers are no smaller than letters that are read, and none touches another",
  (at) => {
    for (const values of [[12], [10, 7], [8, 6, 4], [0, 8, 0, 11]]) {
      const { spots, size } = lot(at, values);
      expect(size).toBeGreaterThanOrEqual(at.letter);
      spots.forEach((one, place) => {
        for (const [next, other] of spots.slice(place + 1).entries()) {
          const wide = 0.305 * size * `${values[place]}${values[place + 1 + next]}`.length;
          const apart = Math.abs(one.x - other.x) > wide * 1.1 || Math.abs(one.y - other.y) > size * 0.8;
          expect(apart, `${values} in ${at.width}`).toBe(true);
        }
      });
    }
  },
);

test("a building has its picture beside its spots, below which it lies only where there is no other room", () => {
  const usual = [[12], [10, 7], [8, 6, 4], [0, 8, 0, 11]];
  for (const at of [SMALL, PHONE, UPRIGHT, LARGE])
    expect(usual.map((values) => lot(at, values).upon)).toEqual([false, false, false, false]);
  expect(lot(SMALL, [10, 12, 14, 11]).upon).toBe(true);
  const { picture, spots } = lot(UPRIGHT, [4, 2]);
  expect(picture.y + picture.height).toBeLessThanOrEqual(Math.min(...spots.map(({ y }) => y)));
});

test("four numbers stand two by two where they are larger so", () => {
  const { spots, size } = lot(UPRIGHT, [0, 8, 0, 11]);
  expect(new Set(spots.map(({ y }) => y)).size).toBe(2);
  expect(size).toBeGreaterThan(17);
});
