import { expect, test } from "vitest";
import { usedOf } from "./balls";

test("of two balls of a colour the first is used first", () => {
  expect(usedOf(["white", "blue", "white"], ["white", "blue"])).toEqual([true, false, false]);
  expect(usedOf(["white", "blue", "white"], ["blue"])).toEqual([true, false, true]);
  expect(usedOf(["white", "blue", "white"], [])).toEqual([true, true, true]);
});
