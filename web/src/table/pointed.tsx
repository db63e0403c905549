// Hover or focus tells what it is.
import { useLayoutEffect, useRef } from "preact/hooks";
import { place } from "./toast";

export interface Pointed {
  readonly part: string;
  readonly name: string;
  readonly at: DOMRect;
}

/** `labels`: what picking it would do. */
export function Tip({ pointed, labels }: { pointed: Pointed | null; labels: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current && pointed) place(box.current, pointed.at);
  }, [pointed]);
  if (!pointed) return null;
  return (
    <div ref={box} class="tip" aria-hidden="true">
      <strong>{pointed.name}</strong>
      {labels.map((label) => (
        <span key={label}>{label}</span>
      ))}
    </div>
  );
}
