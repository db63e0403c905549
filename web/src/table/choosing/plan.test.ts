import { expect, test } from "vitest";
import type { Offer } from "../../wire";
import type { PlannedAction } from "../face/face";
import { agreed, chosen, layout, NO_PLAN, nextOf, type Plan, rearranged, takenBack } from "./plan";

const LAYS = ["take"];
const take = (card: string): PlannedAction => ({ kind: "take", card });
const play = (card: string): PlannedAction => ({ kind: "play", card });
const offered = (...steps: PlannedAction[]): Offer[] =>
  steps.map((action) => ({ action, label: { kind: "text", id: "x" }, path: [], number: null }) as unknown as Offer);

/** Two cards were taken and one was played between them; a third is laid out. */
const SOME: Plan = { done: [take("a"), play("a"), take("b")], laid: [take("c")], line: [] };

test("the next step is what is laid out, once the table offers it", () => {
  expect(nextOf(SOME, offered(play("b")))).toBeNull();
  expect(nextOf(SOME, offered(take("b"), take("c")))?.action).toEqual(take("c"));
});

test("an offer is known whatever the order of its fields", () => {
  expect(nextOf(SOME, offered({ card: "c", kind: "take" }))).not.toBeNull();
});

test("a choice as planned goes on in the plan", () => {
  expect(chosen(SOME, LAYS, take("c"))).toEqual({ done: [...SOME.done, take("c")], laid: [], line: [] });
  const again: Plan = { done: [], laid: [], line: [play("a"), play("b")] };
  expect(chosen(again, LAYS, play("a")).line).toEqual([play("b")]);
});

test("another card takes the place of the one laid out; another move begins a new line", () => {
  expect(chosen({ ...SOME, laid: [take("c"), take("d")] }, LAYS, take("x")).laid).toEqual([take("d")]);
  const again: Plan = { done: [], laid: [take("c")], line: [play("a"), play("b")] };
  expect(chosen(again, LAYS, play("x"))).toEqual({ done: [play("x")], laid: [take("c")], line: [] });
});

test("what is taken back is planned again, in its order", () => {
  expect(takenBack(SOME, LAYS, 0)).toEqual({ done: [], laid: [take("a"), take("b"), take("c")], line: [play("a")] });
});

test("re-arranging takes back up to the first change, and nothing if that is still to come", () => {
  const { all, came } = layout(SOME, LAYS);
  expect([all, came]).toEqual([[take("a"), take("b"), take("c")], 2]);
  expect(rearranged(SOME, LAYS, [take("a"), take("c"), take("b")])).toEqual({
    remaining: 2,
    plan: { done: [take("a"), play("a")], laid: [take("c"), take("b")], line: [] },
  });
  expect(rearranged(SOME, LAYS, [take("x"), take("b")]).remaining).toBe(0);
  const later = rearranged(SOME, LAYS, [take("a"), take("b"), take("d"), take("e")]);
  expect([later.remaining, later.plan.laid]).toEqual([3, [take("d"), take("e")]]);
});

test("a card of the past that is taken out brings the next one forward", () => {
  const out = rearranged(SOME, LAYS, [take("b"), take("c")]);
  expect(out).toEqual({ remaining: 0, plan: { done: [], laid: [take("b"), take("c")], line: [play("a")] } });
});

test("the table's own count decides what stands", () => {
  expect(agreed(SOME, LAYS, 3)).toBe(SOME);
  expect(agreed(SOME, LAYS, 1)).toEqual(takenBack(SOME, LAYS, 1));
  const unknown = agreed({ ...NO_PLAN, line: [play("a")] }, LAYS, 2);
  expect([unknown.done.length, unknown.line]).toEqual([2, []]);
});
