// A plan at a table: kept on this device, joined to what the table offers and to what is sent.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { isFields, remembered } from "../../ui/remembered";
import type { Choices } from "../../wire";
import type { PlannedAction, Planning } from "../face/face";
import { agreed, chosen, type Lays, layout, NO_PLAN, nextOf, type Plan, rearranged } from "./plan";

const PLANS = remembered("saucer-plans", 8, isPlan);

interface PlanInputs {
  /** The table, for the plan that is kept. */
  readonly table: string;
  readonly lays: Lays;
  readonly choices: Choices | null;
  readonly busy: boolean;
  /** The game is over: the choice that was sent last was its last. */
  readonly over: boolean;
  act(action: PlannedAction): void;
  undo(steps: number): void;
}

/** `note` is told of every choice that is sent, so that the plan knows it when the table has taken it. */
export function usePlan(at: PlanInputs): Planning & { note(action: PlannedAction): void } {
  const { lays, choices } = at;
  const [plan, setPlan] = useState(() => PLANS.at(at.table) ?? NO_PLAN);
  const sent = useRef<PlannedAction | null>(null);
  const remaining = choices?.undo ?? null;
  const wanted = useTakingBack(remaining, at);
  useLayoutEffect(() => {
    if (remaining === null || wanted.waits(remaining)) return;
    const step = sent.current;
    sent.current = null;
    setPlan((before) => {
      const grew = step !== null && remaining === before.done.length + 1;
      return agreed(grew ? chosen(before, lays, step) : before, lays, remaining);
    });
  }, [remaining, lays]);
  useLayoutEffect(() => {
    const step = sent.current;
    sent.current = null;
    if (at.over && step !== null) setPlan((before) => chosen(before, lays, step));
  }, [at.over, lays]);
  // At once: a page may be left as soon as it shows something.
  useLayoutEffect(() => keep(at.table, plan), [at.table, plan]);

  const settled = !at.busy && remaining === plan.done.length;
  const next = settled ? nextOf(plan, choices?.offers ?? []) : null;
  return {
    ...layout(plan, lays),
    next,
    done: at.over ? 0 : plan.done.length,
    step: () => {
      if (next) at.act(next.action as PlannedAction);
    },
    back: (steps) => {
      if (settled && steps > 0 && steps <= plan.done.length) at.undo(steps);
    },
    lay: (all) => {
      const { remaining: left, plan: changed } = rearranged(plan, lays, all);
      setPlan(changed);
      if (left < plan.done.length) wanted.back(left);
    },
    note: (action) => {
      sent.current = action;
    },
  };
}

interface TakingBack {
  /** No more than so many choices are to stand. */
  back(left: number): void;
  /** Whether more stand than are to. */
  waits(remaining: number): boolean;
}

/** Takes back as soon as nothing else is under way, once for each state of the table. */
function useTakingBack(remaining: number | null, at: PlanInputs): TakingBack {
  const [left, setLeft] = useState<number | null>(null);
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (left === null || remaining === null || at.busy) return;
    if (remaining <= left) setLeft(null);
    else if (asked.current !== remaining) at.undo(remaining - left);
    asked.current = remaining;
  }, [left, remaining, at.busy]);
  const back = (wanted: number) => {
    asked.current = null;
    setLeft(left === null ? wanted : Math.min(left, wanted));
  };
  return { back, waits: (now) => left !== null && now > left };
}

function isPlan(found: unknown): found is Plan {
  return isFields(found) && [found.done, found.laid, found.line].every((part) => Array.isArray(part));
}

function keep(table: string, plan: Plan): void {
  if (plan.done.length + plan.laid.length > 0) PLANS.keep(table, plan);
}
