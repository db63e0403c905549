// The director plays what was told in order, one event after the other, and knows no game. It is a small state machine
// with the time given to it, so that every schedule is a test. The board shows the view before an event until its cues
// are through, and is never ahead of them.
import type { AnyView, Beat } from "../../net/scene";
import type { Tempo } from "../../ui/settings";
import { type Cue, lengthOfAll } from "../face/cues";

export interface Playing {
  readonly beat: Beat;
  readonly cues: readonly Cue[];
  readonly until: number;
  /** It is listened to: whatever the tempo, it is through when it was heard, and not before. */
  readonly sounds?: boolean;
}

export interface Stage {
  /** What the board shows now. */
  readonly view: AnyView;
  /** The number of the last event that has been shown, and of the last that has come. */
  readonly shown: number;
  readonly came: number;
  readonly queue: readonly Beat[];
  readonly playing: Playing | null;
  /** Whether this is shown once more: then all of it has been seen before. */
  readonly again: boolean;
}

/** What the face says of an event; `view` is the board on which it is shown. */
export type Script = (beat: Beat, view: AnyView, again: boolean) => readonly Cue[];

/** Whether an event waits, and all that follow it: it must not be missed, and nobody looks now. */
export type Hold = (beat: Beat) => boolean;

const NEVER: Hold = () => false;

/** Whether all that sounds in a view has been heard; in most games nothing does. */
export type Listener = (view: AnyView) => boolean;

const NOTHING_SOUNDS: Listener = () => true;

export function opened(view: AnyView, beats: readonly Beat[]): Stage {
  const last = beats.at(-1)?.number ?? 0;
  return { view, shown: last, came: last, queue: [], playing: null, again: false };
}

/** New events join the queue; a view that changed without any of them (another seat looks, a break) is shown at once. */
export function withBeats(stage: Stage, view: AnyView, beats: readonly Beat[]): Stage {
  const fresh = beats.filter((beat) => beat.number > stage.came);
  const came = beats.at(-1)?.number ?? 0;
  if (came < stage.came) return opened(view, beats);
  const queue = [...stage.queue, ...fresh];
  const idle = queue.length === 0 && stage.playing === null;
  return { ...stage, came, queue, view: idle ? view : stage.view, shown: idle ? came : stage.shown };
}

/** What is on stage at this time: events whose time is over are through, the next begins. */
export function advance(
  stage: Stage,
  now: number,
  tempo: Tempo,
  script: Script,
  heard = NOTHING_SOUNDS,
  hold: Hold = NEVER,
): Stage {
  let next = stage;
  for (;;) {
    if (isHeld(next, now, heard)) return next;
    if (next.playing) next = through(next, next.playing.beat);
    const [beat, ...queue] = next.queue;
    if (!beat) return next.again ? { ...next, again: false } : next;
    if (hold(beat)) return next;
    const cues = script(beat, next.view, next.again);
    // From now, not from when the one before should have ended: on a busy machine nothing is shown shorter for it.
    const until = now + lengthOfAll(cues, tempo);
    next = { ...next, queue, playing: { beat, cues, until, sounds: !heard(beat.view) } };
  }
}

/** Nothing begins before what came before it was seen and heard. */
function isHeld({ playing, view }: Stage, now: number, heard: Listener): boolean {
  if (!playing) return !heard(view);
  return now < playing.until || (playing.sounds === true && !heard(playing.beat.view));
}

function through(stage: Stage, beat: Beat): Stage {
  return { ...stage, view: beat.view, shown: beat.number, playing: null };
}

/** A click or a key: everything that came is shown as done, up to what is still to be heard. */
export function skip(stage: Stage, heard = NOTHING_SOUNDS): Stage {
  const all = stage.playing ? [stage.playing.beat, ...stage.queue] : stage.queue;
  const unheard = all.findIndex(({ view }) => !heard(view));
  const done = unheard < 0 ? all : all.slice(0, unheard);
  const last = done.at(-1);
  return last ? { ...through(stage, last), queue: all.slice(done.length), again: false } : stage;
}

/** Show what has been shown once more, from this event on; not while something is listened to. */
export function replayed(stage: Stage, beats: readonly Beat[], from: number, heard = NOTHING_SOUNDS): Stage {
  const whole = skip(stage, heard);
  const at = beats.findIndex((beat) => beat.number === from);
  const before = beats[at - 1];
  if (at < 0 || !before || isPlaying(whole)) return whole;
  return { ...whole, view: before.view, shown: before.number, queue: beats.slice(at), again: true };
}

/** Where the last turn in which something happened began; the oldest event there is if no turn begins anywhere. */
export function lastTurn(beats: readonly Beat[], turns: readonly string[]): number | null {
  let something = false;
  for (const beat of [...beats].reverse()) {
    const begins = turns.includes(String(beat.line?.event.kind));
    if (begins && something) return beat.number;
    something ||= beat.line !== null && !begins;
  }
  return something ? (beats[1]?.number ?? null) : null;
}

export function isPlaying(stage: Stage): boolean {
  return stage.playing !== null || stage.queue.length > 0;
}
