import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface Props {
  readonly label: string;
  /** The newest line: when it changes the end is shown. */
  readonly last: number | undefined;
  readonly children: ComponentChildren;
}

/** Lines that come one after the other, read aloud as they come; reachable by keyboard, because they scroll. */
export function Scroll({ label, last, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (last !== undefined) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [last]);
  return (
    <div class="lines" ref={box} tabindex={0} role="log" aria-label={label}>
      <ol>{children}</ol>
    </div>
  );
}
