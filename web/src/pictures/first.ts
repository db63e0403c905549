// Before the first game of its kind in this browser its pictures are shown, unless a clock runs against the player.
import { useEffect, useState } from "preact/hooks";
import type { TableState } from "../net/scene";
import { change, settings } from "../ui/settings";
import { useStore } from "../ui/store";
import type { Wording } from "../words/wording";

const nameOf = (slug: string) => `${slug}/pictures`;

export function sawPictures(slug: string): void {
  const { seen } = settings.get();
  if (!seen.includes(nameOf(slug))) change({ seen: [...seen, nameOf(slug)] });
}

/** A game that has no pictures has no words for them. */
export function hasPictures(wording: Wording): boolean {
  return wording.knows("picture-aim");
}

export type FirstPictures = "shown" | "glows" | "seen";

/** Whether they are to be shown now. Once a clock has run at this table they never come by themselves. */
export function useFirstPictures(slug: string, state: TableState | null, wording: Wording | null): FirstPictures {
  const { hints, seen } = useStore(settings);
  const [hurried, setHurried] = useState(false);
  const runs = state !== null && state.due !== null && state.choices !== null;
  useEffect(() => {
    if (runs) setHurried(true);
  }, [runs]);
  const plays = state !== null && state.seat !== null && state.lobby.state === "playing" && state.result === null;
  if (!plays || !wording || !hasPictures(wording) || !hints || seen.includes(nameOf(slug))) return "seen";
  return runs || hurried ? "glows" : "shown";
}
