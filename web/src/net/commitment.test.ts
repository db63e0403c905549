import { beforeEach, expect, test } from "vitest";
import type { Checked } from "../wire";
import { agrees, keep, keptOf } from "./commitment";

const LOBBY = { table: "t", commitment: "c0ffee" };

function record(commitment: string, ...words: string[]): Checked {
  return { commitment, words, seed: null, key: null, chances: 0, verified: true, problem: null };
}

beforeEach(() => localStorage.clear());

test("the promise that was seen first is kept, with a word of this device", () => {
  const kept = keep(LOBBY);
  expect(kept.word).toMatch(/^[0-9a-f]{32}$/);
  expect(keep({ table: "t", commitment: "another" })).toEqual(kept);
  expect(keep({ table: "u", commitment: "another" }).word).not.toBe(kept.word);
});

test("a record agrees if it holds both", () => {
  const { word } = keep(LOBBY);
  expect(agrees("t", record("c0ffee", "", word))).toBe(true);
  expect(agrees("t", record("c0ffee", "", "0".repeat(32)))).toBe(false);
  expect(agrees("t", record("decaf", "", word))).toBe(false);
});

test("of a table that this device did not play at it has nothing to say", () => {
  expect(agrees("t", record("c0ffee"))).toBeNull();
});

test("what is kept does not grow for ever, and a spoilt store is an empty one", () => {
  for (let number = 0; number < 150; number++) keep({ table: `t${number}`, commitment: "c" });
  expect(keptOf("t0")).toBeNull();
  expect(keptOf("t149")).not.toBeNull();
  localStorage.setItem("saucer-promises", "{");
  expect(keptOf("t149")).toBeNull();
});
