import { beforeEach, expect, test } from "vitest";
import type { GameInfo } from "../wire";
import { keepPlan, planOf, tableOf } from "./bots-plan";

const GAME = { slug: "one", fewest: 2, most: 6, bots: ["random", "easy", "hard"] } as unknown as GameInfo;
const PLAN = { players: 3, level: "hard", pace: "calm", options: { first: 0 } } as const;

beforeEach(() => localStorage.clear());

test("a first game is with four, against a middle level, at a brisk pace", () => {
  expect(planOf(GAME)).toEqual({ players: 4, level: "easy", pace: "brisk", options: {} });
});

test("what was chosen is remembered for its game alone, until it is forgotten", () => {
  keepPlan("one", PLAN);
  expect(planOf(GAME)).toEqual(PLAN);
  expect(planOf({ ...GAME, slug: "two" }).players).toBe(4);
  keepPlan("one", null);
  expect(planOf(GAME).level).toBe("easy");
});

test("what the game no longer knows is not believed", () => {
  keepPlan("one", { ...PLAN, players: 9, level: "genius", pace: "slow" as "calm" });
  expect(planOf(GAME)).toEqual({ players: 4, level: "easy", pace: "brisk", options: { first: 0 } });
  localStorage.setItem("saucer-bots", "{what?");
  expect(planOf(GAME).players).toBe(4);
});

test("a plan is a table that starts at once", () => {
  const bot = { who: "bot", bot: "hard" };
  expect(tableOf(GAME, PLAN)).toEqual({
    game: "one",
    seats: [{ who: "me" }, bot, bot],
    pace: "calm",
    options: { first: 0 },
    start: true,
  });
});
