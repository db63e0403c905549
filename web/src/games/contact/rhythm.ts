// What the table's instrument needs to know of a transmission (CO-8a, CO-30, CO-31).
import type { Rhythm } from "../../table/face";
import type { Transmission } from "../../table/rhythm/strokes";
import type { ContactView } from "./model.generated";
import { isSource, waysOf } from "./names";

/** One for each launch: take-offs lift the hand, landings lay it down. */
export function transmissions({ taps }: Pick<ContactView, "taps">): readonly Transmission[] {
  const found: { strokes: { hand: "up" | "down"; ms: number }[]; ended: boolean; void: boolean }[] = [];
  for (const { what, milliseconds: ms } of taps) {
    if (what === "launch") found.push({ strokes: [], ended: false, void: false });
    const now = found.at(-1);
    if (!now) continue;
    if (what === "launch" || what === "take_off") now.strokes.push({ hand: "up", ms });
    if (what === "land" || what === "arrive") now.strokes.push({ hand: "down", ms });
    now.void = what === "break_off" || what === "cut_off";
    now.ended = now.void || what === "arrive";
  }
  return found;
}

/** CO-31 What came before the last guess, or before this round, is of no use any more. */
export function since({ guesses, taps, plans, phase }: ContactView): number {
  if (phase === "between" || phase === "over") return plans.length;
  const heard = guesses.at(-1)?.taps ?? 0;
  return taps.slice(0, heard).filter(({ what }) => what === "launch").length;
}

function planned(view: ContactView): boolean {
  return isSource(view) && Boolean(view.plan?.length) && view.plan?.at(-1) === view.target;
}

export const rhythm: Rhythm<ContactView> = {
  part: "tap",
  strokes: { first: "launch", up: "take_off", down: "land" },
  bounds: { least: 50, most: 20_000 },
  sends: isSource,
  wanted: (view) => (planned(view) ? 2 * (view.plan?.length ?? 0) : null),
  ideal: (view) => waysOf(view.chips, [view.rocket, ...(view.plan ?? [])]),
  sent: transmissions,
  since,
  listening: ({ options }) => ({
    whole: options.hearing === "whole",
    timeLine: options.time_line ?? true,
    again: options.hear_again ?? false,
  }),
};
