import { expect, test } from "vitest";
import type { Offer } from "../../wire";
import { type Choice, commonBeginning, FEW, grouped } from "./groups";

function offer(...path: string[]): Offer {
  return { action: { kind: path.join(" ") }, label: { kind: "text", id: "label" }, path, number: null };
}

/** As an outline: a group is its part and what is in it. */
function outline(choices: readonly Choice[]): unknown[] {
  return choices.map((choice) =>
    choice.kind === "offer" ? choice.offer.path.join(" ") : { [choice.part]: outline(choice.choices) },
  );
}

const MOVES = ["tall", "thin"].flatMap((figure) => ["P1", "P2", "P3", "P4"].map((to) => offer(figure, to)));

test("few choices stand side by side, whatever their paths", () => {
  expect(MOVES.length).toBe(FEW);
  expect(outline(grouped(MOVES))).toEqual(MOVES.map((each) => each.path.join(" ")));
});

test("many are grouped by the first part, in the order offered; one alone needs no group", () => {
  expect(outline(grouped([...MOVES, offer("end")]))).toEqual([
    { tall: ["tall P1", "tall P2", "tall P3", "tall P4"] },
    { thin: ["thin P1", "thin P2", "thin P3", "thin P4"] },
    "end",
  ]);
});

test("a group that is still long is grouped by the next part; what all have in common is no group", () => {
  const deep = MOVES.flatMap((each) => ["white", "blue"].map((ball) => offer("move", ...each.path, ball)));
  const found = outline(grouped([...deep, offer("move", "short", "P9")]));
  expect(found).toHaveLength(3);
  expect(found[2]).toBe("move short P9");
  const many = ["a", "b", "c", "d", "e"].flatMap((to) => ["x", "y"].map((ball) => offer("tall", to, ball)));
  expect(outline(grouped([...many, offer("end")]))[0]).toEqual({
    tall: ["a", "b", "c", "d", "e"].map((to) => ({ [to]: [`tall ${to} x`, `tall ${to} y`] })),
  });
});

test("no choice is lost, even if several have one path or none", () => {
  const same = Array.from({ length: 12 }, () => offer("here"));
  expect(outline(grouped(same))).toHaveLength(12);
  expect(outline(grouped(Array.from({ length: 12 }, () => offer())))).toHaveLength(12);
});

test("a group is called by what its choices begin with, if that says something", () => {
  expect(commonBeginning(["Move the tall figure to P1", "Move the tall figure to P2"])).toBe("Move the tall figure to");
  expect(commonBeginning(["Show: Tall, Agent X", "Show: Tall, Thin"])).toBe("Show: Tall");
  expect(commonBeginning(["Take the boots", "Take a plug"])).toBe("");
});
