import { expect, test, vi } from "vitest";
import type { Beat, TableState } from "../../net/scene";
import type { Choices, Lobby, Step } from "../../wire";
import { FRESH, Lesson, type LessonProgress } from "./lesson";

const LOBBY = { state: "playing" } as Lobby;

function choices(kind: string, ...actions: object[]): Choices {
  const offers = actions.map((action) => ({ action, label: { kind: "text", id: "x" } as const, path: ["x"] }));
  return { seat: 0, must: true, offers, decision: { kind, clause: "T-1" }, undo: 0, roll: null };
}

function beat(number: number, event: object, view: object = { number }): Beat {
  const line = {
    count: number,
    event: event as Record<string, unknown>,
    text: { kind: "text", id: `${number}` } as const,
  };
  return { number, line, view: view as Beat["view"] };
}

function table(beats: readonly Beat[], asked: Choices | null = null, more: Partial<TableState> = {}): TableState {
  return {
    lobby: LOBBY,
    lobbyAt: 0,
    seat: 0,
    count: beats.length,
    lines: beats.flatMap(({ line }) => line ?? []),
    beats,
    view: beats.at(-1)?.view ?? {},
    prompt: { kind: "text", id: "now" },
    choices: asked,
    waiting: [1],
    due: null,
    handOver: [],
    result: null,
    standingOrder: null,
    ...more,
  };
}

function lessonOf(steps: readonly Step[], kept: LessonProgress = FRESH) {
  const keep = vi.fn<(kept: LessonProgress) => void>();
  return { lesson: new Lesson("first", steps, kept, keep), keep };
}

const TOLD: Step = { say: "told", when: [{ told: { kind: "drawn", by: 0 } }] };

test("what follows an event that is spoken of waits until the step is through", () => {
  const { lesson } = lessonOf([TOLD]);
  lesson.receive(table([]));
  const all = table([beat(1, { kind: "drawn", by: 1 }), beat(2, { kind: "drawn", by: 0 }), beat(3, { kind: "end" })]);
  const held = lesson.receive({ ...all, choices: choices("land", { kind: "land" }) });
  expect([held.beats.length, held.view, held.choices, held.waiting]).toEqual([2, { number: 2 }, null, []]);
  expect(held.lines.map(({ count }) => count)).toEqual([1, 2]);
  expect(lesson.step).toBeNull();
  expect(lesson.settle()).toBe(true);
  expect(lesson.step?.say).toBe("told");
  expect(lesson.receive(all)).toBe(held);
  lesson.goOn();
  expect(lesson.receive(all)).toBe(all);
});

test("what happened before the page looked on is not spoken of, what came while the lesson was loaded is", () => {
  const { lesson } = lessonOf([TOLD]);
  const [told] = [beat(1, { kind: "drawn", by: 0 })];
  const before = table([], null, { lines: told.line ? [told.line] : [] });
  expect(lesson.receive(before)).toBe(before);
  lesson.receive(table([told]));
  lesson.settle();
  expect(lesson.step?.say).toBe("told");
});

test("a step without a moment follows the one before at the same table", () => {
  const { lesson } = lessonOf([TOLD, { say: "then" }, { say: "other", when: [{ decision: "land" }] }]);
  lesson.receive(table([]));
  const all = table([beat(1, { kind: "drawn", by: 0 }), beat(2, { kind: "end" })]);
  const held = lesson.receive(all);
  lesson.settle();
  lesson.goOn();
  expect(lesson.step?.say).toBe("then");
  expect(lesson.receive(all)).toBe(held);
  lesson.goOn();
  expect(lesson.step).toBeNull();
});

test("a page that is loaded again stands where the lesson stood, and speaks of what followed", () => {
  const steps: Step[] = [TOLD, { say: "then" }, { say: "end", when: [{ told: { kind: "end" } }] }];
  const { lesson, keep } = lessonOf(steps);
  lesson.receive(table([]));
  const all = table([beat(1, { kind: "drawn", by: 0 }), beat(2, { kind: "end" })]);
  lesson.receive(all);
  lesson.settle();
  lesson.goOn();
  expect(keep).toHaveBeenLastCalledWith({ shown: ["told"], left: false, saying: "then", looked: 1 });
  const { lesson: again } = lessonOf(steps, keep.mock.lastCall?.[0]);
  const scene = { ...all, beats: [] };
  expect(again.receive(scene)).toBe(scene);
  expect(again.step?.say).toBe("then");
  again.goOn();
  expect(again.receive(scene).choices).toBeNull();
  again.settle();
  expect(again.step?.say).toBe("end");
});

test("a choice is asked for when it is open, and any choice is accepted", () => {
  const { lesson, keep } = lessonOf([
    { say: "first", when: [{ decision: "land" }], choose: { kind: "land" } },
    { say: "second", when: [{ decision: "land" }], choose: { kind: "land" } },
  ]);
  const open = table([], choices("land", { kind: "land" }, { kind: "fly" }));
  expect(lesson.receive(open)).toBe(open);
  lesson.settle();
  expect(lesson.step?.say).toBe("first");
  expect(lesson.wished(open.choices?.offers ?? []).map(({ action }) => action)).toEqual([{ kind: "land" }]);
  lesson.chose();
  expect(keep).toHaveBeenLastCalledWith({ shown: ["first"], left: false, saying: null, looked: 0 });
  expect([lesson.settle(), lesson.step]).toEqual([false, null]);
  lesson.receive(table([], choices("land", { kind: "land" })));
  lesson.settle();
  expect(lesson.step?.say).toBe("second");
});

test("a choice that is made without a word to the lesson is over when it is no longer offered", () => {
  const { lesson } = lessonOf([{ say: "launch", when: [{ decision: "launch" }], choose: { kind: "launch" } }]);
  lesson.receive(table([], choices("launch", { kind: "launch" })));
  lesson.settle();
  expect([lesson.settle(), lesson.step?.say]).toEqual([false, "launch"]);
  lesson.receive(table([], choices("land", { kind: "land_after" })));
  expect([lesson.settle(), lesson.step]).toEqual([false, null]);
});

test("what comes together with the end of a choice is spoken of", () => {
  const { lesson } = lessonOf([{ say: "land", when: [{ decision: "land" }], choose: { kind: "land" } }, TOLD]);
  lesson.receive(table([], choices("land", { kind: "land" })));
  lesson.settle();
  lesson.receive(table([beat(1, { kind: "drawn", by: 0 }), beat(2, { kind: "end" })]));
  lesson.settle();
  expect(lesson.step?.say).toBe("told");
});

test("a step can ask for several choices, and ends when there is nothing more to choose", () => {
  const { lesson } = lessonOf([{ say: "place", when: [{ decision: "collect" }], choose: {}, times: 3 }]);
  for (const asked of [choices("collect", { kind: "place" }), choices("collect", { kind: "place" })]) {
    lesson.receive(table([], asked));
    lesson.settle();
    expect(lesson.step?.say).toBe("place");
    lesson.chose();
  }
  lesson.receive(table([]));
  lesson.settle();
  expect(lesson.step).toBeNull();
});

test("a moment can ask for how the table looks, what was said before, and the end", () => {
  const { lesson } = lessonOf([
    { say: "late", when: [{ view: { mission: [2, 3] }, after: "early" }] },
    { say: "early", when: [{ view: { mission: 2 } }] },
    { say: "end", when: [{ over: true }], last: true },
  ]);
  const now = table([], null, { view: { mission: 2 } });
  const said = [];
  for (let step = 0; step < 2; step++) {
    lesson.receive(now);
    lesson.settle();
    said.push(lesson.step?.say);
    lesson.goOn();
  }
  expect(said).toEqual(["early", "late"]);
  lesson.receive({ ...now, result: { reason: "x", winners: [0], scores: [] } });
  lesson.settle();
  expect(lesson.step?.say).toBe("end");
  lesson.goOn();
  expect(lesson.over).toBe(true);
});

test("whoever leaves the lesson plays on, also after the page was loaded again", () => {
  const { lesson, keep } = lessonOf([TOLD]);
  lesson.receive(table([]));
  const all = table([beat(1, { kind: "drawn", by: 0 }), beat(2, { kind: "end" })]);
  lesson.receive(all);
  lesson.leave();
  expect(lesson.receive(all)).toBe(all);
  expect(lessonOf([TOLD], keep.mock.lastCall?.[0]).lesson.over).toBe(true);
});
