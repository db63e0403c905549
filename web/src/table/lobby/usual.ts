// How many may play, and a first game if nothing else is said.
import type { GameInfo } from "../../wire";

/** A bot of a middle level: a first game should be neither lost nor won at once. */
export function middle(bots: readonly string[]): string {
  return bots[Math.floor(bots.length / 2)] ?? "random";
}

/** Four at the table, where the game is for so many. */
export function usualPlayers(game: GameInfo): number {
  return Math.max(game.fewest, Math.min(game.most, 4));
}

/** How many may play, as a form lists them. */
export function countsOf({ fewest, most }: GameInfo): readonly string[] {
  return Array.from({ length: most - fewest + 1 }, (_, step) => String(fewest + step));
}
