// Before the start: who sits where, how friends come in, and the button that starts.
import { useEffect } from "preact/hooks";
import { SeatMark } from "../art/shapes";
import { http, word } from "../net/http";
import { address } from "../ui/router";
import { useTry } from "../ui/try";
import type { Lobby } from "../wire";
import { useSay } from "../words/use";
import type { Wording } from "../words/wording";
import { CopyField } from "./copy-field";
import { looks } from "./looks";

/** Who has a seat at a rematch says so by being here: it starts by itself when everybody is. */
export function LobbyRoom({ lobby, wording }: { lobby: Lobby; wording: Wording }) {
  const say = useSay();
  const open = lobby.seats.filter((seat) => !seat.player).length;
  const seated = lobby.mine.length > 0;
  useEffect(() => {
    if (seated) http.join(lobby.table, { word: word() }).catch(() => null);
  }, [lobby.table, seated]);
  return (
    <main class="page narrow lobby" id="main">
      <h1>{wording.message("title")}</h1>
      <p role="status">{open > 0 ? say("lobby-waiting", { count: open }) : say("lobby-full")}</p>
      {open > 0 && (
        <section class="card invite">
          <h2>{say("lobby-invite")}</h2>
          <CopyField label={say("menu-link")} value={`${location.origin}${address.table(lobby.table)}`} />
          {lobby.code && (
            <p>
              {say("lobby-code")} <strong class="code">{lobby.code}</strong>
            </p>
          )}
        </section>
      )}
      <Seats lobby={lobby} wording={wording} />
      <StartButton lobby={lobby} open={open} />
      <details class="fair">
        <summary>{say("lobby-dice")}</summary>
        <p>{say("lobby-dice-about")}</p>
        <code>{lobby.commitment}</code>
      </details>
    </main>
  );
}

function Seats({ lobby, wording }: { lobby: Lobby; wording: Wording }) {
  const say = useSay();
  const seats = looks(lobby, lobby.mine[0] ?? null, []);
  const { attempt, problem, busy } = useTry();
  const sit = (seat: number) =>
    attempt(async () => {
      await http.join(lobby.table, { seat, word: word() });
    });
  return (
    <section class="card">
      <h2>{say("lobby-seats")}</h2>
      <ol class="seats">
        {lobby.seats.map((state, seat) => (
          <li key={seats[seat]?.seat}>
            {state.player ? (
              <>
                <SeatMark shape={seats[seat]?.shape ?? "circle"} size={28} />
                <span>
                  {lobby.mine.includes(seat) ? say("table-you", { name: state.player.name }) : state.player.name}
                </span>
                {state.player.bot && <span class="tag">{wording.message(`bot-${state.player.bot}`)}</span>}
                {!state.here && <span class="tag tag-away">{say("lobby-not-here")}</span>}
              </>
            ) : (
              <>
                <span class="free">{say("lobby-free")}</span>
                {lobby.mine.length === 0 && (
                  <button type="button" class="main" disabled={busy} onClick={() => sit(seat)}>
                    {say("lobby-sit")}
                  </button>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
      {problem}
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
    <p class="row">
      <button type="button" class="main big" disabled={open > 0 || busy} onClick={start}>
        {say("lobby-start")}
      </button>
      {problem}
    </p>
  );
}
