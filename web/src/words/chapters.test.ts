import { expect, test } from "vitest";
import { chapters, searched } from "./chapters";
import { blocksOf } from "./markdown";

const ALL = chapters(
  blocksOf(`# Game

A word before.

## Setting up

- **AB-1** Shuffle the cards.
- **AB-2** Deal seven cards.

## The end

Count **points**.
`),
);

test("a chapter begins with its heading, and what comes before has none", () => {
  expect(ALL.map(({ title, blocks }) => [title, blocks.length])).toEqual([
    ["", 2],
    ["Setting up", 2],
    ["The end", 2],
  ]);
});

test("a search leaves what holds all of its words, a clause by its number too", () => {
  const clauses = (search: string) =>
    searched(ALL, search).flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === "list" ? block.items.map((item) => item.clause) : [])),
    );
  expect(clauses("cards")).toEqual(["AB-1", "AB-2"]);
  expect(clauses("DEAL cards")).toEqual(["AB-2"]);
  expect(clauses("ab-1")).toEqual(["AB-1"]);
  expect(searched(ALL, "points").map(({ title }) => title)).toEqual(["The end"]);
  expect(searched(ALL, "nowhere")).toEqual([]);
  expect(searched(ALL, " ")).toBe(ALL);
});
