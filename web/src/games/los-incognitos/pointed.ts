// Which symbol of the dice is pointed at, so that the map can show what such a die could do.
import { useEffect } from "preact/hooks";
import { store } from "../../ui/store";
import type { DieSymbol } from "./names";

export const pointed = store<DieSymbol | null>(null);

/** Spread onto what shows a die: mouse and keyboard point at it. */
export function pointing(symbol: DieSymbol) {
  const forget = () => pointed.set(null);
  const point = () => pointed.set(symbol);
  return { onPointerEnter: point, onPointerLeave: forget, onFocusIn: point, onFocusOut: forget };
}

/** A die that is no longer there is pointed at no more: nothing says that the pointer has left it. */
export function useForgetting(there: readonly DieSymbol[]): void {
  useEffect(() => {
    const at = pointed.get();
    if (at !== null && !there.includes(at)) pointed.set(null);
  });
  useEffect(() => () => pointed.set(null), []);
}
