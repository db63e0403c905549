import { expect, test } from "vitest";
import type { Best } from "../wire";
import { doneWith } from "./bests";

const PUZZLE = { alone: true, puzzle: 7 };

function best(score: number, some: Partial<Best> = {}): Best {
  const fixed = { kind: "best", own_board: false, ended: 0, table: "t" } as const;
  return { ...fixed, game: "chess", players: 1, options: PUZZLE, score, parts: 1, par: 30, ...some };
}

test.each([
  ["other options", best(20, { options: { alone: true, puzzle: 8 } })],
  ["another game", best(20, { game: "draughts" })],
  ["several players", best(20, { players: 2 })],
  ["nothing to measure it by", best(20, { par: null })],
])("what was never played to its end so is not done: %s", (_, other) => {
  expect(doneWith([other], "chess", PUZZLE)).toBeNull();
});

test("of several ways the best one counts, in points; options beyond those asked for make no difference", () => {
  const kept = [best(25, { options: { ...PUZZLE, board: "a" } }), best(52, { parts: 2, par: 60 }), best(24)];
  expect(doneWith(kept, "chess", PUZZLE)).toEqual({ score: 26, par: 30 });
  expect(doneWith(kept, "chess", { ...PUZZLE, board: "a" })).toEqual({ score: 25, par: 30 });
  expect(doneWith(kept, "chess", { ...PUZZLE, board: "b" })).toBeNull();
});
