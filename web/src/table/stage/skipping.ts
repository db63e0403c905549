// A click on the board or a key shows the rest at once.
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { Directed } from "./use-director";

/** The keys that skip, and where they mean something else. */
const KEYS: Readonly<Record<string, string>> = {
  Escape: "input, textarea, select, dialog, .story",
  " ": 'input, textarea, select, dialog, .story, button, a, summary, [data-state="lit"]',
};

export function useSkipping(table: RefObject<HTMLElement | null>, { playing, skip }: Directed): void {
  const busy = playing !== null;
  useEffect(() => {
    if (!busy) return;
    const clicked = (event: Event) => {
      const at = event.target as Element;
      if (at.closest(".board") && !at.closest('[data-state="lit"], button, a')) skip();
    };
    const pressed = (event: KeyboardEvent) => {
      const elsewhere = KEYS[event.key];
      const at = event.target instanceof Element ? event.target : null;
      if (elsewhere !== undefined && !at?.closest(elsewhere)) skip();
    };
    const root = table.current;
    root?.addEventListener("click", clicked);
    window.addEventListener("keydown", pressed);
    return () => {
      root?.removeEventListener("click", clicked);
      window.removeEventListener("keydown", pressed);
    };
  }, [busy, skip, table]);
}
