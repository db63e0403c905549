// DS-44, DS-45 The best score of whoever plays alone, for each board and way to play. The server keeps it; what this
// device kept in earlier versions still counts here, though nobody can vouch for it.

import { fieldsIn } from "../../ui/remembered";
import type { StrangersView } from "./model.generated";
import type { Props } from "./names";

const PLACE = "saucer-strangers-best";

/** What is to be compared with each other. */
export function wayOf(view: StrangersView): string {
  const extras = [view.well_read, view.brainiac, view.total_invasion, view.five_sightings, view.free_first_kid];
  return [view.board.name, view.variant, view.puzzle ?? "", extras.map(Number).join("")].join("/");
}

/** The best score before this game, and at its end this game's if that is better; null while there is none. */
export function bestOf({ view, me, best }: Pick<Props, "view" | "me" | "best">): number | null {
  if (view.players.length !== 1 || me !== 0) return null;
  const known = [best, fieldsIn(PLACE)[wayOf(view)]].filter((each) => typeof each === "number");
  return known.length > 0 ? Math.max(...known) : null;
}

/** The one to beat, from before this game; null if there was none, undefined where nobody knows. */
export function bestBefore(props: Pick<Props, "view" | "bestBefore">): number | null | undefined {
  const kept = fieldsIn(PLACE)[wayOf(props.view)];
  return typeof kept !== "number" ? props.bestBefore : Math.max(kept, props.bestBefore ?? kept);
}
