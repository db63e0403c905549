import { expect, test } from "vitest";
import type { Expected } from "../../wire";
import { Wording } from "../../words/wording";
import { expectation } from "./doing";

const GAME = new Wording("en", ["land = Land"]);
const OWN = new Wording("en", [
  "table-expects-win = { $label }: { $value } in 100 win\ntable-expects-points = { $label }: { $value } points\n" +
    "table-expects-unsure = { $label }: a guess is right in { $value }",
]);

test.each<[Expected["unit"], number, string]>([
  ["win", 0.624, "Land: 62 in 100 win"],
  ["unsure", 0.338, "Land: a guess is right in 34"],
  ["points", 4.21, "Land: 4.2 points"],
  ["points", -2.88, "Land: -2.9 points"],
  ["points", -4e-16, "Land: 0 points"],
])("a hint says what is expected of a choice: %s %d", (unit, value, words) => {
  const expected: Expected = { label: { kind: "text", id: "land" }, unit, value };
  expect(expectation(expected, GAME, (id, args) => OWN.message(id, args ?? {}))).toBe(words);
});
