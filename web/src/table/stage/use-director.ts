// The director at a real table: with the page's clock, the tempo chosen on this device, and the face of the game.
import type { RefObject } from "preact";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { AnyView, Beat, TableState } from "../../net/scene";
import { useRedraw } from "../../ui/redraw";
import { moves, settings } from "../../ui/settings";
import { play } from "../../ui/sound";
import { useStore } from "../../ui/store";
import type { Line } from "../../wire";
import { type Say, useSay } from "../../words/use";
import type { Banner, Cue } from "../face/cues";
import type { AnyFace, Drawing, ToldEvent } from "../face/face";
import { headline, moodOf } from "../face/outcome";
import {
  advance,
  type Hold,
  isPlaying,
  type Listener,
  lastTurn,
  opened,
  type Playing,
  replayed,
  type Script,
  type Stage,
  skip,
  withBeats,
} from "./director";

export interface Directed {
  /** The table as far as it has been shown. */
  readonly state: TableState;
  readonly view: AnyView;
  readonly playing: Playing | null;
  /** Lines that came while nobody looked at this page, or while it was cut off. */
  readonly missed: readonly Line[];
  /** Whether there is a last turn to show again. */
  readonly canReplay: boolean;
  skip(): void;
  again(): void;
  /** Shows what was missed, and asks the table for it first where the boards between are not known. */
  readonly showMissed: (() => void) | null;
  /** Whoever missed it knows enough, or goes on playing. */
  forgetMissed(): void;
}

export type Draw = (view: AnyView) => Drawing<AnyView>;

/** Asks the table for the boards after one count and up to another, and says whether it gives them. */
export type Recaller = (after: number, to: number) => Promise<boolean>;

export function useDirector(
  state: TableState,
  view: AnyView,
  face: AnyFace,
  draw: Draw,
  heard: Listener = () => true,
  recall: Recaller = async () => false,
): Directed {
  const [, redraw] = useRedraw();
  const kept = useRef<Stage>(opened(view, state.beats));
  const [missed, forget] = useMissed(state.beats, kept);
  const { tempo } = useStore(settings);
  const script = scriptOf(face, draw, useSay());
  const now = performance.now();
  const pace = document.hidden ? "once" : tempo;
  const told = withBeats(kept.current, view, state.beats);
  const stage = advance(told, now, pace, script, heard, holdOf(face, heard));
  kept.current = stage;
  const listener = useRef(heard);
  listener.current = heard;
  const go = useCallback((next: Stage) => {
    if (next === kept.current) return;
    kept.current = next;
    redraw();
  }, []);

  useLayoutEffect(() => {
    const until = stage.playing?.until;
    // What is listened to says itself when it is through.
    if (until === undefined || (until <= now && stage.playing?.sounds)) return;
    const timer = setTimeout(() => redraw(), Math.max(0, until - now));
    return () => clearTimeout(timer);
  });
  useSounds(stage, face);

  const from = useMemo(() => lastTurn(state.beats, face.turns ?? []), [state.beats, face]);
  const showFrom = (first: number | null) =>
    first !== null && go(replayed(kept.current, state.beats, first, listener.current));
  const showMissed = useShowMissed(state.beats, missed, recall, (first) => {
    forget();
    showFrom(first);
  });
  return {
    state: useMemo(() => asShown(state, stage, face), [state, stage, face]),
    view: stage.view,
    playing: stage.playing,
    missed: useMemo(() => missed.flatMap(({ line }) => (line && !isQuiet(line, face) ? line : [])), [missed, face]),
    canReplay: from !== null && !stage.playing?.sounds,
    skip: useCallback(() => go(skip(kept.current, listener.current)), [go]),
    again: () => showFrom(from),
    showMissed,
    forgetMissed: forget,
  };
}

/** A hidden page plays nothing; what must not be missed, or sounds, waits there until somebody looks. */
function holdOf(face: AnyFace, heard: Listener = () => true): Hold {
  return ({ line, view }) =>
    document.hidden && (face.unmissed?.includes(String(line?.event.kind)) === true || !heard(view));
}

/** What has been told is known once it has been shown; a choice opens then, or at once where a clock runs. */
function asShown(state: TableState, stage: Stage, face: AnyFace): TableState {
  if (!isPlaying(stage)) return state;
  const waiting = new Set(state.beats.filter((beat) => beat.number > stage.shown).map((beat) => beat.line?.count));
  const lines = state.lines.filter((line) => !waiting.has(line.count));
  const hurried = state.due !== null || state.choices?.must === false;
  const listens = stage.playing === null || stage.playing.sounds === true;
  return {
    ...state,
    view: stage.view,
    lines,
    choices: hurried && !stage.again && !listens ? state.choices : null,
    prompt: listens ? lastSaid(lines, face) : (stage.playing?.beat.line?.text ?? state.prompt),
    result: null,
  };
}

/** What sounds is not said before it was heard: the sentence before it stays. */
function lastSaid(lines: readonly Line[], face: AnyFace): TableState["prompt"] {
  return lines.findLast((line) => !isQuiet(line, face))?.text ?? null;
}

function isQuiet({ event }: Line, face: AnyFace): boolean {
  return face.quiet?.includes(String(event.kind)) === true;
}

/** Events that every game has, and no face knows. */
const OF_THE_TABLE = new Set(["spoken", "seat_changed", "took_back", "table_ended"]);

/** A flaw in what a face says of an event must not stop the game. */
export function scriptOf(face: AnyFace, draw: Draw, say: Say): Script {
  return (beat, view, again) => {
    const event = beat.line?.event as ToldEvent | undefined;
    if (!event || !face.cues || OF_THE_TABLE.has(event.kind) || (again && face.once?.includes(event.kind))) return [];
    if (beat.missed && !face.unmissed?.includes(event.kind)) return [];
    try {
      const drawing = draw(view);
      const sentence = beat.line ? drawing.words(beat.line.text) : "";
      const cues = face
        .cues(event, drawing, beat.view)
        .map((cue) => (cue.kind === "banner" ? said(cue, sentence, drawing, say) : cue));
      return moves() ? cues : cues.map(stilled);
    } catch (error) {
      console.error(error);
      return [];
    }
  };
}

/** What a banner says if its face leaves it to the table. Who has lost is not told so in the colours of a feast. */
function said(cue: Cue & Banner, sentence: string, drawing: Drawing<AnyView>, say: Say): Cue {
  const told = { words: sentence, ...cue };
  if (!cue.result) return told;
  return { ...told, headline: headline(cue.result, drawing, say), tone: TONES[moodOf(cue.result, drawing)] };
}

const TONES = { won: "good", lost: "bad", calm: "calm" } as const;

/** Without motion a flight is a light at both of its ends. */
function stilled(cue: Cue): Cue {
  return cue.kind === "fly" ? { ...cue, kind: "light", at: [cue.from, cue.to] } : cue;
}

/** Every event has its sound when it is shown; of those that are skipped, none. */
function useSounds(stage: Stage, face: AnyFace): void {
  const { playing, shown } = stage;
  const number = playing?.beat.number ?? shown;
  const event = playing?.beat.line?.event as ToldEvent | undefined;
  useEffect(() => {
    const sound = event && face.sound?.(event);
    if (sound) play(sound);
  }, [number, stage.again]);
}

/** What waits to be played is not summed up. */
function passed(beats: readonly Beat[], seen: number, shown: number): readonly Beat[] {
  return beats.filter(({ number, missed }) => number > seen && (missed === true || number <= shown));
}

const NOTHING: readonly Beat[] = [];

/**
 * What was told while the page was hidden or cut off, from when it is seen again until it is forgotten, whatever else
 * happens meanwhile. What this seat was not told, because another one looks now, is not among it.
 */
function useMissed(beats: readonly Beat[], stage: RefObject<Stage>): readonly [readonly Beat[], () => void] {
  const last = beats.at(-1);
  const seen = useRef(beats.findLast((beat) => !beat.missed)?.number ?? 0);
  const [missed, setMissed] = useState(NOTHING);
  const still = useMemo(() => missed.filter(({ line }) => beats.some((beat) => beat.line === line)), [missed, beats]);
  const sumUp = () => setMissed(joined(still, passed(beats, seen.current, stage.current?.shown ?? 0)));
  useEffect(() => {
    const looked = () => {
      if (document.hidden) seen.current = last?.number ?? 0;
      else sumUp();
    };
    document.addEventListener("visibilitychange", looked);
    return () => document.removeEventListener("visibilitychange", looked);
  }, [beats, still]);
  useEffect(() => {
    if (document.hidden) return;
    if (last?.missed) return sumUp();
    seen.current = last?.number ?? 0;
  }, [beats]);
  const forget = useCallback(() => {
    seen.current = last?.number ?? 0;
    setMissed(NOTHING);
  }, [last]);
  return [still, forget];
}

/** What was missed before and after something that was seen, each once. */
function joined(before: readonly Beat[], fresh: readonly Beat[]): readonly Beat[] {
  const [first] = fresh;
  return first ? [...before.filter(({ number }) => number < first.number), ...fresh] : before;
}

/** What was missed can be shown as soon as the boards between are there; of very much only the last may come. */
function useShowMissed(
  beats: readonly Beat[],
  missed: readonly Beat[],
  recall: Recaller,
  show: (first: number) => void,
): (() => void) | null {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  useEffect(() => {
    if (wanted === null || isUnknown(beats, wanted.last)) return;
    setWanted(null);
    const first = firstKnown(beats, wanted.first);
    if (first !== undefined) show(first);
  }, [beats, wanted]);
  const [first] = missed;
  const unknown = missed.filter((beat) => beat.missed);
  if (!first) return null;
  return () => {
    setWanted({ first: first.number, last: unknown.at(-1)?.number ?? first.number });
    const [from, to] = [unknown[0]?.line?.count, unknown.at(-1)?.line?.count];
    if (from !== undefined && to !== undefined) recall(from - 1, to).then((given) => given || setWanted(null));
  };
}

interface Wanted {
  readonly first: number;
  readonly last: number;
}

function isUnknown(beats: readonly Beat[], number: number): boolean {
  return beats.some((beat) => beat.number === number && beat.missed === true);
}

/** From where on every board is known, and the one before it. */
function firstKnown(beats: readonly Beat[], from: number): number | undefined {
  const unknown = beats.findLastIndex((beat) => beat.missed);
  return beats.find((beat, at) => at > Math.max(unknown, 0) && beat.number >= from)?.number;
}
