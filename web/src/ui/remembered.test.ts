import { beforeEach, expect, test } from "vitest";
import { remembered } from "./remembered";

const isNumber = (found: unknown): found is number => typeof found === "number";
const hats = () => remembered("saucer-hats", 3, isNumber);

beforeEach(() => localStorage.clear());

test("each place has its own, also for whoever asks later", () => {
  hats().keep("t/0", 4);
  hats().keep("t/1", 7);
  hats().keep("t/0", 5);
  expect([hats().at("t/0"), hats().at("t/1"), hats().at("t/2")]).toEqual([5, 7, null]);
});

test("the places used last are kept, no more", () => {
  for (const [number, place] of ["a", "b", "c", "a", "d"].entries()) hats().keep(place, number);
  expect(["a", "b", "c", "d"].map(hats().at)).toEqual([3, null, 2, 4]);
});

test("what somebody else left there is nothing, and harms nothing", () => {
  for (const spoilt of ["{", "7", "null", '{"t": 4}']) {
    localStorage.setItem("saucer-hats", spoilt);
    expect(hats().at("t")).toBeNull();
  }
  localStorage.setItem("saucer-hats", JSON.stringify([["t", "no number"], [4, 4], null, ["u", 4]]));
  expect([hats().at("t"), hats().at("u")]).toEqual([null, 4]);
  hats().keep("t", 1);
  expect(JSON.parse(localStorage.getItem("saucer-hats") ?? "")).toEqual([
    ["t", 1],
    ["u", 4],
  ]);
});
