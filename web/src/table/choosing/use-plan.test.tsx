import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Choices, Offer } from "../../wire";
import type { PlannedAction, Planning } from "../face/face";
import { usePlan } from "./use-plan";

const take = (card: string): PlannedAction => ({ kind: "take", card });
const LAYS = ["take"];
const OFFERS = ["a", "b"].map((card) => ({ action: take(card), path: [], number: null }) as unknown as Offer);

let plan: Planning & { note(action: PlannedAction): void };
let said: unknown[];
let busy: boolean;

function Holder({ table, undo }: { table: string; undo: number | null }) {
  plan = usePlan({
    table,
    lays: LAYS,
    choices: undo === null ? null : ({ offers: OFFERS, undo } as unknown as Choices),
    busy,
    over: undo === null,
    act: (action) => {
      plan.note(action);
      said.push(action);
    },
    undo: (steps) => said.push(steps),
  });
  return null;
}

/** So many choices can be taken back; none can when the game is over. */
async function show(undo: number | null, table = "t"): Promise<void> {
  await act(() => render(<Holder table={table} undo={undo} />, document.body));
}

beforeEach(() => {
  said = [];
  busy = false;
  localStorage.clear();
});
afterEach(() => render(null, document.body));

test("a step sends what is laid out, and it has come when the table says so", async () => {
  await show(0);
  await act(() => plan.lay([take("b"), take("a")]));
  expect([plan.all, plan.came]).toEqual([[take("b"), take("a")], 0]);
  await act(() => plan.step());
  expect(said).toEqual([take("b")]);
  expect(plan.came).toBe(0);
  await show(1);
  expect([plan.came, plan.done]).toEqual([1, 1]);
  expect(plan.next?.action).toEqual(take("a"));
});

test("changing what has come takes it back", async () => {
  await show(0);
  await act(() => plan.lay([take("a"), take("b")]));
  await act(() => plan.step());
  await show(1);
  await act(() => plan.lay([take("b"), take("a")]));
  for (const waiting of [true, false]) {
    busy = waiting;
    await show(1); // the answer comes before what it changes
  }
  expect(said).toEqual([take("a"), 1]);
  await show(0);
  expect([plan.all, plan.came]).toEqual([[take("b"), take("a")], 0]);
});

test("whoever re-arranges faster than the table answers is taken at the last word", async () => {
  await show(0);
  await act(() => plan.lay([take("a"), take("b"), take("a")]));
  for (const came of [1, 2]) {
    await act(() => plan.step());
    await show(came);
  }
  said = [];
  await act(() => plan.lay([take("a"), take("a"), take("b")]));
  busy = true;
  await show(2);
  await act(() => plan.lay([take("b"), take("a"), take("a")]));
  expect([said, plan.next]).toEqual([[1], null]);
  busy = false;
  await show(1);
  expect(said).toEqual([1, 1]);
  await show(0);
  expect([plan.all, plan.came, said.length]).toEqual([[take("b"), take("a"), take("a")], 0, 2]);
  expect(plan.next?.action).toEqual(take("b"));
});

test("steps back are as many as there are, and no more", async () => {
  await show(2);
  await act(() => plan.back(2));
  await act(() => plan.back(3));
  expect(said).toEqual([2]);
});

test("the plan is still there when the page comes again, and belongs to its table", async () => {
  await show(0);
  await act(() => plan.lay([take("b")]));
  render(null, document.body);
  await show(0);
  expect(plan.all).toEqual([take("b")]);
  render(null, document.body);
  await show(0, "another");
  expect(plan.all).toEqual([]);
});

test("the choice that ends the game has come, too, and nothing is taken back any more", async () => {
  await show(0);
  await act(() => plan.lay([take("a"), take("b")]));
  await act(() => plan.step());
  await show(1);
  await act(() => plan.step());
  await show(null);
  expect([plan.all, plan.came, plan.done, plan.next]).toEqual([[take("a"), take("b")], 2, 0, null]);
});
