import { expect, test } from "vitest";
import type { AnyFace, ToldEvent } from "../table/face/face";
import type { Frame, Replay } from "../wire";
import { momentOf, reelOf } from "./replay";

const frame = (entry: number, kind: string, by: number | null): Frame => ({
  entry,
  line: { count: entry, event: { kind }, text: { kind: "text", id: kind } },
  view: {},
  prompt: null,
  by,
  hands: [],
});

const frames = [frame(0, "dealt", null), frame(2, "turn", 1), frame(2, "climax", 1), frame(5, "turn", 0)];
const face = { turns: ["turn"], climax: ({ kind }: ToldEvent) => kind === "climax" } as unknown as AnyFace;

test("an address names a moment by its number, or an entry, which is the same for every viewer", () => {
  expect(["#2", "#e2", "#e3", "#e9", "#e0"].map((hash) => momentOf(hash, frames))).toEqual([2, 1, 3, 3, 0]);
});

test("an address that names none leads to the first choice: before it the table is empty", () => {
  const dealt = [frame(0, "shuffled", null), frame(1, "dealt", null), frame(2, "turn", 1), frame(3, "turn", 0)];
  expect(momentOf("", dealt)).toBe(1);
  expect(momentOf("", dealt.slice(0, 2))).toBe(0);
});

test("one can jump by turn, to the climax and to the decisions of my seats, or of the seat one looks with", () => {
  const replay = { frames, lobby: { mine: [0] }, viewer: null } as unknown as Replay;
  expect(reelOf(replay, face)).toEqual({ last: 3, turns: [1, 3], mine: [2], climaxes: [2] });
  expect(reelOf({ ...replay, viewer: 1 }, face).mine).toEqual([0]);
});
