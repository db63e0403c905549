import { expect, test } from "vitest";
import type { ContactView } from "./model.generated";
import { type Chip, type Condition, conditionOf } from "./names";

const VIEW = {
  round: 2,
  used: ["C"],
  stood: ["C", "L"],
  turned_up: ["A", "B", "C", "L"],
  guesses: [
    { round: 1, planet: "B", right: false },
    { round: 2, planet: "A", right: false },
  ],
} as unknown as ContactView;

test.each<[Chip, Condition]>([
  ["A", "wrong"],
  ["B", "candidate"],
  ["C", "used"],
  ["D", "dark"],
  ["L", "stop"],
  ["earth", "stop"],
  ["asteroid_1", "stop"],
])("%s is shown as what it can be in this round: %s", (chip, condition) => {
  expect(conditionOf(VIEW, chip)).toBe(condition);
});
