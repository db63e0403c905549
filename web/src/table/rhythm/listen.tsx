// Those who listen: what was received as a line, hearing again where the table has it, and a sound check.
import type { RefObject } from "preact";
import { useState } from "preact/hooks";
import { change, settings } from "../../ui/settings";
import { useStore } from "../../ui/store";
import { useSay } from "../../words/use";
import type { Rhythm } from "../face/face";
import type { Stroke, Transmission } from "../face/strokes";
import { times } from "../face/strokes";
import { type Heard, light } from "./heard";
import { TimeLine } from "./line";
import { canSound, voice } from "./voice";

interface Props {
  readonly rhythm: Rhythm<Readonly<Record<string, unknown>>>;
  readonly view: Readonly<Record<string, unknown>>;
  readonly heard: Heard;
  readonly table: RefObject<HTMLElement | null>;
}

export function Listen({ rhythm, view, heard, table }: Props) {
  const say = useSay();
  const { ear, sent, behind } = heard;
  const { timeLine, again } = rhythm.listening(view);
  const since = rhythm.since(view);
  const last = sent.findLastIndex((each, number) => number >= since && each.ended && !each.void);
  if (!ear) return null;
  const rows = received(heard, since);
  return (
    <div class="rhythm rhythm-listens" data-behind={behind}>
      <div class="rhythm-heard">
        {(sent.length === 0 || !canSound()) && <SoundCheck table={table} />}
        {timeLine && rows.length > 0 && <TimeLine rows={rows} name={say("rhythm-line")} />}
      </div>
      <div class="rhythm-tools">
        <span class="rhythm-words" role="status">
          {behind && say(ear.late ? "rhythm-late" : ear.sounds ? "rhythm-listening" : "rhythm-whole")}
        </span>
        {behind && sent[ear.next]?.ended && (
          <button type="button" class="rhythm-skip" onClick={() => ear.skip()}>
            {say("rhythm-skip")}
          </button>
        )}
        {again && !behind && last >= 0 && (
          <button type="button" onClick={() => ear.again(last)}>
            {say("rhythm-again")}
          </button>
        )}
      </div>
    </div>
  );
}

/** What was played of what is of use now; nothing that is still to come. */
export function received({ sent, ear }: Pick<Heard, "sent" | "ear">, since: number): readonly Transmission[] {
  const next = ear?.next ?? 0;
  return sent.slice(since, next + 1).map((each, number) => {
    if (since + number < next) return each;
    return { ...each, strokes: each.strokes.slice(0, ear?.played ?? 0), void: false };
  });
}

const SAMPLE: readonly Stroke[] = [
  { hand: "up", ms: 0 },
  { hand: "down", ms: 350 },
  { hand: "up", ms: 300 },
  { hand: "down", ms: 900 },
];

function SoundCheck({ table }: Pick<Props, "table">) {
  const say = useSay();
  const { sound } = useStore(settings);
  const [done, setDone] = useState(false);
  const check = () => {
    const [tone, start] = [voice(), performance.now() + 60];
    for (const [number, at] of times(SAMPLE).entries()) {
      const hand = SAMPLE[number]?.hand ?? "down";
      tone.stroke(hand, start + at);
      window.setTimeout(() => light(table.current, hand), start + at - performance.now());
    }
    window.setTimeout(() => light(table.current, null), start + 1_900 - performance.now());
    setDone(true);
  };
  return (
    <div class="rhythm-check">
      <button type="button" onClick={check}>
        {say("rhythm-check")}
      </button>
      {!sound ? (
        <button type="button" onClick={() => change({ sound: true })}>
          {say("rhythm-sound-on")}
        </button>
      ) : (
        <span>{say(done ? "rhythm-checked" : "rhythm-check-about")}</span>
      )}
    </div>
  );
}
