// The hand of whoever sends: a key for mouse, finger and space bar. Pressing lays the hand down, letting go lifts it; or
// one key does both in turn. Times are those of the events themselves, and every stroke is sent at once, in a row,
// without waiting for the answer to the one before. A rehearsal stays in this browser.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { TableConnection } from "../../net/live";
import { useRedraw } from "../../ui/redraw";
import { change, settings } from "../../ui/settings";
import { useStore } from "../../ui/store";
import type { Text } from "../../wire";
import { type Say, useSay } from "../../words/use";
import type { Rhythm } from "../face/face";
import type { Direction, Stroke, Transmission } from "../face/strokes";
import { AT_REST, type Hand, laid, move, turned } from "./hand";
import { light } from "./heard";
import { TimeLine } from "./line";
import { type Voice, voice } from "./voice";

interface Props {
  readonly rhythm: Rhythm<Readonly<Record<string, unknown>>>;
  readonly view: Readonly<Record<string, unknown>>;
  readonly seat: number;
  /** Whether there is nothing to choose now, so nothing to prepare either. */
  readonly idle?: boolean;
  readonly connection: TableConnection;
  readonly refused: (why: Text) => void;
  readonly table: RefObject<HTMLElement | null>;
}

export function Key(props: Props) {
  const { rhythm, view, idle } = props;
  const say = useSay();
  const { toggle } = useStore(settings);
  const wanted = rhythm.wanted(view);
  const sent = rhythm.sent(view);
  const open = sent.at(-1)?.ended === false ? sent.at(-1) : undefined;
  const { hand, rehearsing, setRehearsing, tried, strike } = useHand(props, wanted, open?.strokes ?? []);
  const now = toggle ? laid(hand) : hand;
  const press = (at: number) => strike(toggle ? turned(now) : "down", at);
  const release = (at: number) => !toggle && strike("up", at);
  useSpaceBar(wanted !== null, press, release);
  const ready = wanted !== null;
  const pointer = (act: (at: number) => void) => (event: PointerEvent) => {
    if (!ready || event.button !== 0) return;
    event.stopPropagation();
    if (event.type === "pointerdown") (event.currentTarget as Element).setPointerCapture(event.pointerId);
    act(event.timeStamp);
  };
  const hush = (event: Event) => ready && event.stopPropagation();
  const rows: readonly Transmission[] = rehearsing
    ? [{ strokes: tried, ended: false, void: false }]
    : sent.slice(rhythm.since(view));
  return (
    <div class="rhythm rhythm-sends" data-rehearsing={rehearsing}>
      <button
        type="button"
        class="rhythm-key"
        data-part={rhythm.part}
        data-state={ready ? "lit" : "calm"}
        data-lies={now.lies}
        onPointerDown={pointer(press)}
        onPointerUp={pointer(release)}
        onPointerCancel={pointer(release)}
        onClick={hush}
        onKeyDown={(event) => event.key === "Enter" && hush(event)}
        onContextMenu={(event) => ready && event.preventDefault()}
      >
        <b>{say(wordOf(now, wanted, toggle))}</b>
        <small>{wanted === null ? say(idle ? "rhythm-rests" : "rhythm-plan") : progress(now, wanted, say)}</small>
      </button>
      <div class="rhythm-side">
        <TimeLine
          rows={rows}
          name={say(rehearsing ? "rhythm-tried" : "rhythm-sent")}
          ideal={rehearsing ? rhythm.ideal?.(view) : undefined}
        />
        <KeyTools {...{ rehearsing, setRehearsing }} canRehearse={ready && open === undefined} />
      </div>
    </div>
  );
}

interface ToolsProps {
  readonly rehearsing: boolean;
  readonly setRehearsing: (rehearsing: boolean) => void;
  readonly canRehearse: boolean;
}

function KeyTools({ rehearsing, setRehearsing, canRehearse }: ToolsProps) {
  const say = useSay();
  const { toggle } = useStore(settings);
  return (
    <div class="rhythm-tools">
      <button
        type="button"
        aria-pressed={rehearsing}
        disabled={!canRehearse}
        onClick={() => setRehearsing(!rehearsing)}
      >
        {say("rhythm-rehearse")}
      </button>
      <label>
        <input type="checkbox" checked={toggle} onChange={() => change({ toggle: !toggle })} />
        {say("rhythm-toggle")}
      </label>
    </div>
  );
}

function wordOf(hand: Hand, wanted: number | null, toggle: boolean): string {
  if (wanted === null) return "rhythm-waits";
  if (hand.made >= wanted) return "rhythm-done";
  if (hand.last === null) return toggle ? "rhythm-begin-toggle" : hand.lies ? "rhythm-begin" : "rhythm-first";
  if (!hand.lies) return "rhythm-lay";
  return toggle ? "rhythm-lift-toggle" : "rhythm-lift";
}

function progress(hand: Hand, wanted: number, say: Say): string {
  return say("rhythm-progress", { done: Math.floor(hand.made / 2), all: wanted / 2 });
}

/** The hand's own state: its strokes go out, or in a rehearsal nowhere. */
function useHand(
  { rhythm, view, seat, connection, refused, table }: Props,
  wanted: number | null,
  known: readonly Stroke[],
) {
  const hand = useRef(AT_REST);
  const row = useRef<{ on: number; last: string | null } | null>(null);
  const sound = useRef<Voice | null>(null);
  const [, redraw] = useRedraw();
  const [rehearsing, setRehearsing] = useState(false);
  const [tried, setTried] = useState<readonly Stroke[]>([]);

  const rest = () => {
    sound.current?.hush();
    [sound.current, row.current, hand.current] = [null, null, AT_REST];
    light(table.current, null);
    redraw();
  };
  const adopt = () => {
    const last = known.at(-1);
    hand.current = last ? { lies: last.hand === "down", last: performance.now(), made: known.length } : AT_REST;
    row.current = null;
    redraw();
  };
  // Before anything is painted: a stroke that comes at once must not be forgotten again.
  useLayoutEffect(rest, [wanted, rehearsing]);
  useLayoutEffect(() => setTried([]), [wanted, rehearsing]);
  // The table may have ended a flight or a pause by itself; what was sent and not told yet does not count.
  useLayoutEffect(() => {
    if (!rehearsing && known.length > hand.current.made) adopt();
  });
  useEffect(() => () => sound.current?.hush(), []);

  const show = (to: Direction, stroke: Stroke | null, at: number) => {
    light(table.current, to);
    if (!stroke) return;
    sound.current ??= voice();
    sound.current.stroke(to, Math.min(at, performance.now()));
  };
  const send = async (stroke: Stroke) => {
    const { first, up, down } = rhythm.strokes;
    const kind = stroke.hand === "up" ? up : down;
    const action = hand.current.made === 1 ? { kind: first } : { kind, number: stroke.ms };
    row.current ??= { on: connection.now().state?.count ?? 0, last: null };
    const answer = connection.send({ kind: "act", seat, on: row.current.on, action, after: row.current.last });
    row.current.last = connection.lastId();
    const { kind: said, ...more } = await answer;
    if (said !== "refused" || row.current === null) return;
    refused((more as { why: Text }).why);
    adopt();
  };
  const strike = (to: Direction, at: number) => {
    if (wanted === null) return;
    const fresh = rehearsing && hand.current.made >= wanted && to === "down";
    if (fresh) [hand.current] = [AT_REST, setTried([])];
    const before =
      to === "up" && hand.current.last === null && settings.get().toggle ? laid(hand.current) : hand.current;
    const moved = move(before, to, at, { ...rhythm.bounds(view), wanted });
    hand.current = moved.hand;
    show(to, moved.stroke, at);
    const { stroke } = moved;
    if (stroke && rehearsing) setTried((all) => (moved.hand.made === 1 ? [stroke] : [...all, stroke]));
    else if (stroke) void send(stroke);
    redraw();
  };
  return { hand: hand.current, rehearsing, setRehearsing, tried, strike };
}

const TAKEN = "input, textarea, select, summary, a, dialog, button:not(.rhythm-key), [data-state=lit]:not(.rhythm-key)";

/** The space bar is the hand wherever the focus is, unless it is on something that the space bar works. */
function useSpaceBar(active: boolean, press: (at: number) => void, release: (at: number) => void): void {
  const now = useRef({ press, release });
  now.current = { press, release };
  useEffect(() => {
    if (!active) return;
    const stop = new AbortController();
    const hear = (kind: "keydown" | "keyup", act: (at: number) => void) =>
      window.addEventListener(
        kind,
        (event) => {
          const other = event.target instanceof Element && event.target.closest(TAKEN) !== null;
          if (event.code !== "Space" || other || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          event.stopPropagation();
          if (!event.repeat) act(event.timeStamp);
        },
        { capture: true, signal: stop.signal },
      );
    hear("keydown", (at) => now.current.press(at));
    hear("keyup", (at) => now.current.release(at));
    return () => stop.abort();
  }, [active]);
}
