import { expect, test } from "vitest";
import type { FromTable, Line, Lobby } from "../wire";
import { receive } from "./scene";

const NOW = 1_000_000;
const COMMON = { prompt: null, choices: null, waiting: [], deadline: null, hand_over: [], result: null };

function lines(...counts: number[]): Line[] {
  return counts.map((count) => ({ count, event: { kind: "stopped" }, text: { kind: "text", id: `line-${count}` } }));
}

function scene(count: number, told: Line[], seat: number | null = 0): FromTable {
  const lobby = { table: "t" } as Lobby;
  return { kind: "scene", lobby, seat, count, lines: told, view: { portal: 4, pile: 9 }, ...COMMON };
}

function told(count: number, news: Line[], changes: Record<string, unknown>): FromTable {
  return { kind: "told", count, lines: news, changes, ...COMMON, deadline: 20 };
}

test("changed fields are assigned, the others stay", () => {
  const state = receive(receive(null, scene(2, lines(1, 2)), NOW), told(3, lines(3), { portal: 5 }), NOW);
  expect(state?.view).toEqual({ portal: 5, pile: 9 });
  expect(state?.lines.map((line) => line.count)).toEqual([1, 2, 3]);
  expect(state?.fresh.map((line) => line.count)).toEqual([3]);
  expect(state?.due).toBe(NOW + 20_000);
});

test("after a reconnect only what followed comes, and the log is whole", () => {
  const before = receive(null, scene(2, lines(1, 2)), NOW);
  const after = receive(before, scene(4, lines(3, 4)), NOW);
  expect(after?.lines.map((line) => line.count)).toEqual([1, 2, 3, 4]);
  expect(after?.fresh.map((line) => line.count)).toEqual([3, 4]);
});

test("a scene that says everything again doubles nothing", () => {
  const before = receive(null, scene(2, lines(1, 2)), NOW);
  const after = receive(before, scene(3, lines(1, 2, 3)), NOW);
  expect(after?.lines.map((line) => line.count)).toEqual([1, 2, 3]);
  expect(after?.fresh.map((line) => line.count)).toEqual([3]);
});

test("at a shared screen one seat's lines never stand beside another's", () => {
  const anna = receive(null, scene(2, lines(1, 2), 0), NOW);
  const ben = receive(anna, scene(3, lines(1, 2, 3), 1), NOW);
  expect(ben?.seat).toBe(1);
  expect(ben?.lines).toHaveLength(3);
  expect(ben?.fresh).toEqual([]);
});

test("the first scene is no news", () => {
  expect(receive(null, scene(2, lines(1, 2)), NOW)?.fresh).toEqual([]);
});

test("a lobby changes only the lobby", () => {
  const before = receive(null, scene(2, lines(1, 2)), NOW);
  const lobby = { table: "t", spectators: 3 } as Lobby;
  expect(receive(before, { kind: "lobby", lobby }, NOW)).toMatchObject({ lobby, count: 2, view: { portal: 4 } });
});
