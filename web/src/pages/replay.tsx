// A finished game again: a slider, step and play, from any seat or with everything open, and the dice checked.
import "../style/table.css";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { http, type Viewer } from "../net/http";
import type { AnyView } from "../net/scene";
import { climaxesOf, decisionsOf, turnsOf } from "../table/end/course";
import { EndFold, Points } from "../table/end/over";
import { lengthOfAll } from "../table/face/cues";
import { drawingOf, mark } from "../table/face/drawing";
import type { AnyFace, Drawing } from "../table/face/face";
import { looks } from "../table/face/looks";
import { headline } from "../table/face/outcome";
import { useFace } from "../table/games";
import { placeOf } from "../table/kept/place";
import { Places } from "../table/play/places";
import type { Playing } from "../table/stage/director";
import { Layer } from "../table/stage/layer";
import { scriptOf } from "../table/stage/use-director";
import { Latest } from "../table/story/latest";
import { isTalk } from "../table/story/log";
import { Story, useReading } from "../table/story/story";
import { Header } from "../ui/header";
import { useRequest } from "../ui/request";
import { settings, type Tempo } from "../ui/settings";
import { Waiting } from "../ui/state";
import { useStore } from "../ui/store";
import { NotHerePage } from "../ui/whole-page";
import type { Replay } from "../wire";
import { useGameWording, useSay } from "../words/use";
import type { Wording } from "../words/wording";
import { Dice } from "./dice";
import { type Reel, ReplayControls } from "./replay-controls";

export function ReplayPage({ table }: { table: string }) {
  const [viewer, setViewer] = useState<Viewer>("open");
  const [asked, again] = useRequest(() => http.replay(table, viewer), [table, viewer]);
  if (asked.kind !== "here") return <NotHerePage asked={asked} again={again} />;
  return <Shown key={table} table={table} replay={asked.value} viewer={viewer} see={setViewer} />;
}

/** So long every moment is shown, whatever happens in it. */
const LEAST: Record<Tempo, number> = { calm: 900, brisk: 450, fast: 150, once: 30 };

/**
 * Every moment has an address of its own: its number stands behind the hash, or that of an entry ("e12"), which is the
 * same for every viewer. Who looks with other eyes stays at the same entry.
 */
function useMoment(frames: Replay["frames"]): [number, (at: number) => void] {
  const last = frames.length - 1;
  const within = (at: number) => Math.max(0, Math.min(last, Math.trunc(at) || 0));
  const [at, setAt] = useState(() => within(momentOf(location.hash, frames)));
  const seen = useRef({ frames, entry: 0 });
  if (seen.current.frames !== frames) {
    const same = frames.findIndex(({ entry }) => entry >= seen.current.entry);
    seen.current.frames = frames;
    setAt(same < 0 ? last : same);
  }
  seen.current.entry = frames[within(at)]?.entry ?? 0;
  useEffect(() => {
    const moved = () => setAt(momentOf(location.hash, frames));
    addEventListener("hashchange", moved);
    return () => removeEventListener("hashchange", moved);
  }, [frames]);
  const go = (next: number) => {
    history.replaceState(null, "", `#${within(next)}`);
    setAt(within(next));
  };
  return [within(at), go];
}

/** Without one: everything is laid out and dealt, and somebody is to choose. */
export function momentOf(hash: string, frames: Replay["frames"]): number {
  if (hash === "") return Math.max(0, frames.findIndex(({ by }) => typeof by === "number") - 1);
  const entry = /^#e(\d+)$/u.exec(hash)?.[1];
  if (entry === undefined) return Number(hash.slice(1));
  const found = frames.findIndex((frame) => frame.entry >= Number(entry));
  return found < 0 ? frames.length - 1 : found;
}

/** What leads from this moment to the next, on the board of this one. */
function usePlayed(
  frames: Replay["frames"] | null,
  at: number,
  face: AnyFace,
  draw: (view: AnyView) => Drawing<AnyView>,
) {
  const { tempo } = useStore(settings);
  const say = useSay();
  return useMemo((): Playing | null => {
    const [now, next] = [frames?.[at], frames?.[at + 1]];
    if (!now || !next) return null;
    const beat = { number: at + 1, line: next.line, view: next.view };
    const cues = scriptOf(face, draw, say)(beat, now.view, false);
    return { beat, cues, until: lengthOfAll(cues, tempo) };
  }, [frames, at, face, tempo]);
}

/** Where one can jump to. My decisions are those of the seat one looks with, or else of my own seats. */
export function reelOf(
  { frames, lobby, viewer }: Replay,
  face: AnyFace,
): Pick<Reel, "last" | "turns" | "mine" | "climaxes"> {
  return {
    last: frames.length - 1,
    turns: turnsOf(frames, face),
    mine: decisionsOf(frames, viewer === null ? lobby.mine : [viewer]),
    climaxes: climaxesOf(frames, face),
  };
}

interface Props {
  readonly table: string;
  readonly replay: Replay;
  readonly viewer: Viewer;
  readonly see: (viewer: Viewer) => void;
}

function Shown(props: Props) {
  const { lobby, viewer } = props.replay;
  const names = useMemo(() => lobby.seats.map((seat) => seat.player?.name ?? ""), [lobby]);
  const wording = useGameWording(lobby.game, names, viewer);
  const face = useFace(lobby.game);
  const title = wording?.message("title");
  return (
    <>
      <Header {...(title && { title })} />
      <main class="at-table" id="main">
        {wording && face ? <Frames {...props} wording={wording} face={face} /> : <Waiting />}
      </main>
    </>
  );
}

function Frames({ table, replay, viewer, see, wording, face }: Props & { wording: Wording; face: AnyFace }) {
  const say = useSay();
  const board = useRef<HTMLDivElement>(null);
  const { frames, lobby, result } = replay;
  const [at, setAt] = useMoment(frames);
  const [playing, setPlaying] = useState(false);
  const [reading, setReading] = useReading();
  const frame = frames[at];
  const lines = useMemo(() => frames.slice(0, at + 1).flatMap((each) => each.line ?? []), [frames, at]);
  const seats = useMemo(
    () => looks(lobby, replay.viewer, []).map((look) => ({ ...look, here: true })),
    [lobby, replay.viewer],
  );
  useEffect(() => {
    document.title = `${say("replay-title")} – ${wording.message("title")}`;
  }, [say, wording]);
  const reel = useMemo(() => reelOf(replay, face), [replay, face]);
  const draw = (me: number | null) => (view: AnyView) =>
    drawingOf({ seats, wording, me, keptAt: placeOf(table, me), view });
  const shown = usePlayed(playing ? frames : null, at, face, draw(replay.viewer));
  useEffect(() => {
    if (!playing) return;
    if (at >= frames.length - 1) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), Math.max(shown ? shown.until : 0, LEAST[settings.get().tempo]));
    return () => clearTimeout(timer);
  }, [playing, at, frames, shown]);
  if (!frame) return <Waiting />;
  const drawing = draw(replay.viewer)(frame.view);
  const last = at >= frames.length - 1;
  const prompt = frame.prompt ? wording.render(frame.prompt) : frame.line ? wording.render(frame.line.text) : "";
  return (
    <>
      <h1 class="aside">{say("replay-title")}</h1>
      <Places
        face={face}
        drawing={drawing}
        board={board}
        prompt={prompt}
        actions={
          <ReplayControls reel={{ ...reel, at, playing, go: setAt, play: setPlaying }} {...{ viewer, see, seats }} />
        }
        latest={<Latest {...{ lines, wording, face, reading, setReading, prompt }} />}
        ending={
          result &&
          last && (
            <EndFold title={headline(result, drawing, say)}>
              <Points result={result} face={face} drawing={drawing} />
            </EndFold>
          )
        }
        hands={<OpenHands face={face} hands={openHands(frame).map((view, seat) => draw(seat)(view))} />}
        story={
          <Story
            slug={lobby.game}
            reading={reading}
            setReading={setReading}
            lines={lines}
            seats={seats}
            wording={wording}
            face={face}
            drawing={drawing}
            mention={(parts) => mark(board.current, parts, "mentioned")}
            speak={null}
            now={null}
            talks={frames.some((each) => each.line !== null && isTalk(each.line))}
          />
        }
      />
      <Layer playing={shown} table={board} seats={seats} />
      <Proof table={table} replay={replay} />
    </>
  );
}

/** A hand comes without what the table works out; what it has worked out for everybody holds for each of them, too. */
function openHands({ hands = [], view: { insight } }: Replay["frames"][number]): readonly AnyView[] {
  return (hands as readonly AnyView[]).map((view) => (insight === undefined ? view : { insight, ...view }));
}

/** With everything open: what every seat has before it. */
function OpenHands({ face, hands }: { face: AnyFace; hands: readonly Drawing<AnyView>[] }) {
  const say = useSay();
  return (
    <section class="open-hands" tabindex={0} aria-label={say("replay-open")}>
      {hands.map((drawing, seat) => (
        <section key={drawing.seats[seat]?.seat} aria-label={drawing.seats[seat]?.name ?? ""}>
          <h2>{drawing.seats[seat]?.name}</h2>
          <face.Mine {...drawing} />
        </section>
      ))}
    </section>
  );
}

/** The record to take away, and its dice checked. */
function Proof({ table, replay: { dice, lobby } }: { table: string; replay: Replay }) {
  const say = useSay();
  return (
    <section class="page narrow">
      <p class="row">
        <a class="button" href={http.record(table)} download>
          {say("replay-download")}
        </a>
      </p>
      <Dice table={table} dice={dice} names={lobby.seats.map(({ player }) => player?.name ?? "")} />
    </section>
  );
}
