// A game at once: against bots as I like them, or a guided first game.
import { http, Refusal } from "../net/http";
import { address, go } from "../ui/router";
import type { GameInfo } from "../wire";
import { keepPlan, planOf, tableOf } from "./bots-plan";

export async function playWithBots(game: GameInfo): Promise<void> {
  // What is remembered may no longer go together: it is forgotten then, and the next click is the usual one.
  const lobby = await http.create(tableOf(game, planOf(game))).catch((error) => {
    if (error instanceof Refusal && error.status === 400) keepPlan(game.slug, null);
    throw error;
  });
  go(address.table(lobby.table));
}

/** A guided first game. */
export async function learn(game: GameInfo, guide: string): Promise<void> {
  const lobby = await http.learn({ game: game.slug, guide });
  go(address.table(lobby.table));
}
