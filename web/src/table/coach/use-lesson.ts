// The lesson at a guided table; nothing of it is loaded at any other.
import { useEffect, useState } from "preact/hooks";
import { useRedraw } from "../../ui/redraw";
import type { Lobby } from "../../wire";
import type { Lesson } from "./lesson";

export interface Learning {
  readonly lesson: Lesson;
  readonly Coach: typeof import("./coach").Coach;
  /** Draw the table anew, since the lesson has moved on. */
  readonly moved: () => void;
}

/** Undefined while it is loaded; null where there is none, or none to be had: the game goes on without it. */
export function useLesson({ game, guide, table, mine }: Lobby): Learning | null | undefined {
  const wanted = guide && mine.length > 0 ? guide : null;
  const [loaded, setLoaded] = useState<Omit<Learning, "moved"> | null | undefined>(undefined);
  const [, redraw] = useRedraw();
  useEffect(() => {
    if (wanted === null) return;
    import("./coach").then(({ Coach, begun }) =>
      begun(game, wanted, table).then(
        (lesson) => setLoaded({ lesson, Coach }),
        () => setLoaded(null),
      ),
    );
  }, [game, wanted, table]);
  if (wanted === null) return null;
  return loaded && { ...loaded, moved: redraw };
}
