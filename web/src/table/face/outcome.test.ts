import { describe, expect, test } from "vitest";
import type { Result } from "../../wire";
import type { SeatLook } from "./face";
import { headline, moodOf } from "./outcome";

const LOOK: SeatLook = { seat: 0, name: "Anna", shape: "circle", me: true, bot: false, here: true, awaited: false };
const seats = [LOOK, { ...LOOK, seat: 1, name: "Ben" }, { ...LOOK, seat: 2, name: "Clara" }];
const say = (id: string, args?: object) => [id, ...Object.values(args ?? {})].join(" ");

function told(winners: readonly number[], me: number | null, scores: readonly number[] = [3, 2, 1], all = seats) {
  const result = { reason: "", winners, scores } as unknown as Result;
  return [headline(result, { me, seats: all }, say), moodOf(result, { me, seats: all })];
}

describe("the end says who won", () => {
  test("to who won, alone or with others", () => {
    expect(told([0], 0)).toEqual(["over-you", "won"]);
    expect(told([0, 2], 0)).toEqual(["over-with Clara", "won"]);
  });
  test("to who lost, and to who looks on", () => {
    expect(told([1], 0)).toEqual(["over-lost-one Ben", "lost"]);
    expect(told([1, 2], 0)).toEqual(["over-lost-several Ben and Clara", "lost"]);
    expect(told([1], null)).toEqual(["over-one Ben", "won"]);
  });
  test("to a team that won or lost together", () => {
    expect(told([0, 1, 2], 0)).toEqual(["over-team-won", "won"]);
    expect(told([], 0, [])).toEqual(["over-team-lost", "lost"]);
    expect(told([], 0)).toEqual(["over-nobody", "lost"]);
  });
  test("to who played alone: the points", () => {
    expect(told([0], 0, [36], [LOOK])).toEqual(["over-alone 36", "calm"]);
    expect(told([], 0, [], [LOOK])).toEqual(["over-title", "calm"]);
  });
});
