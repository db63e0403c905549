// What the table's instrument needs to know of a transmission (CO-8a, CO-30, CO-31).
import type { Rhythm } from "../../table/face/face";
import type { Bounds, Transmission } from "../../table/face/strokes";
import type { ContactView } from "./model.generated";
import { waysOf } from "./names";

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

export function boundsOf({ shortest, longest }: ContactView): Bounds {
  return { low: shortest, high: longest };
}

export const rhythm: Rhythm<ContactView> = {
  part: "tap",
  strokes: { first: "launch", up: "take_off", down: "land" },
  bounds: boundsOf,
  sends: (view) => view.sends,
  wanted: (view) => (view.planned ? 2 * (view.plan?.length ?? 0) : null),
  ideal: (view) => waysOf(view.chips, [view.rocket, ...(view.plan ?? [])]),
  sent: transmissions,
  since: (view) => view.heard_since,
  listening: ({ options }) => ({
    whole: options.hearing === "whole",
    timeLine: options.time_line ?? true,
    again: options.hear_again ?? false,
  }),
};
