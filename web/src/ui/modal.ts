// The browser's own dialog for as long as something is drawn: focus stays inside, Escape closes, the rest is inert.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Its element, and what is to hear that it was closed: by whoever uses it, not by being taken away. */
export function useModal(close: () => void): readonly [RefObject<HTMLDialogElement | null>, () => void] {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    // While it is still on the page: one that is taken away while it is open would not give the focus back to whatever had it before.
    return () => dialog?.close();
  }, []);
  return [box, () => box.current && close()];
}
