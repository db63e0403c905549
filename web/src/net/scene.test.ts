import { describe, expect, test } from "vitest";
import type { FromTable, Line, Lobby, Now, Offer } from "../wire";
import { receive, type TableState } from "./scene";

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

const TIMED: Now = { ...ASKED, deadline: 20 };

function lines(...counts: number[]): Line[] {
  return counts.map((count) => ({ count, event: { kind: "stopped" }, text: { kind: "text", id: `line-${count}` } }));
}

function scene(count: number, told: Line[], seat: number | null = 0): FromTable {
  const lobby = { table: "t" } as Lobby;
  return { kind: "scene", lobby, seat, count, lines: told, view: { portal: 4, pile: 9 }, now: ASKED };
}

function told(count: number, news: Line[], changes: Record<string, unknown>, now = TIMED): FromTable {
  const beats = news.map((line) => ({ line, changes, added: {} }));
  return { kind: "told", count, beats, now };
}

test("changed fields are assigned, the others stay", () => {
  const state = receive(receive(null, scene(2, lines(1, 2)), NOW), told(3, lines(3), { portal: 5 }), NOW);
  expect(state?.view).toEqual({ portal: 5, pile: 9 });
  expect(state?.lines.map((line) => line.count)).toEqual([1, 2, 3]);
  expect(state?.beats.map((beat) => beat.line?.count)).toEqual([3]);
  expect(state?.due).toBe(NOW + 20_000);
});

test("where others decide in secret, what this viewer is asked is the same thing as before", () => {
  const asking = (...kinds: string[]): Now => {
    const offers = kinds.map((kind) => ({ action: { kind }, path: [kind] }) as unknown as Offer);
    return { ...ASKED, choices: { decision: null, must: true, offers, seat: 0, undo: 0 } };
  };
  const before = receive(receive(null, scene(2, lines(1, 2)), NOW), told(3, lines(3), {}, asking("a")), NOW);
  const after = (message: FromTable) => receive(before, message, NOW)?.choices;
  expect(before?.choices).not.toBeNull();
  expect(after(told(3, [], {}, asking("a")))).toBe(before?.choices);
  expect(after(told(3, [], {}, asking("b")))).toEqual(asking("b").choices);
  expect(after(told(4, lines(4), {}, asking("a")))).not.toBe(before?.choices);
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

describe("what was missed and is asked for", () => {
  const beat = (count: number, changes: object) => ({ line: lines(count)[0] ?? null, changes, added: {} });
  const silent = { line: null, changes: { pile: 5 }, added: {} };
  const given = (after: number, ...beats: (ReturnType<typeof beat> | typeof silent)[]): FromTable =>
    ({ kind: "recalled", id: "x", seat: 0, after, view: { portal: 1, pile: 9 }, beats }) as FromTable;
  const back = receive(receive(null, scene(2, lines(1, 2)), NOW), scene(5, lines(3, 4, 5)), NOW);
  const now = receive(back, told(6, lines(6), { portal: 7 }), NOW);
  const seen = (state: TableState | null) =>
    state?.beats.map(({ number, line, missed, view }) => [
      number,
      line?.count,
      missed === true,
      view.portal,
      view.pile,
    ]);

  test("has the boards between, and before it the one from which it began", () => {
    const whole = given(2, beat(3, { portal: 2 }), silent, beat(4, { portal: 3 }), beat(5, { portal: 4 }));
    expect(seen(receive(now, whole, NOW))).toEqual([
      [0, undefined, false, 1, 9],
      [1, 3, false, 2, 9],
      [2, 4, false, 3, 5],
      [3, 5, false, 4, 5],
      [4, 6, false, 7, 9],
    ]);
  });
  test("begins later where it was too much", () => {
    expect(seen(receive(now, given(3, beat(4, { portal: 3 }), beat(5, { portal: 4 })), NOW))).toEqual([
      [1, 3, true, 1, 9],
      [2, 4, false, 3, 9],
      [3, 5, false, 4, 9],
      [4, 6, false, 7, 9],
    ]);
  });
  test("changes neither what came live nor what another seat has seen", () => {
    const again = receive(
      receive(now, given(2, beat(3, {}), beat(4, {}), beat(5, {})), NOW),
      given(5, beat(6, {})),
      NOW,
    );
    expect(again?.beats.at(-1)?.view).toEqual({ portal: 7, pile: 9 });
    const other = { ...given(2, beat(3, {})), seat: 1 } as FromTable;
    expect(receive(now, other, NOW)?.beats).toBe(now?.beats);
  });
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

test("whoever opens the page anew has missed what this device has not shown to that seat", () => {
  const seen = (seat: number | null) => (seat === 0 ? 2 : null);
  const first = receive(null, scene(4, lines(1, 2, 3, 4)), NOW, seen);
  expect(first?.beats.map((beat) => [beat.line?.count, beat.missed])).toEqual([
    [3, true],
    [4, true],
  ]);
  expect(receive(null, scene(3, lines(1, 2, 3)), NOW, seen)?.beats.map((beat) => beat.missed)).toEqual([true]);
  expect(receive(null, scene(4, lines(1, 2, 3, 4), 1), NOW, seen)?.beats).toEqual([]);
  expect(receive(first, scene(5, lines(5)), NOW, seen)?.beats.map((beat) => beat.line?.count)).toEqual([3, 4, 5]);
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
