// A finished game again: a slider, step and play, from any seat or with everything open, and the dice checked.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { http, type Viewer } from "../net/http";
import { drawingOf, mark } from "../table/drawing";
import { type AnyFace, useFace } from "../table/games";
import { Latest } from "../table/latest";
import { isTalk } from "../table/log";
import { looks } from "../table/looks";
import { Points } from "../table/over";
import { Places } from "../table/places";
import { type Reading, Story } from "../table/story";
import { useAsked } from "../ui/asked";
import { Header } from "../ui/header";
import { Problem, Waiting } from "../ui/state";
import type { Replay } from "../wire";
import { useGameWording, useSay } from "../words/use";
import type { Wording } from "../words/wording";
import { Dice } from "./dice";
import { Player } from "./player";

const NOTHING_LIT: ReadonlySet<string> = new Set();

export function ReplayPage({ table }: { table: string }) {
  const [viewer, see] = useState<Viewer>("open");
  const [asked, again] = useAsked(() => http.replay(table, viewer), [table, viewer]);
  if (asked.kind === "here") return <Shown key={table} table={table} replay={asked.value} viewer={viewer} see={see} />;
  return (
    <>
      <Header />
      <main class="page" id="main">
        {asked.kind === "refused" ? <Problem why={asked.why} again={again} alone /> : <Waiting alone />}
      </main>
    </>
  );
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
  const [at, go] = useState(0);
  const [reading, read] = useState<Reading>({ chapter: "log", clause: null, open: false });
  const frame = frames[Math.min(at, frames.length - 1)];
  const lines = useMemo(() => frames.slice(0, at + 1).flatMap((each) => each.lines), [frames, at]);
  const seats = useMemo(
    () => looks(lobby, replay.viewer, []).map((look) => ({ ...look, here: true })),
    [lobby, replay.viewer],
  );
  useEffect(() => {
    document.title = `${say("replay-title")} – ${wording.message("title")}`;
  }, [say, wording]);
  if (!frame) return <Waiting />;
  const common = { seats, wording, lit: NOTHING_LIT, path: [], fresh: frame.lines };
  const drawing = drawingOf({ ...common, view: frame.view, me: replay.viewer });
  const last = at >= frames.length - 1;
  return (
    <>
      <h1 class="aside">{say("replay-title")}</h1>
      <Places
        face={face}
        drawing={drawing}
        board={board}
        prompt={wording.render(frame.prompt)}
        notices={<Player at={at} last={frames.length - 1} go={go} viewer={viewer} see={see} seats={seats} />}
        latest={<Latest {...{ lines, wording, face, reading, read }} />}
        hands={
          <>
            {result && last && <Points result={result} face={face} drawing={drawing} />}
            <div class="open-hands">
              {(frame.hands ?? []).map((view, seat) => (
                <section key={seats[seat]?.seat} aria-label={seats[seat]?.name ?? ""}>
                  <h2>{seats[seat]?.name}</h2>
                  <face.Mine {...drawingOf({ ...common, view, me: seat })} />
                </section>
              ))}
            </div>
          </>
        }
        story={
          <Story
            slug={lobby.game}
            reading={reading}
            read={read}
            lines={lines}
            seats={seats}
            wording={wording}
            face={face}
            mention={(parts) => mark(board.current, parts, "mentioned")}
            speak={null}
            talks={frames.some((each) => each.lines.some(isTalk))}
          />
        }
      />
      <section class="page narrow">
        <p class="row">
          <a class="button" href={http.record(table)} download>
            {say("replay-download")}
          </a>
        </p>
        <Dice dice={replay.dice} />
      </section>
    </>
  );
}
