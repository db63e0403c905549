// A click on the board or a key shows the rest at once.
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { Directed } from "./use-director";

const KEYS = new Set(["Escape", " "]);

export function useSkipping(table: RefObject<HTMLElement | null>, { playing, skip }: Directed): void {
  const busy = playing !== null;
  useEffect(() => {
    if (!busy) return;
    const clicked = (event: Event) => {
      const at = event.target as Element;
      if (at.closest(".board") && !at.closest('[data-state="lit"], button, a')) skip();
    };
    const pressed = (event: KeyboardEvent) => {
      const typing = (event.target as Element | null)?.closest("input, textarea, select, button, a");
      if (KEYS.has(event.key) && !typing) skip();
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
