// What happened without being shown, read aloud once: what is shown the prompt says, and the log itself is silent.
import { useRef } from "preact/hooks";
import type { Line } from "../../wire";
import type { Wording } from "../../words/wording";
import type { AnyFace } from "../face/face";
import type { Playing } from "../stage/director";
import { toldIn } from "./log";

interface Props {
  readonly lines: readonly Line[];
  readonly playing: Playing | null;
  readonly wording: Wording;
  readonly face: AnyFace;
}

/** The newest are enough: those before them were read when they came. */
const KEPT = 12;

export function Aloud({ lines, playing, wording, face }: Props) {
  const since = useRef(lines.at(-1)?.count ?? 0);
  const said = useRef(new Set<number>());
  const now = playing?.sounds ? undefined : playing?.beat.line?.count;
  if (now !== undefined) said.current.add(now);
  const left = toldIn(lines, face).filter(({ count }) => count > since.current && !said.current.has(count));
  return (
    <div class="aside" role="log">
      {left.slice(-KEPT).map(({ count, text }) => (
        <p key={count}>{wording.render(text)}</p>
      ))}
    </div>
  );
}
