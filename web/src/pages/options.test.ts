import { expect, test } from "vitest";
import { fields, valueChosen } from "./options";

const SCHEMA = {
  $ref: "#/$defs/Some",
  $defs: {
    Some: {
      properties: {
        landing: { enum: ["race", "sealed"], default: "sealed" },
        first: { anyOf: [{ type: "integer", minimum: 0, maximum: 5 }, { type: "null" }], default: null },
        rounds: { type: "integer", minimum: 3, maximum: 5, default: 4 },
        many: { type: "integer", minimum: 1, maximum: 66, default: 1 },
        more: { type: "integer", minimum: 0, maximum: 1000, default: 6 },
        open: { type: "boolean", default: true },
        board: { type: "object" },
      },
    },
  },
};

test("choices, seats, numbers and switches become fields; the rest stays as it is", () => {
  expect(fields(SCHEMA, 4)).toEqual([
    { kind: "choice", name: "landing", values: ["race", "sealed"], first: "sealed", seats: false },
    { kind: "choice", name: "first", values: [0, 1, 2, 3, null], first: null, seats: true },
    { kind: "choice", name: "rounds", values: [3, 4, 5], first: 4, seats: false },
    { kind: "choice", name: "many", values: Array.from({ length: 66 }, (_, at) => at + 1), first: 1, seats: false },
    { kind: "switch", name: "open", first: true },
  ]);
});

test("a number out of a hundred can be chosen", () => {
  const schema = { properties: { puzzle: { type: "integer", minimum: 1, maximum: 66, default: 1 } } };
  expect(fields(schema, 1)).toMatchObject([{ kind: "choice", name: "puzzle" }]);
});

test("that there is none of something can be chosen where one is usual", () => {
  const field = { kind: "choice", name: "clock", values: [null, 30], first: 30, seats: false } as const;
  expect(valueChosen(field, {})).toBe(30);
  expect(valueChosen(field, { clock: null })).toBeNull();
});
