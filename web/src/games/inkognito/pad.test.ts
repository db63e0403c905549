import { expect, test } from "vitest";
import { marked, type Pad } from "./pad";

test("a mark goes round: crossed out, perhaps, sure, none; the others stay", () => {
  let pad: Pad = { marks: { "1 thin": "yes" }, words: "Ben blinks" };
  const seen = ["no", "maybe", "yes", undefined].map((_, turn) => {
    pad = marked(pad, "2 tall");
    return [turn, pad.marks["2 tall"]];
  });
  expect(seen).toEqual([
    [0, "no"],
    [1, "maybe"],
    [2, "yes"],
    [3, undefined],
  ]);
  expect(pad).toEqual({ marks: { "1 thin": "yes" }, words: "Ben blinks" });
});
