// How much of what was told at its last tables this device has shown: whoever opens one anew is told what was missed.
import { useEffect } from "preact/hooks";
import { remembered } from "../../ui/remembered";
import { placeOf } from "./place";

const SEEN = remembered("saucer-seen", 12, (found): found is number => Number.isInteger(found));

export function seenAt(table: string, seat: number | null): number | null {
  return SEEN.at(placeOf(table, seat));
}

/** Notes that all up to this count has come to a page that somebody looks at. */
export function useSeen(table: string, seat: number | null, count: number): void {
  useEffect(() => {
    const note = () => {
      if (!document.hidden) SEEN.keep(placeOf(table, seat), count);
    };
    note();
    document.addEventListener("visibilitychange", note);
    return () => document.removeEventListener("visibilitychange", note);
  }, [table, seat, count]);
}
