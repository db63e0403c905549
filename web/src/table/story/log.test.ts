import { expect, test } from "vitest";
import type { Line } from "../../wire";
import type { ToldEvent } from "../face/face";
import { pictureOf, turnsIn } from "./log";

function lines(...kinds: string[]): Line[] {
  return kinds.map((kind, at) => ({ count: at + 1, event: { kind }, text: { kind: "text", id: kind } }));
}

function shape(...kinds: string[]) {
  return turnsIn(lines(...kinds), ["turn"]).map((turn) => [turn.heading?.count ?? null, turn.lines.length]);
}

test("a turn begins with its own line, and has what follows", () => {
  expect(shape("deal", "turn", "move", "move", "turn")).toEqual([
    [null, 1],
    [2, 2],
    [5, 0],
  ]);
});

test("where nothing begins a turn all lines are together", () => {
  expect(shape("deal", "move")).toEqual([[null, 2]]);
  expect(shape()).toEqual([]);
});

test("a line has a picture of its kind: a great moment, else as it sounds; none where nothing does", () => {
  const face = {
    climax: ({ kind }: ToldEvent) => kind === "sabortal",
    sound: ({ kind }: ToldEvent) => (kind === "draw" ? "card" : kind === "answer" ? null : "alarm"),
  } as const;
  const pictures = ["sabortal", "draw", "push", "answer"].map((kind) => pictureOf({ kind }, face));
  expect(new Set(pictures).size).toBe(4);
  expect(pictures[3]).toBeNull();
  expect(pictureOf({ kind: "draw" }, {})).toBeNull();
});
