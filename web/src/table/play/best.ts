// My best score in the way this table is played, for whoever plays alone: the server enters it when a game ends.
import { useEffect, useState } from "preact/hooks";
import { http } from "../../net/http";
import type { Lobby } from "../../wire";

/** The best score in points; it is asked for again at the end, when this game's counts as well. Null while there is none. */
export function useBest(lobby: Lobby): number | null {
  const alone = lobby.seats.length === 1 && lobby.mine.length === 1;
  const over = lobby.state === "over";
  const [best, setBest] = useState<number | null>(null);
  useEffect(() => {
    if (!alone) return;
    http.best(lobby.table).then(
      ({ best }) => setBest(best ? best.score / best.parts : null),
      () => null,
    );
  }, [lobby.table, alone, over]);
  return best;
}
