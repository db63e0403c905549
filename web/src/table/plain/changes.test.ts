import { expect, test } from "vitest";
import { changesOf, hasChanged } from "./changes";

const BEFORE = {
  turn: 3,
  points: [2, 3],
  hand: ["boots", "plug", "plug"],
  players: [
    { coins: 2, cards: ["a"] },
    { coins: 5, cards: [] },
  ],
  ambassador: { space: "P04", moved: false },
  question: null,
};

test.each([
  ["a number", { turn: 4 }, ["turn"]],
  ["nothing", { turn: 3, hand: ["boots", "plug", "plug"] }, []],
  ["a card more: that card", { hand: ["boots", "cloak", "plug", "plug"] }, ["hand/1"]],
  ["a card less: the hand", { hand: ["boots", "plug"] }, ["hand"]],
  ["another order: the hand", { hand: ["plug", "boots", "plug"] }, ["hand"]],
  ["the number that is another, not the one that was there before", { points: [3, 3] }, ["points/0"]],
  ["a number more", { points: [2, 3, 3] }, ["points/2"]],
  ["one field of a row", { players: [BEFORE.players[0], { coins: 4, cards: [] }] }, ["players/1/coins"]],
  ["a new row", { players: [...BEFORE.players, { coins: 0, cards: [] }] }, ["players/2"]],
  ["a row less", { players: [BEFORE.players[0]] }, ["players"]],
  ["one field of a record", { ambassador: { space: "P05", moved: false } }, ["ambassador/space"]],
  ["something where there was nothing", { question: { asked: 1 } }, ["question"]],
  ["nothing where there was something", { ambassador: null }, ["ambassador"]],
])("marked is %s", (_, change, marks) => {
  expect(changesOf(BEFORE, { ...BEFORE, ...change })).toEqual(marks);
});

test("a section is marked for what has changed in it, not for a field whose name begins alike", () => {
  const marks = new Set(["hand/1"]);
  expect([hasChanged(marks, "hand"), hasChanged(marks, "han"), hasChanged(marks, "hand/1")]).toEqual([
    true,
    false,
    true,
  ]);
});
