// Before the start: who sits where, how friends come in, and the button that starts.
import "../../style/lobby.css";
import { useEffect } from "preact/hooks";
import { QrCode } from "../../art/qr-code";
import { http } from "../../net/http";
import type { Unsent } from "../../net/link";
import type { TableState } from "../../net/scene";
import { PicturesButton } from "../../pictures/button";
import { hasPictures } from "../../pictures/first";
import { CopyField } from "../../ui/copy-field";
import { AskName } from "../../ui/my-name";
import { address } from "../../ui/router";
import { useTry } from "../../ui/try";
import type { Lobby } from "../../wire";
import { useSay } from "../../words/use";
import type { Wording } from "../../words/wording";
import { looks } from "../face/looks";
import { ChatPane } from "../story/chat";
import { Seats } from "./seats";

export interface RoomProps {
  readonly lobby: Lobby;
  readonly state: TableState;
  readonly wording: Wording;
  readonly send: (command: Unsent) => void;
}

/** Who has a seat at a rematch says so by being here: it starts by itself when everybody is. */
export function LobbyRoom({ lobby, state, wording, send }: RoomProps) {
  const say = useSay();
  const open = lobby.seats.filter((seat) => !seat.player).length;
  const seated = lobby.mine.length > 0;
  const link = `${location.origin}${address.table(lobby.table)}`;
  useEffect(() => {
    if (seated) http.join(lobby.table, {}).catch(() => null);
  }, [lobby.table, seated]);
  return (
    <main class="page lobby" id="main">
      <div class="row">
        <h1>{wording.message("title")}</h1>
        {hasPictures(wording) && <PicturesButton slug={lobby.game} named />}
      </div>
      <p role="status" class="watching">
        {!seated && <span class="tag tag-turn">{say("lobby-watching")}</span>}
        <span>{open > 0 ? say("lobby-waiting", { count: open }) : say("lobby-full")}</span>
        {!seated && <span>{say(open > 0 ? "lobby-watching-free" : "lobby-watching-full")}</span>}
      </p>
      <AskName />
      <div class="lobby-columns" data-seated={seated}>
        <div class="lobby-seats">
          <Seats lobby={lobby} wording={wording} />
          <StartButton lobby={lobby} open={open} />
        </div>
        {open > 0 && (
          <section class="card invite">
            <h2>{say("lobby-invite")}</h2>
            <CopyField label={say("menu-link")} value={link} />
            {lobby.code && (
              <p>
                {say("lobby-code")} <strong class="code">{lobby.code}</strong>
              </p>
            )}
            <QrCode text={link} name={say("lobby-qr")} />
          </section>
        )}
        <LobbyChat {...{ lobby, state, send }} />
      </div>
      <details class="fair">
        <summary>{say("lobby-dice")}</summary>
        <p>{say("lobby-dice-about")}</p>
        <code>{lobby.commitment}</code>
      </details>
    </main>
  );
}

/** Nobody talks alone: it opens when there is somebody to read it. */
function LobbyChat({ lobby, state: { talk = [], emotes = [] }, send }: Omit<RoomProps, "wording">) {
  const say = useSay();
  const [seat] = lobby.mine;
  const seats = looks(lobby, seat ?? null, []);
  const others = seats.some((look) => look.name && !look.bot && !look.me) || lobby.spectators > 0;
  if (!others && talk.length === 0) return null;
  return (
    <section class="card lobby-chat">
      <h2>{say("story-chat")}</h2>
      <ChatPane
        before={talk}
        lines={[]}
        emotes={emotes}
        seats={seats}
        speak={seat === undefined ? null : (words) => send({ kind: "chat", seat, words })}
        make={seat === undefined ? null : (emote) => send({ kind: "emote", seat, emote })}
      />
    </section>
  );
}

function StartButton({ lobby, open }: { lobby: Lobby; open: number }) {
  const say = useSay();
  const { attempt, problem, busy } = useTry();
  if (!lobby.host) return <p class="muted">{say("lobby-host-starts")}</p>;
  const start = () =>
    attempt(async () => {
      await http.start(lobby.table);
    });
  return (
    <>
      <p class="row">
        <button type="button" class="main big" disabled={open > 0 || busy} onClick={start}>
          {say("lobby-start")}
        </button>
        {problem}
      </p>
      {open > 0 && <p class="muted">{say("lobby-start-free")}</p>}
    </>
  );
}
