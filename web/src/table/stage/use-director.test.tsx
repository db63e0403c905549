// Under a fake clock: when a choice opens; and who comes back to a page, or whose page was cut off. What was missed is
// told in lines, and shown on request; nothing is played on a board that it did not happen on.
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyView, TableState } from "../../net/scene";
import { change } from "../../ui/settings";
import type { Choices, Line } from "../../wire";
import type { AnyFace, Drawing, ToldEvent } from "../face/face";
import { type Directed, scriptOf, useDirector } from "./use-director";

const FACE = {
  turns: ["turn"],
  quiet: ["stroke"],
  unmissed: ["won"],
  once: ["sound"],
  cues: ({ kind }: ToldEvent) => (kind === "turn" ? [] : [{ kind: "light", at: [kind], ms: 500 }]),
} as unknown as AnyFace;

let state: TableState;
let directed: Directed;
let asked: [number, number][] = [];
let gives = true;

function Stage() {
  const draw = (view: AnyView) => ({ view, words: () => "" }) as unknown as Drawing<AnyView>;
  const recall = async (after: number, to: number) => {
    asked.push([after, to]);
    return gives;
  };
  directed = useDirector(state, state.view ?? {}, FACE, draw, undefined, recall);
  return null;
}

const shown = () => act(() => render(<Stage />, document.body));

function looks(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

/** Events come, each with its board; those of a break have the board of the last. */
function come(kinds: readonly string[], missed = false): void {
  const last = state.beats.length + kinds.length;
  const beats = kinds.map((kind, at) => {
    const number = state.beats.length + at + 1;
    const line = { count: number, event: { kind }, text: { kind: "text", id: kind } } as unknown as Line;
    return { number, line, view: { at: missed ? last : number }, missed };
  });
  state = { ...state, beats: [...state.beats, ...beats], view: { at: last } };
  shown();
}

const told = () => directed.missed.map(({ text }) => text.id);
const onStage = () => directed.playing?.beat.line?.text.id ?? null;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers({ now: 10_000 });
  [asked, gives] = [[], true];
  state = { view: { at: 0 }, beats: [], lines: [], due: null, choices: null } as unknown as TableState;
  shown();
  come(["turn", "land"]);
  pass(500);
});
afterEach(() => {
  render(null, document.body);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("a hidden page plays nothing, and whoever comes back reads what was missed, whatever else happens, until it is forgotten", () => {
  looks(true);
  come(["turn", "draw", "stroke"]);
  come(["turn", "pass"]);
  expect([onStage(), directed.view, told()]).toEqual([null, { at: 7 }, []]);
  looks(false);
  expect([onStage(), told()]).toEqual([null, ["turn", "draw", "turn", "pass"]]);
  come(["land"]);
  expect([onStage(), told()]).toEqual(["land", ["turn", "draw", "turn", "pass"]]);
  act(() => directed.forgetMissed());
  expect(told()).toEqual([]);
  looks(true);
  looks(false);
  expect(told()).toEqual([]);
});

test("what is missed on two occasions is told together, each thing once, and without what was seen between", () => {
  looks(true);
  come(["turn", "draw"]);
  looks(false);
  come(["land"]);
  pass(500);
  come(["pass"], true);
  looks(true);
  come(["turn"]);
  looks(false);
  expect(told()).toEqual(["turn", "draw", "pass", "turn"]);
});

test("another seat that looks at the same page is told nothing of what this one missed", () => {
  come(["turn", "draw"], true);
  expect(told()).toEqual(["turn", "draw"]);
  state = { ...state, beats: [] };
  shown();
  expect(told()).toEqual([]);
});

test("all that was missed can be shown, from the board before it, not only the last turn", () => {
  looks(true);
  come(["turn", "draw", "turn", "pass"]);
  looks(false);
  act(() => directed.showMissed?.());
  expect([onStage(), directed.view, told()]).toEqual(["draw", { at: 3 }, []]);
  pass(500);
  expect([onStage(), directed.view]).toEqual(["pass", { at: 5 }]);
  pass(500);
  expect([onStage(), directed.view]).toEqual([null, { at: 6 }]);
});

test("what came during a break is told in lines, and not played on the board of today", () => {
  come(["turn", "draw", "pass"], true);
  expect([onStage(), directed.view, told()]).toEqual([null, { at: 5 }, ["turn", "draw", "pass"]]);
  expect(asked).toEqual([]);
  come(["land"]);
  expect([onStage(), told()]).toEqual(["land", ["turn", "draw", "pass"]]);
});

test("what came while hidden and what came during a break after that are told together", () => {
  looks(true);
  come(["turn", "draw"]);
  looks(false);
  come(["turn", "pass"], true);
  expect(told()).toEqual(["turn", "draw", "turn", "pass"]);
});

/** The boards between come: of all that was missed, or only of what follows a count. */
function boardsCome(after = 0): void {
  const beats = state.beats.map((beat) =>
    beat.missed ? { ...beat, view: { at: beat.number }, missed: (beat.line?.count ?? 0) <= after } : beat,
  );
  state = { ...state, beats };
  shown();
}

test("what came during a break is asked for when somebody wants to see it, and shown when its boards are there", async () => {
  come(["turn", "draw", "sound", "pass"], true);
  await act(async () => directed.showMissed?.());
  expect([asked, onStage(), directed.view, told().length]).toEqual([[[2, 6]], null, { at: 6 }, 4]);
  boardsCome();
  expect([onStage(), directed.view, told()]).toEqual(["draw", { at: 3 }, []]);
  pass(500);
  expect([onStage(), directed.view]).toEqual(["pass", { at: 5 }]); // and what is never shown again was not
  pass(500);
  expect([onStage(), directed.view]).toEqual([null, { at: 6 }]);
});

test("of more than the table gives the last is shown, from the board before it", async () => {
  come(["turn", "draw", "turn", "pass"], true);
  await act(async () => directed.showMissed?.());
  boardsCome(5);
  expect([onStage(), directed.view]).toEqual(["pass", { at: 5 }]);
});

test("who opens the page anew is told what was missed before, and can have it shown", async () => {
  render(null, document.body);
  state = { ...state, beats: [] };
  const lost = ["draw", "pass"].map((kind, at) => {
    const line = { count: at + 7, event: { kind }, text: { kind: "text", id: kind } } as unknown as Line;
    return { number: at + 1, line, view: { at: 9 }, missed: true };
  });
  state = { ...state, beats: lost, view: { at: 9 } };
  shown();
  expect([onStage(), told()]).toEqual([null, ["draw", "pass"]]);
  await act(async () => directed.showMissed?.());
  expect(asked).toEqual([[6, 8]]);
  const found = lost.map((beat, at) => ({ ...beat, view: { at: at + 1 }, missed: false }));
  state = { ...state, beats: [{ number: 0, line: null, view: { at: 0 } }, ...found] };
  shown();
  expect([onStage(), directed.view]).toEqual(["draw", { at: 0 }]);
});

test("what happens while it is asked for is shown after it; what the table does not give is not shown", async () => {
  come(["draw", "pass"], true);
  await act(async () => directed.showMissed?.());
  come(["land"]);
  expect(onStage()).toBe("land");
  boardsCome();
  expect([onStage(), directed.view]).toEqual(["draw", { at: 2 }]);
  pass(500);
  pass(500);
  expect(onStage()).toBe("land");
  pass(500);
  gives = false;
  come(["draw", "pass"], true);
  await act(async () => directed.showMissed?.());
  boardsCome();
  expect(onStage()).toBeNull();
});

test("what must not be missed is played all the same", () => {
  come(["draw", "won"], true);
  expect(onStage()).toBe("won");
});

test("a choice opens when what came before it was shown, and at once where a clock or a window runs", () => {
  const choices = { seat: 0, must: true, offers: [], decision: null, undo: 0 } as unknown as Choices;
  state = { ...state, choices };
  come(["land"]);
  expect([onStage(), directed.state.choices]).toEqual(["land", null]);
  state = { ...state, due: 30_000 };
  shown();
  expect([onStage(), directed.state.choices]).toEqual(["land", choices]);
  const window = { ...choices, must: false };
  state = { ...state, due: null, choices: window };
  shown();
  expect(directed.state.choices).toBe(window);
  state = { ...state, choices };
  shown();
  pass(500);
  expect([onStage(), directed.state.choices]).toEqual([null, choices]);
});

test("without motion a flight is a light at both of its ends", () => {
  const flies = { ...FACE, cues: () => [{ kind: "fly", from: "a", to: "b", thing: "x" }] } as unknown as AnyFace;
  const draw = () => ({ words: () => "" }) as unknown as Drawing<AnyView>;
  const beat = { number: 9, line: { event: { kind: "land" }, text: { id: "land" } } as unknown as Line, view: {} };
  change({ motion: "off" });
  expect(scriptOf(flies, draw, (id) => id)(beat, {}, false)).toMatchObject([{ kind: "light", at: ["a", "b"] }]);
  change({ motion: "auto" });
  expect(scriptOf(flies, draw, (id) => id)(beat, {}, false)).toMatchObject([{ kind: "fly" }]);
});
