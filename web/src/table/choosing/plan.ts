// An instrument for games that can be taken back step by step: a plan is laid out, tried, stepped through, re-arranged.
// It stays in the browser; a step sends the next offer, and a change of what is done already takes back up to it.
// Everything in this file is pure.
import type { Offer } from "../../wire";
import type { PlannedAction } from "../face/face";

export interface Plan {
  /** What was chosen so far and can be taken back, the first one first. */
  readonly done: readonly PlannedAction[];
  /** What is laid out for later, in order: actions of those kinds that the face lays out. */
  readonly laid: readonly PlannedAction[];
  /** Other choices that were made before they were taken back: they come again until one no longer fits. */
  readonly line: readonly PlannedAction[];
}

export const NO_PLAN: Plan = { done: [], laid: [], line: [] };

export type Lays = readonly string[];

function isLaid(lays: Lays, step: PlannedAction): boolean {
  return lays.includes(String(step.kind));
}

export function same(one: PlannedAction | undefined, other: PlannedAction | undefined): boolean {
  return one !== undefined && other !== undefined && written(one) === written(other);
}

function written(step: PlannedAction): string {
  return JSON.stringify(Object.entries(step).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What the plan does next, if that is offered. */
export function nextOf(plan: Plan, offers: readonly Offer[]): Offer | null {
  const wanted = [plan.laid[0], plan.line[0]];
  return (
    offers.find((offer) => !offer.number && wanted.some((step) => same(step, offer.action as PlannedAction))) ?? null
  );
}

/** One more choice has been made. Another one than planned changes the place that is laid out, or begins a new line. */
export function chosen(plan: Plan, lays: Lays, step: PlannedAction): Plan {
  const done = [...plan.done, step];
  if (isLaid(lays, step)) return { ...plan, done, laid: plan.laid.slice(1) };
  return { ...plan, done, line: same(plan.line[0], step) ? plan.line.slice(1) : [] };
}

/** So many of the choices still stand; those taken back are planned again. */
export function takenBack(plan: Plan, lays: Lays, remaining: number): Plan {
  const back = plan.done.slice(remaining);
  return {
    done: plan.done.slice(0, remaining),
    laid: [...back.filter((step) => isLaid(lays, step)), ...plan.laid],
    line: [...back.filter((step) => !isLaid(lays, step)), ...plan.line],
  };
}

/** All that is laid out: what has come already, and what is to come. */
export function layout(plan: Plan, lays: Lays): { readonly all: readonly PlannedAction[]; readonly came: number } {
  const came = plan.done.filter((step) => isLaid(lays, step));
  return { all: [...came, ...plan.laid], came: came.length };
}

/** Something else is laid out: how many choices still stand then, and the plan that follows. */
export function rearranged(
  plan: Plan,
  lays: Lays,
  all: readonly PlannedAction[],
): { readonly remaining: number; readonly plan: Plan } {
  const before = layout(plan, lays);
  const changed = before.all.findIndex((step, place) => !same(step, all[place]));
  const kept = changed < 0 ? before.all.length : changed;
  const remaining = kept < before.came ? placeOf(plan, lays, kept) : plan.done.length;
  const back = takenBack(plan, lays, remaining);
  return { remaining, plan: { ...back, laid: all.slice(layout(back, lays).came) } };
}

/** Where among all choices the laid-out one of this number stands. */
function placeOf(plan: Plan, lays: Lays, number: number): number {
  const places = plan.done.flatMap((step, place) => (isLaid(lays, step) ? [place] : []));
  return places[number] ?? plan.done.length;
}

/**
 * What stands by the table's own count: choices that were taken back elsewhere are planned again. Choices that nobody
 * here made have no place in a plan: it begins anew with what is laid out.
 */
export function agreed(plan: Plan, lays: Lays, remaining: number): Plan {
  if (remaining < plan.done.length) return takenBack(plan, lays, remaining);
  if (remaining === plan.done.length) return plan;
  const unknown = Array.from({ length: remaining - plan.done.length }, (): PlannedAction => ({ kind: "" }));
  return { ...plan, done: [...plan.done, ...unknown], line: [] };
}
