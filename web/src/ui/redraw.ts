// For what a component shows that is kept outside it.
import { useCallback, useState } from "preact/hooks";

/** How often it was drawn anew on demand, and the demand. */
export function useRedraw(): readonly [number, () => void] {
  const [count, setCount] = useState(0);
  const redraw = useCallback(() => setCount((before) => before + 1), []);
  return [count, redraw];
}
