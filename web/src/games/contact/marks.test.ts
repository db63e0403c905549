import { expect, test } from "vitest";
import { type Marks, marked } from "./marks";

test("a mark goes round: perhaps, likely, surely not, none", () => {
  let marks: Marks = { B: "no" };
  const seen = [1, 2, 3, 4].map(() => {
    marks = marked(marks, "A");
    return marks.A ?? null;
  });
  expect(seen).toEqual(["maybe", "likely", "no", null]);
  expect(marks).toEqual({ B: "no" });
});
