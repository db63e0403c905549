// A table: before, during and after the game; every state it can be in has a way on.
import "../../style/table.css";
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { http, NOT_THERE, Refusal } from "../../net/http";
import type { Unsent } from "../../net/link";
import type { Live } from "../../net/live";
import type { TableState } from "../../net/scene";
import { Pictures, PicturesButton } from "../../pictures/button";
import { type FirstPictures, hasPictures, sawPictures, useFirstPictures } from "../../pictures/first";
import { hasSheets, print } from "../../print/printing";
import { Header } from "../../ui/header";
import { useRequest, whyOf } from "../../ui/request";
import { address } from "../../ui/router";
import { State } from "../../ui/state";
import { NotHerePage, WaitingPage } from "../../ui/whole-page";
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
import type { PlayProps } from "../play/use-game";
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
  if (asked.kind !== "here") return <NotHerePage asked={asked} again={again} />;
  return <Watched key={table} first={asked.value} />;
}

/** A link from another device brings a token in its fragment; it is used once and leaves the address at once. */
async function carried(table: string): Promise<Lobby> {
  const token = /^#carry=(.+)$/.exec(location.hash)?.[1];
  if (!token) return http.lobby(table);
  history.replaceState(null, "", location.pathname);
  return http.carry({ token });
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
  const names = useMemo(() => lobby.seats.map((each) => each.player?.name ?? ""), [lobby]);
  const wording = useGameWording(lobby.game, names, live.state?.seat ?? null);
  const face = useFace(lobby.game);
  const learning = useLesson(lobby);
  const [reading, setReading, beside] = useReading();
  const pictures = useFirstPictures(lobby.game, live.state, wording);
  if (gone) return <NotHerePage asked={{ kind: "refused", why: gone }} />;
  const { state } = live;
  if (!state || !wording || !face || !connection || learning === undefined) return <WaitingPage />;
  return (
    <WholeTable
      {...{ lobby, live, state, connection, wording, face, learning, reading, setReading, beside }}
      pictures={learning && pictures === "shown" ? "seen" : pictures}
    />
  );
}

interface WholeTableProps extends Omit<TableContentProps, "send" | "note" | "setNote" | "title"> {
  readonly live: Live;
}

/** A table as soon as there is something of it to show: the header, what fills the page, and what lies over it. */
function WholeTable(props: WholeTableProps) {
  const { lobby, live, state, connection, wording, pictures, reading, setReading } = props;
  const [note, setNote] = useState<Note | null>(null);
  const hush = useCallback(() => setNote(null), []);
  const send = async (wanted: Unsent) => {
    const reply = await connection.send(wanted);
    if (reply.kind === "refused") setNote({ words: wording.render(reply.why), at: null });
    return reply.kind !== "refused";
  };
  const { seat, view } = state;
  const seats = looks(lobby, seat, state.waiting);
  const shared = lobby.mine.length > 1 && lobby.state === "playing" && state.handOver.length > 0;
  const title = wording.message("title");
  const toPrint = view && hasSheets(lobby.game) ? () => print(lobby.game, view, wording) : null;
  return (
    <>
      <Header title={title}>
        {view && !shared && <StoryOpener reading={reading} setReading={setReading} />}
        {hasPictures(wording) && <PicturesButton slug={lobby.game} glows={pictures === "glows"} />}
        <Menu live={live} lobby={lobby} seat={seat} send={send} print={toPrint} />
      </Header>
      {shared ? (
        <HandOverScreen asked={state.handOver} seats={seats} take={(next) => send({ kind: "hand_over", seat: next })} />
      ) : (
        <TableContent {...props} {...{ send, note, setNote, title }} />
      )}
      <EmoteAloud emotes={state.emotes ?? NO_EMOTES} seats={seats} />
      <Toast note={note} close={hush} />
    </>
  );
}

function StoryOpener({ reading, setReading }: Pick<PlayProps, "reading" | "setReading">) {
  const say = useSay();
  return (
    <button
      type="button"
      class="story-opener"
      aria-expanded={reading.open}
      onClick={() => setReading({ ...reading, open: !reading.open })}
    >
      {say("story-title")}
    </button>
  );
}

interface TableContentProps extends Omit<PlayProps, "view"> {
  readonly lobby: Lobby;
  readonly title: string;
  readonly pictures: FirstPictures;
}

/** The pictures of a game that is new here, the game, or what there is instead of one. */
function TableContent(props: TableContentProps) {
  const { lobby, state, wording, send, title, pictures } = props;
  if (pictures === "shown")
    return (
      <main class="at-table" id="main">
        <h1 class="aside">{title}</h1>
        <Pictures slug={lobby.game} close={() => sawPictures(lobby.game)} onward="pictures-play" />
      </main>
    );
  if (state.view && lobby.state !== "paused")
    return (
      <main class="at-table" id="main">
        <h1 class="aside">{title}</h1>
        <Play {...props} view={state.view} />
      </main>
    );
  return <Unshown lobby={lobby} state={state} wording={wording} send={send} />;
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
      if (error instanceof Refusal && error.status === NOT_THERE) setGone(whyOf(error));
    });
  }, [table, waiting]);
  return gone;
}
