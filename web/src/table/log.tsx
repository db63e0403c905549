// What happened, as sentences; pointing at one marks the parts of the board that it names.
import type { Line } from "../wire";
import { useSay } from "../words/use";
import type { Wording } from "../words/wording";
import type { Told } from "./face";
import type { AnyFace } from "./games";
import { Scroll } from "./scroll";

interface Props {
  readonly lines: readonly Line[];
  readonly wording: Wording;
  readonly face: AnyFace;
  readonly mention: (parts: readonly string[]) => void;
}

/** The newest few hundred are enough to read; the replay has them all. */
const SHOWN = 300;

/** Words are read in the chat; other asides, such as a gesture, are told in the log. */
export function isTalk({ event }: Line): boolean {
  return event.kind === "spoken" && (event.aside as { kind?: string }).kind === "say";
}

export function toldIn(lines: readonly Line[], face: AnyFace): readonly Line[] {
  return lines.filter((line) => !isTalk(line) && !face.quiet?.includes(String(line.event.kind)));
}

export function Log({ lines, wording, face, mention }: Props) {
  const say = useSay();
  const told = toldIn(lines, face).slice(-SHOWN);
  const last = told.at(-1)?.count;
  if (told.length === 0) return <p class="empty">{say("log-empty")}</p>;
  return (
    <Scroll label={say("story-log")} last={last}>
      {told.map((line) => (
        <LogLine
          key={line.count}
          words={wording.render(line.text)}
          parts={face.mentions?.(line.event as unknown as Told) ?? []}
          mention={mention}
        />
      ))}
    </Scroll>
  );
}

interface LineProps {
  readonly words: string;
  readonly parts: readonly string[];
  readonly mention: (parts: readonly string[]) => void;
}

function LogLine({ words, parts, mention }: LineProps) {
  if (parts.length === 0) return <li>{words}</li>;
  return (
    <li>
      <button
        type="button"
        class="mention"
        onMouseEnter={() => mention(parts)}
        onMouseLeave={() => mention([])}
        onFocus={() => mention(parts)}
        onBlur={() => mention([])}
      >
        {words}
      </button>
    </li>
  );
}
