import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface Props {
  readonly label: string;
  /** The newest line: when it changes the end is shown. */
  readonly last: number | undefined;
  /** Whether something else reads them aloud. */
  readonly silent?: boolean;
  readonly children: ComponentChildren;
}

/** Lines that come one after the other, read aloud as they come; reachable by keyboard, because they scroll. */
export function Scroll({ label, last, silent = false, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (last !== undefined) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [last]);
  // So it is when its room changes, or when it is unfolded.
  useEffect(() => {
    const found = box.current;
    if (!found) return;
    const watch = new ResizeObserver(() => found.scrollTo({ top: found.scrollHeight }));
    watch.observe(found);
    return () => watch.disconnect();
  }, []);
  return (
    <div class="lines" ref={box} tabindex={0} role="log" aria-live={silent ? "off" : "polite"} aria-label={label}>
      <ol>{children}</ol>
    </div>
  );
}
