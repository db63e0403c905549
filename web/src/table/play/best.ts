// My best score in the way this table is played, for whoever plays alone: the server enters it when a game ends.
import { useEffect, useState } from "preact/hooks";
import { http } from "../../net/http";
import type { Lobby } from "../../wire";

interface Bests {
  readonly best: number | null;
  readonly bestBefore?: number | null;
}

/** The best scores in points; asked for again at the end, when this game's counts as well. Null while there is none. */
export function useBest(lobby: Lobby): Bests {
  const alone = lobby.seats.length === 1 && lobby.mine.length === 1;
  const over = lobby.state === "over";
  const [bests, setBests] = useState<Bests>({ best: null });
  useEffect(() => {
    if (!alone) return;
    http.best(lobby.table).then(
      ({ best }) => {
        const points = best ? best.score / best.parts : null;
        setBests((before) => ({ ...before, best: points, ...(!over && { bestBefore: points }) }));
      },
      () => null,
    );
  }, [lobby.table, alone, over]);
  return bests;
}
