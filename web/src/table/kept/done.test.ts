import { beforeEach, expect, test } from "vitest";
import { type Done, doneWith, noteDone } from "./done";

const PUZZLE = { alone: true, puzzle: 7 };

function done(score: number, options: Done["options"] = PUZZLE, game = "chess"): Done {
  return { game, options, score, par: 30 };
}

beforeEach(() => localStorage.clear());

test("what was never played to its end is not done", () => {
  noteDone(done(20, { alone: true, puzzle: 8 }));
  noteDone(done(20, PUZZLE, "draughts"));
  expect(doneWith("chess", PUZZLE)).toBeNull();
});

test("the best score of this device stays, whatever comes after it", () => {
  noteDone(done(20));
  noteDone(done(26));
  noteDone(done(24));
  expect(doneWith("chess", PUZZLE)).toEqual(done(26));
});

test("options beyond those asked for make no difference", () => {
  noteDone(done(25, { ...PUZZLE, board: "a" }));
  expect(doneWith("chess", PUZZLE)?.score).toBe(25);
  expect(doneWith("chess", { ...PUZZLE, board: "b" })).toBeNull();
});

test("a storage that holds something else is as good as empty", () => {
  localStorage.setItem("saucer-done", "{");
  expect(doneWith("chess", PUZZLE)).toBeNull();
  noteDone(done(25));
  expect(doneWith("chess", PUZZLE)?.score).toBe(25);
});
