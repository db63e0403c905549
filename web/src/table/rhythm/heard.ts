// What somebody at a table has heard so far. The director says what comes next; a rhythm is played when it is its turn,
// and nothing that followed it is shown before it was played.

import type { RefObject } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { AnyView, TableState } from "../../net/scene";
import { useRedraw } from "../../ui/redraw";
import { remembered } from "../../ui/remembered";
import type { AnyFace } from "../face/face";
import type { Direction, Transmission } from "../face/strokes";
import { placeOf } from "../kept/place";
import type { Listener, Playing } from "../stage/director";
import { Ear } from "./ear";
import { firstUnheard } from "./hearing";

export interface Heard {
  /** What may have been heard by now: what the director has come to. */
  readonly sent: readonly Transmission[];
  readonly ear: Ear | null;
  readonly behind: boolean;
}

type Sends = AnyFace["rhythm"];

const NOTHING: readonly Transmission[] = [];

/** How much of what was sent this device has played at its last tables: who comes back hears nothing twice. */
const HEARD = remembered("saucer-heard", 12, (found): found is number => Number.isInteger(found));

function viewerOf({ lobby, seat }: TableState): string {
  return placeOf(lobby.table, seat);
}

/** One ear for each viewer of a table; it begins where that viewer has come to on this device. */
export function useEar(rhythm: Sends, live: TableState, table: RefObject<HTMLElement | null>): Ear | null {
  const [, redraw] = useRedraw();
  const { view } = live;
  const place = viewerOf(live);
  const ear = useMemo(() => {
    if (!rhythm || !view) return null;
    const next = firstUnheard(rhythm.sent(view), HEARD.at(place), rhythm.since(view));
    return new Ear(next, { light: (hand) => light(table.current, hand), changed: redraw });
  }, [rhythm, place, view === null]);
  useEffect(() => () => ear?.stop(), [ear]);
  return ear;
}

/** For the director: whether this viewer has heard all that was sent in a view. Who sends listens to nothing. */
export function listenerOf(rhythm: Sends, live: AnyView, ear: Ear | null): Listener {
  if (!rhythm || !ear || rhythm.sends(live)) return () => true;
  return (view) => ear.isThrough(rhythm.sent(view));
}

/** The ear hears what the director has come to, as much as there is of it by now. */
export function useHeard(rhythm: Sends, live: TableState, stage: Stage, ear: Ear | null): Heard {
  const { view } = live;
  const on = stage.playing?.sounds ? stage.playing.beat.view : stage.view;
  const open = useMemo(() => (rhythm ? rhythm.sent(on).length : 0), [rhythm, on]);
  const all = useMemo(() => (rhythm && view ? rhythm.sent(view) : NOTHING), [rhythm, view]);
  const sends = Boolean(view && rhythm?.sends(view));
  const whole = Boolean(view && rhythm?.listening(view).whole);
  const since = rhythm && view ? rhythm.since(view) : 0;
  useEffect(() => (sends ? ear?.pass(all) : ear?.take(all, whole, since, open)), [ear, all, sends, whole, since, open]);
  const [place, next] = [viewerOf(live), ear?.next];
  useEffect(() => {
    if (next !== undefined) HEARD.keep(place, next);
  }, [place, next]);
  const sent = useMemo(() => all.slice(0, open), [all, open]);
  return { sent, ear, behind: !sends && Boolean(ear?.isBehind(sent)) };
}

interface Stage {
  readonly view: AnyView;
  readonly playing: Playing | null;
}

/** The light of a hand, for whatever the game lets shine: an attribute of the whole table. */
export function light(table: HTMLElement | null, hand: Direction | null): void {
  if (hand) table?.setAttribute("data-hand", hand);
  else table?.removeAttribute("data-hand");
}
