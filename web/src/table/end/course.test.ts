import { describe, expect, test } from "vitest";
import type { AnyView } from "../../net/scene";
import type { Frame, Result } from "../../wire";
import type { AnyFace, Drawing, ToldEvent } from "../face/face";
import { courseOf, decisionsOf, turningPoint } from "./course";

function frame(entry: number, kind: string | null, points: readonly number[], by: number | null = null): Frame {
  const line = kind ? { count: entry, event: { kind }, text: { kind: "text" as const, id: kind } } : null;
  return { entry, line, view: { points }, prompt: null, by, hands: [] };
}

const FACE = {
  turns: ["turn"],
  climax: ({ kind }: ToldEvent) => kind === "climax",
  figures: ({ view }: Drawing<AnyView>, seat: number) => [{ value: String((view.points as number[])[seat]), word: "" }],
} as unknown as AnyFace;

const draw = (view: AnyView) => ({ view, seats: [{ seat: 0 }, { seat: 1 }] }) as unknown as Drawing<AnyView>;
const WON_BY_ONE: Result = { reason: "", winners: [1], scores: [6, 8] };

describe("where a game turned", () => {
  test("is where the winner took the lead for the last time", () => {
    const [one, two] = [
      [0, 3, 3, 3, 5, 5, 6],
      [0, 0, 4, 4, 4, 8, 8],
    ];
    expect(turningPoint([one, two], [1], [])).toBe(5);
    expect(turningPoint([one, two], [0], [])).toBe(1);
  });
  test("is the greatest gain of those who won together, and the greatest loss of those who lost", () => {
    const line = [5, 6, 9, 7, 3, 4];
    expect(turningPoint([line], [0], [])).toBe(2);
    expect(turningPoint([line], [], [])).toBe(4);
  });
  test("is a moment that the face names where nothing is counted, and not the end if there is another", () => {
    expect(turningPoint([], [0], [3, 8, 12])).toBe(8);
    expect(turningPoint([[1, 1, 1]], [0], [12])).toBe(12);
    expect(turningPoint([], [0], [])).toBeNull();
  });
  test("is where the winner gained most on the others if it won from behind, by something that is not counted", () => {
    const lines = [
      [0, 5, 5, 9],
      [0, 0, 4, 5],
    ];
    expect(turningPoint(lines, [1], [])).toBe(2);
  });
});

describe("the course of a game", () => {
  const frames = [
    frame(0, null, [0, 0]),
    frame(1, "turn", [2, 0], 0),
    frame(1, "more", [3, 0], 0),
    frame(2, "turn", [3, 7], 1),
    frame(3, "dice", [6, 7]),
    frame(4, "climax", [6, 8], 0),
  ];
  test("counts turns, changes of the lead and the best turn", () => {
    expect(courseOf(frames, WON_BY_ONE, FACE, draw)).toEqual({
      lines: [
        [0, 2, 3, 3, 6, 6],
        [0, 0, 0, 7, 7, 8],
      ],
      turning: 3,
      turns: 2,
      leads: 1,
      leap: { line: 1, by: 8, frame: 3 },
    });
  });
  test("knows no best turn where no turns are told: a whole game is none", () => {
    const turnless = { figures: FACE.figures } as unknown as AnyFace;
    expect(courseOf(frames, WON_BY_ONE, turnless, draw)).toMatchObject({ turns: 0, leap: null });
  });
  test("has one line for all who play together, by the face's own measure", () => {
    const course = { together: true, progress: ({ view }: Drawing<AnyView>) => (view.points as number[])[1] ?? 0 };
    const together = { ...FACE, course: { ...course, title: () => "" } } as unknown as AnyFace;
    const { lines, leads } = courseOf(frames, { reason: "", winners: [0, 1], scores: [] }, together, draw);
    expect([lines, leads]).toEqual([[[0, 0, 0, 7, 7, 8]], 0]);
  });
  test("is not drawn of figures that are no numbers", () => {
    const worded = { ...FACE, figures: () => [{ value: "many", word: "" }] } as unknown as AnyFace;
    expect(courseOf(frames, WON_BY_ONE, worded, draw)).toMatchObject({ lines: [], turning: 5 });
  });

  test("has no line where nothing was counted from the first moment to the last", () => {
    const still = [frame(1, "turn", [0, 0]), frame(2, "climax", [0, 0]), frame(3, null, [0, 0])];
    expect(courseOf(still, WON_BY_ONE, FACE, draw)).toMatchObject({ lines: [], leads: 0, turning: 1 });
  });
});

test("a decision is where somebody was asked and then chose, once for each choice", () => {
  const frames = [frame(0, null, []), frame(1, "a", [], 0), frame(1, "b", [], 0), frame(2, "c", [], 1)];
  const more = [...frames, frame(3, "dice", []), frame(4, "d", [], 0)];
  expect(decisionsOf(more, [0])).toEqual([0, 4]);
  expect(decisionsOf(more, [1])).toEqual([2]);
  expect(decisionsOf(more, [])).toEqual([]);
});
