// The slider of a replay: step, play and pause at the tempo of the table, jump by turn, and whose eyes it is seen with.
import { useLayoutEffect } from "preact/hooks";
import type { Viewer } from "../net/http";
import type { SeatLook } from "../table/face/face";
import { Icon, STAR } from "../ui/icon";
import { change, settings, TEMPOS, type Tempo } from "../ui/settings";
import { useStore } from "../ui/store";
import { useSay } from "../words/use";

export interface Reel {
  readonly at: number;
  readonly last: number;
  /** The frames with which turns begin. */
  readonly turns: readonly number[];
  /** The frames in which I was asked and then chose. */
  readonly mine: readonly number[];
  /** The frames of the great moments. */
  readonly climaxes: readonly number[];
  readonly playing: boolean;
  go(at: number): void;
  play(playing: boolean): void;
}

interface Props {
  readonly reel: Reel;
  readonly viewer: Viewer;
  readonly see: (viewer: Viewer) => void;
  readonly seats: readonly SeatLook[];
}

export function ReplayControls({ reel, viewer, see, seats }: Props) {
  const say = useSay();
  const { at, last, playing } = reel;
  const go = (to: number) => {
    reel.play(false);
    reel.go(Math.max(0, Math.min(last, to)));
  };
  useKeys(reel, go);
  return (
    <div class="player-bar">
      <div class="row">
        <Jump name={say("replay-turn-back")} d="M5,5V19M19,5V19L8,12Z" to={turnBefore(reel)} go={go} />
        <Jump name={say("replay-back")} d="M17,5V19L6,12Z" to={at > 0 ? at - 1 : null} go={go} />
        <button
          type="button"
          class="main"
          aria-label={say(playing ? "replay-pause" : "replay-play")}
          onClick={() => reel.play(!playing)}
        >
          <Icon d={`${ROUND}${playing ? "M10,9V15M14,9V15" : "M10,8V16L16,12Z"}`} />
          <span>{say(playing ? "replay-pause" : "replay-play")}</span>
        </button>
        <Jump name={say("replay-next")} d="M7,5V19L18,12Z" to={at < last ? at + 1 : null} go={go} />
        <Jump name={say("replay-turn-next")} d="M19,5V19M5,5V19L16,12Z" to={turnAfter(reel)} go={go} />
        {reel.mine.length > 0 && <MyDecisions at={at} mine={reel.mine} go={go} />}
        {reel.climaxes.length > 0 && <Jump name={say("replay-climax")} d={STAR} to={climaxAfter(reel)} go={go} />}
        <TempoChoice />
        <ViewerChoice viewer={viewer} see={see} seats={seats} />
      </div>
      <div class="slider">
        <Marks reel={reel} />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={say("replay-slider")}
          onInput={(event) => go(event.currentTarget.valueAsNumber)}
        />
        <span class="muted">{say("replay-at", { at, last })}</span>
      </div>
    </div>
  );
}

function MyDecisions({ at, mine, go }: Pick<Reel, "at" | "mine" | "go">) {
  const say = useSay();
  return (
    <>
      <Jump name={say("replay-mine-back")} d={`${PERSON}M9,12H2M5,8L2,12L5,16`} to={before(mine, at)} go={go} />
      <Jump name={say("replay-mine-next")} d={`${PERSON}M9,12H2M6,8L9,12L6,16`} to={after(mine, at)} go={go} />
    </>
  );
}

function TempoChoice() {
  const say = useSay();
  const { tempo } = useStore(settings);
  return (
    <select
      aria-label={say("replay-pace")}
      value={tempo}
      onChange={(event) => change({ tempo: event.currentTarget.value as Tempo })}
    >
      {TEMPOS.map((each) => (
        <option key={each} value={each}>
          {say(`stage-pace-${each}`)}
        </option>
      ))}
    </select>
  );
}

/** Whose eyes it is seen with. */
function ViewerChoice({ viewer, see, seats }: Omit<Props, "reel">) {
  const say = useSay();
  return (
    <select
      aria-label={say("replay-viewer")}
      value={String(viewer)}
      onChange={(event) => see(viewerOf(event.currentTarget.value))}
    >
      <option value="open">{say("replay-open")}</option>
      <option value="public">{say("replay-public")}</option>
      {seats.map((look) => (
        <option key={look.seat} value={look.seat}>
          {say("replay-seat", { name: look.name })}
        </option>
      ))}
    </select>
  );
}

interface JumpProps {
  readonly name: string;
  readonly d: string;
  readonly to: number | null;
  readonly go: (to: number) => void;
}

function Jump({ name, d, to, go }: JumpProps) {
  return (
    <button type="button" aria-label={name} title={name} disabled={to === null} onClick={() => to !== null && go(to)}>
      <Icon d={d} />
    </button>
  );
}

const ROUND = "M12,3A9,9 0 1 1 12,21A9,9 0 1 1 12,3Z";
const PERSON = "M16,4A3,3 0 1 1 16,10A3,3 0 1 1 16,4ZM11,20Q11,13 16,13Q21,13 21,20Z";

/** Where the great moments are, above the slider. */
function Marks({ reel: { climaxes, last } }: { reel: Reel }) {
  return (
    <svg class="climax-marks" viewBox={`0 0 ${Math.max(1, last)} 1`} preserveAspectRatio="none" aria-hidden="true">
      {climaxes.map((at) => (
        <path key={at} d={`M${at},0V1`} />
      ))}
    </svg>
  );
}

export function before(frames: readonly number[], at: number): number | null {
  return frames.filter((frame) => frame < at).at(-1) ?? null;
}

export function after(frames: readonly number[], at: number): number | null {
  return frames.find((frame) => frame > at) ?? null;
}

/** After the last one comes the first again. */
export function climaxAfter({ at, climaxes }: Pick<Reel, "at" | "climaxes">): number | null {
  return after(climaxes, at) ?? climaxes.find((climax) => climax !== at) ?? null;
}

export function turnBefore({ at, turns }: Pick<Reel, "at" | "turns">): number | null {
  return turns.filter((turn) => turn < at).at(-1) ?? (at > 0 ? 0 : null);
}

export function turnAfter({ at, last, turns }: Pick<Reel, "at" | "last" | "turns">): number | null {
  return turns.find((turn) => turn > at) ?? (at < last ? last : null);
}

/** They have their keys for themselves: a field, and a board that is drawn nearer and pushed about. */
const OWN_KEYS = 'input, select, [data-near="true"]';
/** Pressed by the space bar, or scrolled by it. */
const OWN_SPACE = 'button, a, summary, [tabindex="0"]';

/**
 * Arrows step, with shift they jump by turn; D is for my decisions, C for the climax; the space bar plays.
 *
 * They know the new moment as soon as it is drawn: a key that comes before it is painted counts from there, too.
 */
function useKeys(reel: Reel, go: (to: number) => void): void {
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const focus = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || focus?.closest(OWN_KEYS)) return;
      if (event.key === " " && focus?.closest(OWN_SPACE)) return;
      const to = {
        ArrowLeft: event.shiftKey ? turnBefore(reel) : reel.at - 1,
        ArrowRight: event.shiftKey ? turnAfter(reel) : reel.at + 1,
        Home: 0,
        End: reel.last,
        d: after(reel.mine, reel.at),
        D: before(reel.mine, reel.at),
        c: climaxAfter(reel),
      }[event.key];
      if (event.key === " ") reel.play(!reel.playing);
      else if (typeof to === "number") go(to);
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  });
}

function viewerOf(value: string): Viewer {
  return value === "open" || value === "public" ? value : Number(value);
}
