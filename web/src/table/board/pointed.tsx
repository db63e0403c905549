// Hover or focus tells what it is.
import { useLayoutEffect, useRef } from "preact/hooks";
import { place } from "./toast";

export interface Pointed {
  readonly part: string;
  readonly name: string;
  readonly at: DOMRect;
}

interface Props {
  readonly pointed: Pointed | null;
  readonly about: string | null;
  /** What picking it would do. */
  readonly labels: readonly string[];
}

export function Tip({ pointed, about, labels }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current && pointed) place(box.current, pointed.at);
  }, [pointed]);
  if (!pointed) return null;
  return (
    <div ref={box} class="tip" aria-hidden="true">
      <strong>{pointed.name}</strong>
      {about && <em>{about}</em>}
      {labels.map((label) => (
        <span key={label}>{label}</span>
      ))}
    </div>
  );
}
