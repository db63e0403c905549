// What happened last, below the prompt; it opens the story at the log.

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
}

const SHOWN = 1;

export function Latest({ lines, wording, face, reading, setReading }: Props) {
  const told = toldIn(lines, face).slice(-SHOWN);
  if (told.length === 0) return null;
  return (
    <button type="button" class="latest" onClick={() => setReading({ ...reading, chapter: "log", open: true })}>
      {told.map((line) => (
        <span key={line.count}>{wording.render(line.text)}</span>
      ))}
    </button>
  );
}
