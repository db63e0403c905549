import { expect, test } from "vitest";
import type { FromTable, Line, Lobby, Now } from "../wire";
import { receive } from "./scene";

const NOW = 1_000_000;
const ASKED: Now = {
  prompt: { kind: "text", id: "prompt" },
  choices: null,
  waiting: [],
  deadline: null,
  hand_over: [],
  result: null,
  standing_order: null,
};

function lines(...counts: number[]): Line[] {
  return counts.map((count) => ({ count, event: { kind: "stopped" }, text: { kind: "text", id: `line-${count}` } }));
}

function scene(count: number, told: Line[], seat: number | null = 0): FromTable {
  const lobby = { table: "t" } as Lobby;
  return { kind: "scene", lobby, seat, count, lines: told, view: { portal: 4, pile: 9 }, now: ASKED };
}

function told(count: number, news: Line[], changes: Record<string, unknown>): FromTable {
  const beats = news.map((line) => ({ line, changes, added: {} }));
  return { kind: "told", count, beats, now: { ...ASKED, deadline: 20 } };
}

test("changed fields are assigned, the others stay", () => {
  const state = receive(receive(null, scene(2, lines(1, 2)), NOW), told(3, lines(3), { portal: 5 }), NOW);
  expect(state?.view).toEqual({ portal: 5, pile: 9 });
  expect(state?.lines.map((line) => line.count)).toEqual([1, 2, 3]);
  expect(state?.beats.map((beat) => beat.line?.count)).toEqual([3]);
  expect(state?.due).toBe(NOW + 20_000);
});

test("after a reconnect only what followed comes, and the log is whole", () => {
  const before = receive(null, scene(2, lines(1, 2)), NOW);
  const after = receive(before, scene(4, lines(3, 4)), NOW);
  expect(after?.lines.map((line) => line.count)).toEqual([1, 2, 3, 4]);
  expect(after?.beats.map((beat) => beat.line?.count)).toEqual([3, 4]);
});

test("of several events of a break nobody knows the boards between; of a single one they are known", () => {
  const before = receive(null, scene(2, lines(1, 2)), NOW);
  const missed = (count: number, ...news: number[]) =>
    receive(before, scene(count, lines(...news)), NOW)?.beats.map((beat) => beat.missed);
  expect(missed(4, 3, 4)).toEqual([true, true]);
  expect(missed(3, 3)).toEqual([false]);
});

test("a scene that says everything again doubles nothing", () => {
  const before = receive(null, scene(2, lines(1, 2)), NOW);
  const after = receive(before, scene(3, lines(1, 2, 3)), NOW);
  expect(after?.lines.map((line) => line.count)).toEqual([1, 2, 3]);
  expect(after?.beats.map((beat) => beat.line?.count)).toEqual([3]);
});

test("at a shared screen one seat's lines never stand beside another's", () => {
  const anna = receive(null, scene(2, lines(1, 2), 0), NOW);
  const ben = receive(anna, scene(3, lines(1, 2, 3), 1), NOW);
  expect(ben?.seat).toBe(1);
  expect(ben?.lines).toHaveLength(3);
  expect(ben?.beats).toEqual([]);
});

test("the first scene is no news", () => {
  expect(receive(null, scene(2, lines(1, 2)), NOW)?.beats).toEqual([]);
});

test("a lobby changes only the lobby", () => {
  const before = receive(null, scene(2, lines(1, 2)), NOW);
  const lobby = { table: "t", spectators: 3 } as Lobby;
  expect(receive(before, { kind: "lobby", lobby }, NOW)).toMatchObject({ lobby, count: 2, view: { portal: 4 } });
});

test("what was added to a field that only grew stands at its end", () => {
  const before = receive(null, { ...scene(2, lines(1, 2)), view: { pile: 9, answers: ["a", "b"] } } as FromTable, NOW);
  const beats = [{ line: lines(3)[0] ?? null, changes: { pile: 8 }, added: { answers: ["c"] } }];
  const grown: FromTable = { kind: "told", count: 3, beats, now: ASKED };
  expect(receive(before, grown, NOW)?.view).toEqual({ pile: 8, answers: ["a", "b", "c"] });
});

test("every event brings the view as it stood then, and is numbered on from what came before", () => {
  const beats = lines(3, 4).map((line, at) => ({ line, changes: { pile: 8 - at }, added: {} }));
  const first = receive(null, scene(2, lines(1, 2)), NOW);
  const second = receive(first, { kind: "told", count: 4, beats, now: ASKED }, NOW);
  const third = receive(second, told(5, lines(5), { portal: 6 }), NOW);
  expect(third?.beats.map((beat) => [beat.number, beat.view.pile])).toEqual([
    [1, 8],
    [2, 7],
    [3, 7],
  ]);
});

test("talk before the start and passing signs are kept apart from what is told and counted", () => {
  const talk = { name: "Anna", shape: "circle", words: "Hello" } as const;
  const first = receive(null, scene(2, lines(1, 2)), NOW);
  const said = receive(first, { kind: "chatted", talk }, NOW);
  const once = receive(said, { kind: "emoted", seat: 1, emote: "bravo" }, NOW);
  const state = receive(receive(once, told(3, lines(3), {}), NOW), { kind: "emoted", seat: 0, emote: "oops" }, NOW);
  expect(state?.talk).toEqual([talk]);
  expect(state?.emotes).toEqual([
    { number: 1, after: 2, seat: 1, emote: "bravo" },
    { number: 2, after: 3, seat: 0, emote: "oops" },
  ]);
  expect(state?.count).toBe(3);
  const again = receive(state, { ...(scene(3, []) as FromTable & { kind: "scene" }), talk: [talk, talk] }, NOW);
  expect([again?.talk?.length, again?.emotes?.length]).toEqual([2, 2]);
});
