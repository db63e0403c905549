import { beforeEach, expect, test } from "vitest";
import { bestOf, wayOf } from "./best";
import type { StrangersView } from "./model.generated";

const VIEW = { board: { name: "A" }, variant: "standard", puzzle: null, players: [{}] } as unknown as StrangersView;

beforeEach(() => localStorage.clear());

test("the server's best counts, and so does what this device kept before, for the same way to play", () => {
  expect(bestOf({ view: VIEW, me: 0, best: null })).toBeNull();
  expect(bestOf({ view: VIEW, me: 0, best: 12 })).toBe(12);
  localStorage.setItem("saucer-strangers-best", JSON.stringify({ [wayOf(VIEW)]: 15 }));
  expect(bestOf({ view: VIEW, me: 0, best: 12 })).toBe(15);
  expect(bestOf({ view: { ...VIEW, brainiac: true }, me: 0, best: null })).toBeNull();
});

test("only whoever plays alone has a best", () => {
  expect(bestOf({ view: VIEW, me: null, best: 12 })).toBeNull();
  const two = { ...VIEW, players: [{}, {}] } as unknown as StrangersView;
  expect(bestOf({ view: two, me: 0, best: 12 })).toBeNull();
});

test("boards, variants and puzzles are ways of their own", () => {
  const other = [{ board: { name: "B" } }, { variant: "architect" }, { puzzle: 3 }, { brainiac: true }];
  const ways = [VIEW, ...other.map((some) => ({ ...VIEW, ...some }) as StrangersView)].map(wayOf);
  expect(new Set(ways).size).toBe(5);
});
