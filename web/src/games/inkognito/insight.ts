// IK-34 What the table has worked out for a player: the notebook.
import type { Notebook } from "./model.generated";

/** Nothing before the cards are dealt. */
export function insightOf(insight: unknown): Notebook | null {
  return typeof insight === "object" && insight !== null && "pages" in insight ? (insight as Notebook) : null;
}
