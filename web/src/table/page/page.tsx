// A table: before, during and after the game; every state it can be in has a way on.
import "../../style/table.css";
import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { http, Refusal } from "../../net/http";
import type { Unsent } from "../../net/link";
import type { TableState } from "../../net/scene";
import { Pictures, PicturesButton } from "../../pictures/button";
import { hasPictures, sawPictures, useFirstPictures } from "../../pictures/first";
import { hasSheets, print } from "../../print/printing";
import { Header } from "../../ui/header";
import { useRequest, whyOf } from "../../ui/request";
import { address } from "../../ui/router";
import { ProblemState, State, Waiting } from "../../ui/state";
import type { Lobby, Text } from "../../wire";
import { useGameWording, useSay } from "../../words/use";
import { type Note, Toast } from "../board/toast";
import { useLesson } from "../coach/use-lesson";
import { Rematch } from "../end/over";
import { looks } from "../face/looks";
import { useFace } from "../games";
import { notePlayed } from "../kept/newcomer";
import { remember } from "../kept/remember";
import { LobbyRoom, type RoomProps } from "../lobby/room";
import { Play } from "../play/play";
import { EmoteAloud, useBubbles } from "../story/emotes";
import { useReading } from "../story/story";
import { HandOverScreen } from "./hand-over";
import { Menu } from "./menu";
import { Paused } from "./paused";
import { useTable } from "./use-table";

const NO_EMOTES: NonNullable<TableState["emotes"]> = [];

/** The lobby over HTTP comes first: it makes us a guest, and says at once if there is no such table. */
export function TablePage({ table }: { table: string }) {
  const [asked, again] = useRequest(() => carried(table), [table]);
  if (asked.kind === "waiting")
    return (
      <Framed>
        <Waiting alone />
      </Framed>
    );
  if (asked.kind === "refused")
    return (
      <Framed>
        <ProblemState why={asked.why} again={again} alone />
      </Framed>
    );
  return <Watched key={table} first={asked.value} />;
}

/** A link from another device brings a token in its fragment; it is used once and leaves the address at once. */
async function carried(table: string): Promise<Lobby> {
  const token = /^#carry=(.+)$/.exec(location.hash)?.[1];
  if (!token) return http.lobby(table);
  history.replaceState(null, "", location.pathname);
  return http.carry({ token });
}

function Framed({ children }: { children: ComponentChildren }) {
  return (
    <>
      <Header />
      <main class="page" id="main">
        {children}
      </main>
    </>
  );
}

function Watched({ first }: { first: Lobby }) {
  const { live, connection } = useTable(first.table);
  const lobby = live.state?.lobby ?? first;
  useEffect(() => {
    if (lobby.mine.length > 0) remember(lobby.table);
    if (lobby.mine.length > 0) notePlayed(lobby.game);
  }, [lobby]);
  useBubbles(live.state?.emotes ?? NO_EMOTES);
  const gone = useGone(first.table, live.phase.kind === "waiting");
  const seat = live.state?.seat ?? null;
  const names = useMemo(() => lobby.seats.map((each) => each.player?.name ?? ""), [lobby]);
  const wording = useGameWording(lobby.game, names, seat);
  const face = useFace(lobby.game);
  const learning = useLesson(lobby);
  const say = useSay();
  const [note, setNote] = useState<Note | null>(null);
  const hush = useCallback(() => setNote(null), []);
  const [reading, setReading, beside] = useReading();
  const pictures = useFirstPictures(lobby.game, live.state, wording);
  if (gone)
    return (
      <Framed>
        <ProblemState why={gone} alone />
      </Framed>
    );
  if (!live.state || !wording || !face || !connection || learning === undefined)
    return (
      <Framed>
        <Waiting alone />
      </Framed>
    );
  const { state } = live;
  const send = async (wanted: Unsent) => {
    const reply = await connection.send(wanted);
    if (reply.kind === "refused") setNote({ words: wording.render(reply.why), at: null });
    return reply.kind !== "refused";
  };
  const seats = looks(lobby, seat, state.waiting);
  const shared = lobby.mine.length > 1 && lobby.state === "playing" && state.handOver.length > 0;
  const take = (next: number) => send({ kind: "hand_over", seat: next });
  const title = wording.message("title");
  const { view } = state;
  const toPrint = view && hasSheets(lobby.game) ? () => print(lobby.game, view, wording) : null;
  return (
    <>
      <Header title={title}>
        {state.view && !shared && (
          <button
            type="button"
            class="story-opener"
            aria-expanded={reading.open}
            onClick={() => setReading({ ...reading, open: !reading.open })}
          >
            {say("story-title")}
          </button>
        )}
        {hasPictures(wording) && <PicturesButton slug={lobby.game} glows={pictures === "glows"} />}
        <Menu live={live} lobby={lobby} seat={seat} send={send} print={toPrint} />
      </Header>
      {shared ? (
        <HandOverScreen asked={state.handOver} seats={seats} take={take} />
      ) : pictures === "shown" && !learning ? (
        <main class="at-table" id="main">
          <h1 class="aside">{title}</h1>
          <Pictures slug={lobby.game} close={() => sawPictures(lobby.game)} onward="pictures-play" />
        </main>
      ) : state.view && lobby.state !== "paused" ? (
        <main class="at-table" id="main">
          <h1 class="aside">{title}</h1>
          <Play
            {...{ live, state, connection, learning, send, note, setNote, face, wording, reading, setReading, beside }}
            view={state.view}
          />
        </main>
      ) : (
        <Unshown lobby={lobby} state={state} wording={wording} send={send} />
      )}
      <EmoteAloud emotes={state.emotes ?? NO_EMOTES} seats={seats} />
      <Toast note={note} close={hush} />
    </>
  );
}

/** Nothing to show: not started, paused, ended before or after, of a version that is no longer held. */
function Unshown(props: RoomProps) {
  const { lobby, send } = props;
  const say = useSay();
  if (lobby.state === "open") return <LobbyRoom {...props} />;
  const paused = lobby.state === "paused";
  return (
    <main class="page" id="main">
      <State mood={paused ? "waiting" : "lost"} title={say(`unshown-${lobby.state}`)} alone>
        <p>{say(paused ? "unshown-paused-about" : "unshown-about")}</p>
        <p class="row">
          {paused ? <Paused lobby={lobby} send={send} /> : <Rematch lobby={lobby} />}
          <a class="button" href={address.start}>
            {say("state-home")}
          </a>
        </p>
      </State>
    </main>
  );
}

/** A socket that is refused does not say why; HTTP does. */
function useGone(table: string, waiting: boolean): Text | null {
  const [gone, setGone] = useState<Text | null>(null);
  useEffect(() => {
    if (!waiting) return;
    http.lobby(table).catch((error) => {
      if (error instanceof Refusal && error.status === 404) setGone(whyOf(error));
    });
  }, [table, waiting]);
  return gone;
}
