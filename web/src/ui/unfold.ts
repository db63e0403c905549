// A box that unfolds over the page folds up again by Escape, or by a tap beside it.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

export function useUnfold(): RefObject<HTMLDetailsElement | null> {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    const fold = () => box.current?.removeAttribute("open");
    const isBeside = ({ target }: Event) => !(target instanceof Node && box.current?.contains(target));
    document.addEventListener("pointerdown", (event) => isBeside(event) && fold(), { signal: stop.signal });
    document.addEventListener("keydown", ({ key }) => key === "Escape" && fold(), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return box;
}
