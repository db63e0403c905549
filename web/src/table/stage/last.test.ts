import { expect, test } from "vitest";
import type { Line } from "../../wire";
import { lastMarks } from "./last";

const face = {
  turns: ["turn"],
  mentions: (event: { readonly [field: string]: unknown }) => (event.at ? [String(event.at)] : []),
};

function lines(...events: Record<string, unknown>[]): Line[] {
  return events.map((event, at) => ({ count: at + 1, event, text: { kind: "text", id: "x" } }));
}

test("what a player did stays marked until that player's next turn", () => {
  const one = { kind: "went", seat: 0, at: "a" };
  const other = { kind: "went", seat: 1, at: "b" };
  const told = [{ kind: "turn", seat: 0 }, one, { kind: "turn", seat: 1 }, other];
  expect([...lastMarks(lines(...told), face)]).toEqual([
    ["a", 0],
    ["b", 1],
  ]);
  expect([...lastMarks(lines(...told, { kind: "turn", seat: 0 }), face)]).toEqual([["b", 1]]);
});

test("where two were, the later one counts", () => {
  const told = lines({ kind: "went", seat: 0, at: "a" }, { kind: "went", seat: 1, at: "a" });
  expect([...lastMarks(told, face)]).toEqual([["a", 1]]);
});
