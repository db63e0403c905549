// What happened, as sentences; pointing at one marks the parts of the board that it names.
import { SeatMark } from "../../art/shapes";
import { Icon, STAR } from "../../ui/icon";
import { kept } from "../../ui/kept";
import type { Sound } from "../../ui/sound";
import type { Line } from "../../wire";
import { useSay } from "../../words/use";
import type { Wording } from "../../words/wording";
import type { AnyFace, SeatLook, Shape, ToldEvent } from "../face/face";
import { Scroll } from "./scroll";

interface Props {
  readonly lines: readonly Line[];
  readonly wording: Wording;
  readonly face: AnyFace;
  readonly seats: readonly SeatLook[];
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

/** A turn: the line that begins it (none before the first turn), and what happened in it. */
export interface Turn {
  readonly heading: Line | null;
  readonly lines: readonly Line[];
}

export function turnsIn(lines: readonly Line[], turns: readonly string[]): readonly Turn[] {
  const found: { heading: Line | null; lines: Line[] }[] = [{ heading: null, lines: [] }];
  for (const line of lines) {
    if (turns.includes(String(line.event.kind))) found.push({ heading: line, lines: [] });
    else found.at(-1)?.lines.push(line);
  }
  return found.filter((turn) => turn.heading !== null || turn.lines.length > 0);
}

/** So many turns stay unfolded: the one that is played, and those that one wants to look up. */
const UNFOLDED = 4;

export function Log(props: Props) {
  const { lines, face } = props;
  const say = useSay();
  const told = toldIn(lines, face).slice(-SHOWN);
  const turns = turnsIn(told, face.turns ?? []);
  if (told.length === 0) return <p class="empty">{say("log-empty")}</p>;
  const [only] = turns;
  return (
    <Scroll label={say("story-log")} last={told.at(-1)?.count} silent>
      {turns.length === 1 && only?.heading === null
        ? told.map((line) => <LogLine key={line.count} {...ofLine(props, line)} />)
        : turns.map((turn, at) => (
            <TurnLines
              key={turn.heading?.count ?? 0}
              {...props}
              turn={turn}
              open={turn.heading === null ? turns.length <= UNFOLDED : at >= turns.length - UNFOLDED}
            />
          ))}
    </Scroll>
  );
}

function TurnLines({ turn, open, ...props }: Props & { turn: Turn; open: boolean }) {
  const say = useSay();
  if (turn.heading && turn.lines.length === 0) return <LogLine {...ofLine(props, turn.heading)} heading />;
  return (
    <li class="turn">
      <details open={open}>
        <summary>
          {turn.heading ? <Sentence {...ofLine(props, turn.heading)} /> : <span>{say("log-before")}</span>}
        </summary>
        <ol>
          {turn.lines.map((line) => (
            <LogLine key={line.count} {...ofLine(props, line)} />
          ))}
        </ol>
      </details>
    </li>
  );
}

interface LineProps extends Omit<Props, "lines" | "seats"> {
  readonly line: Line;
  /** Of whoever it is about. */
  readonly shape: Shape | null;
  readonly heading?: boolean;
}

function ofLine({ wording, face, seats, mention }: Omit<Props, "lines">, line: Line): LineProps {
  const { seat } = line.event;
  const shape = (typeof seat === "number" && seats[seat]?.shape) || null;
  return { line, shape, wording, face, mention };
}

const LogLine = kept(({ heading = false, ...props }: LineProps) => {
  const { line, face, mention } = props;
  const parts = face.mentions?.(line.event as unknown as ToldEvent) ?? [];
  if (parts.length === 0)
    return (
      <li class={heading ? "turn" : undefined}>
        <Sentence {...props} />
      </li>
    );
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
        <Sentence {...props} />
      </button>
    </li>
  );
});

/** Something is laid or taken, rolled, goes; something bad happens. */
const PICTURES: Partial<Record<Sound, string>> = {
  card: "M12,3V14M7,10L12,15L17,10M4,20H20",
  dice: "M4,4H20V20H4ZM8.5,8.5V8.6M12,12V12.1M15.5,15.5V15.6",
  move: "M3,12H19M13,6L19,12L13,18",
  alarm: "M12,3L22,20H2ZM12,10V14M12,17V17.1",
};

/** What kind of thing happened: a great moment, else as it sounds. */
export function pictureOf(event: ToldEvent, face: Pick<AnyFace, "climax" | "sound">): string | null {
  if (face.climax?.(event)) return STAR;
  const sound = face.sound?.(event);
  return (sound && PICTURES[sound]) ?? null;
}

/** A line of the log; before it stand the shape of whoever it is about, and what kind of thing happened. */
const Sentence = kept(({ line, shape, wording, face }: LineProps) => {
  const picture = pictureOf(line.event as unknown as ToldEvent, face);
  return (
    <>
      {shape && <SeatMark shape={shape} size={16} />}
      {picture && <Icon d={picture} />}
      <span>{wording.render(line.text)}</span>
    </>
  );
});
