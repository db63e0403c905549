// What happened last, below the prompt; it opens the story at the log. While it happens the prompt says it, and here
// stands what was before.

import type { Line } from "../../wire";
import type { Wording } from "../../words/wording";
import type { AnyFace } from "../face/face";
import { toldIn } from "./log";
import type { Reading } from "./story";

interface Props {
  readonly lines: readonly Line[];
  readonly wording: Wording;
  readonly face: AnyFace;
  readonly reading: Reading;
  readonly setReading: (reading: Reading) => void;
  /** What the prompt says. */
  readonly prompt: string;
}

export function Latest({ lines, wording, face, reading, setReading, prompt }: Props) {
  const told = toldIn(lines, face)
    .slice(-2)
    .map(({ text }) => wording.render(text))
    .filter((words) => words !== prompt)
    .at(-1);
  if (told === undefined) return null;
  return (
    <button type="button" class="latest" onClick={() => setReading({ ...reading, chapter: "log", open: true })}>
      {told}
    </button>
  );
}
