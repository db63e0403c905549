import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

interface Props {
  readonly class: string;
  /** How it begins; whoever reads decides from then on. */
  readonly open?: boolean;
  readonly wide?: boolean;
  readonly summary: ComponentChildren;
  readonly children: () => ComponentChildren;
}

/** What is folded up is not even drawn: a board of a thousand values costs nothing until somebody wants to read it. */
export function Fold({ class: name, open = false, wide = false, summary, children }: Props) {
  const [unfolded, setUnfolded] = useState(open);
  return (
    <details class={name} open={unfolded} data-wide={wide} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {unfolded && children()}
    </details>
  );
}
