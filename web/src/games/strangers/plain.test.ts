import { expect, test } from "vitest";
import type { StrangersView } from "./model.generated";
import { plain } from "./plain";

const HOME = { space: "b2", kind: "home", name: "Elm Street", values: [5] };
const PROM = { space: "d4", kind: "prom", name: "Gym", values: [0, 8] };
const TALLY = { worth: [[null], [8, 8]], next: [5, null], shared: [null, 8], teams: [], par: null };

function read(some: object): Readonly<Record<string, unknown>> {
  const board = { scoring: [HOME, PROM] };
  const view = { board, spots: [[null], [1, 0]], discards: [], pool: null, second_deck: null, insight: TALLY, ...some };
  return plain({ view: view as unknown as StrangersView, insight: TALLY });
}

test("a scoring space says what it is, what it brings and whose Kids are there", () => {
  expect(read({}).spots).toEqual([
    { ...HOME, next: 5 },
    { ...PROM, next: null, scored: [1, 0], shared: 8 },
  ]);
  expect(read({}).insight).toEqual({ teams: [], par: null });
});

test("cards that are counted are named, as often as there are of them", () => {
  const counts = [2, 0, 1];
  expect(read({ discards: counts }).discards).toEqual(["stranger_sighting", "stranger_sighting", "walk"]);
  expect(read({ pool: counts }).pool).toEqual(["stranger_sighting", "stranger_sighting", "walk"]);
  const { second_deck } = read({ second_deck: { cards: counts, taken: [null, [0, 0, 1]], steps: [] } });
  expect(second_deck).toEqual({
    cards: ["stranger_sighting", "stranger_sighting", "walk"],
    taken: [{ cards: null }, { cards: ["walk"] }],
    steps: [],
  });
});
