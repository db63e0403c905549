import { expect, test } from "vitest";
import { CARDS, type Card } from "./cards";
import { isGone } from "./plan";

const laid = (...cards: Card[]) => cards.map((card) => ({ kind: "take_card", card }));
const pool = CARDS.map((card) => ({ walk: 2, pool_party: 0 })[card as string] ?? 1);

test("what is laid out for later and is no longer there is marked, the last of it first", () => {
  const ahead = laid("walk", "pool_party", "walk", "walk", "run");
  expect(ahead.map((_, place) => isGone(pool, ahead, place))).toEqual([false, true, false, true, false]);
});

test("an empty place, and one that has come, lack nothing", () => {
  expect([isGone(pool, [], 0), isGone(pool, laid("pool_party"), -1)]).toEqual([false, false]);
});
