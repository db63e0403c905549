import { describe, expect, test } from "vitest";
import { columnsOf, formOf, leavesOf, runsOf, tellsApart } from "./json";

describe("the form of a value", () => {
  test.each([
    [null, "nothing"],
    ["", "nothing"],
    [[], "nothing"],
    [{}, "nothing"],
    [0, "scalar"],
    [false, "scalar"],
    ["boots", "scalar"],
    [{ kind: "seat", seat: 0 }, "scalar"],
    [{ kind: "text", id: "hello" }, "scalar"],
    [{ kind: "words", words: "Old Town" }, "scalar"],
    [{ en: "Canteen", de: "Kantine", ca: "Cantina" }, "scalar"],
    [["boots", 3, true], "chips"],
    [[null, 2, null], "sparse"],
    [[null, null], "nothing"],
    [[{ value: 1 }, { value: 2 }], "rows"],
    [
      [
        [1, 2],
        [3, 4],
      ],
      "list",
    ],
    [[{ value: 1 }, null], "list"],
    [{ space: "P04", moved: false }, "record"],
  ])("%j is shown as %s", (value, form) => {
    expect(formOf(value).form).toBe(form);
  });
});

test("a column that is empty in every row is left out", () => {
  const rows = [
    { card: null, ships: [], value: 1 },
    { card: null, ships: [2], value: 2 },
  ];
  expect(columnsOf(rows)).toEqual(["ships", "value"]);
});

test("rows are headed by a column only if it tells them apart", () => {
  expect(tellsApart([{ card: "a" }, { card: "b" }], "card")).toBe(true);
  expect(tellsApart([{ card: "a" }, { card: "a" }], "card")).toBe(false);
  expect(tellsApart([{ card: ["a"] }, { card: ["b"] }], "card")).toBe(false);
});

test("equal ones side by side are one chip, apart they are two", () => {
  const runs = runsOf(["boots", "boots", "plug", "boots"]);
  expect(runs.map(({ item, first, count }) => [item, first, count])).toEqual([
    ["boots", 0, 2],
    ["plug", 2, 1],
    ["boots", 3, 1],
  ]);
});

test("the length of something is counted to its last value", () => {
  expect(leavesOf({ a: 1, b: [1, 2, { c: null }], d: { e: "x" } })).toBe(5);
});
