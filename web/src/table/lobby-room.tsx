// Before the start: who sits where, how friends come in, and the button that starts.
import { useEffect } from "preact/hooks";
import { SeatMark } from "../art/shapes";
import { http, word } from "../net/http";
import { useAsked } from "../ui/asked";
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
  const [games] = useAsked(http.games, []);
  const { attempt, problem, busy } = useTry();
  const bots = games.kind === "here" ? (games.value.find((game) => game.slug === lobby.game)?.bots ?? []) : [];
  const sit = (seat: number) =>
    attempt(async () => {
      await http.join(lobby.table, { seat, word: word() });
    });
  const fill = (seat: number, bot: string | null) =>
    attempt(async () => {
      await http.fill(lobby.table, { seat, bot });
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
                {state.player.bot && !lobby.host && (
                  <span class="tag">{wording.message(`bot-${state.player.bot}`)}</span>
                )}
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
            {lobby.host && (!state.player || state.player.bot) && (
              <BotChoice
                {...{ wording, bots, place: seat + 1 }}
                bot={state.player?.bot}
                set={(bot) => fill(seat, bot)}
              />
            )}
          </li>
        ))}
      </ol>
      {problem}
    </section>
  );
}

interface BotProps {
  readonly wording: Wording;
  readonly bots: readonly string[];
  readonly place: number;
  readonly bot: string | null | undefined;
  readonly set: (bot: string | null) => void;
}

/** The host need not wait for somebody who stays away. */
function BotChoice({ wording, bots, place, bot, set }: BotProps) {
  const say = useSay();
  return (
    <select
      aria-label={say("new-seat", { place })}
      value={bot ?? ""}
      onChange={(event) => set(event.currentTarget.value || null)}
    >
      <option value="">{say("new-seat-open")}</option>
      {bots.map((level) => (
        <option key={level} value={level}>
          {say("new-seat-bot", { level: wording.message(`bot-${level}`) })}
        </option>
      ))}
    </select>
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
