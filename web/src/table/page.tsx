// A table: before, during and after the game; every state it can be in has a way on.
import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { http, Refusal } from "../net/http";
import type { Order } from "../net/link";
import { useAsked, whyOf } from "../ui/asked";
import { Header } from "../ui/header";
import { address } from "../ui/router";
import { Problem, State, Waiting } from "../ui/state";
import type { Lobby, Text } from "../wire";
import { useGameWording, useSay } from "../words/use";
import type { Wording } from "../words/wording";
import { useFace } from "./games";
import { HandOver } from "./hand-over";
import { LobbyRoom } from "./lobby-room";
import { looks } from "./looks";
import { Menu } from "./menu";
import { Rematch } from "./over";
import { Play } from "./play";
import { remember } from "./remember";
import type { Reading } from "./story";
import { type Note, Toast } from "./toast";
import { useTable } from "./use-table";

/** The lobby over HTTP comes first: it makes us a guest, and says at once if there is no such table. */
export function TablePage({ table }: { table: string }) {
  const [asked, again] = useAsked(() => carried(table), [table]);
  if (asked.kind === "waiting")
    return (
      <Framed>
        <Waiting alone />
      </Framed>
    );
  if (asked.kind === "refused")
    return (
      <Framed>
        <Problem why={asked.why} again={again} alone />
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
  const { live, line } = useTable(first.table);
  const lobby = live.state?.lobby ?? first;
  useEffect(() => {
    if (lobby.mine.length > 0) remember(lobby.table);
  }, [lobby]);
  const gone = useGone(first.table, live.phase.kind === "waiting");
  const seat = live.state?.seat ?? null;
  const names = useMemo(() => lobby.seats.map((each) => each.player?.name ?? ""), [lobby]);
  const wording = useGameWording(lobby.game, names, seat);
  const face = useFace(lobby.game);
  const say = useSay();
  const [note, tell] = useState<Note | null>(null);
  const hush = useCallback(() => tell(null), []);
  const [reading, read] = useState<Reading>({ chapter: "log", clause: null, open: false });
  if (gone)
    return (
      <Framed>
        <Problem why={gone} alone />
      </Framed>
    );
  if (!live.state || !wording || !face || !line)
    return (
      <Framed>
        <Waiting alone />
      </Framed>
    );
  const { state } = live;
  const order = async (wanted: Order) => {
    const answer = await line.say(wanted);
    if (answer.kind === "refused") tell({ words: wording.render(answer.why), at: null });
  };
  const seats = looks(lobby, seat, state.waiting);
  const shared = lobby.mine.length > 1 && lobby.state === "playing" && state.handOver.length > 0;
  const take = (next: number) => order({ kind: "hand_over", seat: next });
  const title = wording.message("title");
  return (
    <>
      <Header title={title}>
        {state.view && !shared && (
          <button type="button" class="story-opener" onClick={() => read({ ...reading, open: !reading.open })}>
            {say("story-title")}
          </button>
        )}
        <Menu live={live} lobby={lobby} seat={seat} order={order} />
      </Header>
      {shared ? (
        <HandOver asked={state.handOver} seats={seats} take={take} />
      ) : state.view && lobby.state !== "paused" ? (
        <main class="at-table" id="main">
          <h1 class="aside">{title}</h1>
          <Play {...{ live, state, line, order, note, tell, face, wording, reading, read }} view={state.view} />
        </main>
      ) : (
        <Unshown lobby={lobby} wording={wording} />
      )}
      <Toast note={note} close={hush} />
    </>
  );
}

/** Nothing to show: not started, paused, ended before or after, of a version that is no longer held. */
function Unshown({ lobby, wording }: { lobby: Lobby; wording: Wording }) {
  const say = useSay();
  if (lobby.state === "open") return <LobbyRoom lobby={lobby} wording={wording} />;
  const paused = lobby.state === "paused";
  return (
    <main class="page" id="main">
      <State mood={paused ? "waiting" : "lost"} title={say(`unshown-${lobby.state}`)} alone>
        <p>{say(paused ? "unshown-paused-about" : "unshown-about")}</p>
        <p class="row">
          {!paused && <Rematch lobby={lobby} />}
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
  const [gone, set] = useState<Text | null>(null);
  useEffect(() => {
    if (!waiting) return;
    http.lobby(table).catch((error) => {
      if (error instanceof Refusal && error.status === 404) set(whyOf(error));
    });
  }, [table, waiting]);
  return gone;
}
