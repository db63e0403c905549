import { expect, test } from "vitest";
import { apart } from "./chart";

test("marks stand where their lines end", () => {
  expect(apart([20, 60, 106])).toEqual([20, 60, 106]);
});

test("marks of lines that end alike, or nearly, stand one above the other", () => {
  expect(apart([106, 40, 106, 100])).toEqual([106, 40, 90, 74]);
});
