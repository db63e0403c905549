// What the table has worked out for a player: the notebook, as the game's notebook_model.py has it.
import type { Agent, Build, Card, Letter } from "./names";

export interface Finding {
  readonly card: Card;
  readonly has: boolean;
  /** By place in the view; empty where one's own cards prove it. */
  readonly proof: readonly number[];
}

export interface Page {
  /** Null is the set put aside. */
  readonly player: number | null;
  readonly identities: readonly Agent[];
  readonly builds: readonly Build[];
  readonly missions: readonly Letter[];
  readonly findings: readonly Finding[];
}

export interface Chances {
  readonly player: number | null;
  readonly identities: readonly number[];
  readonly builds: readonly number[];
  readonly missions: readonly number[];
}

export interface Likely {
  readonly model: string;
  readonly players: readonly Chances[];
}

export interface Insight {
  readonly worlds: number;
  readonly pages: readonly Page[];
  readonly likely: readonly Likely[];
}

/** Nothing for a replay, or before the cards are dealt. */
export function insightOf(insight: unknown): Insight | null {
  return typeof insight === "object" && insight !== null && "pages" in insight ? (insight as Insight) : null;
}
