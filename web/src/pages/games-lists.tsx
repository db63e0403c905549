// My games, tables that wait for somebody, and games that are over.
import { SeatMark } from "../art/shapes";
import { http } from "../net/http";
import { distinct } from "../table/face/looks";
import { goingOn } from "../table/kept/remember";
import { useRequest } from "../ui/request";
import { address } from "../ui/router";
import type { Finished, Lobby, Player } from "../wire";
import { useDoorWording, useSay } from "../words/use";

/** My games, those that wait for me on top. */
export function MyGames() {
  const say = useSay();
  const [running] = useRequest(goingOn, []);
  if (running.kind !== "here" || running.value.length === 0) return null;
  const waiting = running.value.filter((lobby) => lobby.my_turn);
  const others = running.value.filter((lobby) => !lobby.my_turn);
  return (
    <section class="card my-games">
      <h2>{say("lists-mine")}</h2>
      <ul>
        {[...waiting, ...others].map((lobby) => (
          <Row key={lobby.table} lobby={lobby} go={say("lists-back")} />
        ))}
      </ul>
    </section>
  );
}

export function GamesLists() {
  const say = useSay();
  const [open] = useRequest(http.openTables, []);
  const [finished] = useRequest(http.finished, []);
  const waiting = open.kind === "here" ? open.value.filter((lobby) => lobby.mine.length === 0) : [];
  return (
    <div class="lists">
      <section class="card">
        <h2>{say("lists-open")}</h2>
        {waiting.length === 0 && <p class="empty">{say("lists-open-none")}</p>}
        <ul>
          {waiting.map((lobby) => (
            <Row key={lobby.table} lobby={lobby} go={say("lists-join")} />
          ))}
        </ul>
      </section>
      {finished.kind === "here" && finished.value.length > 0 && (
        <section class="card">
          <h2>{say("lists-finished")}</h2>
          <ul>
            {finished.value.map((game) => (
              <FinishedRow key={game.table} game={game} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Row({ lobby, go }: { lobby: Lobby; go: string }) {
  const wording = useDoorWording(lobby.game);
  const free = lobby.seats.filter((seat) => !seat.player).length;
  const say = useSay();
  return (
    <li class="list-row">
      <span>
        <b>{wording?.message("title")}</b>
        <Names players={lobby.seats.map((seat) => seat.player)} shapes={lobby.seats.map((seat) => seat.shape)} />
        {lobby.my_turn && <span class="tag tag-turn">{say("table-your-turn")}</span>}
        {free > 0 && <span class="muted">{say("lists-free", { count: free })}</span>}
      </span>
      <a class={lobby.my_turn ? "button main" : "button"} href={address.table(lobby.table)}>
        {go}
      </a>
    </li>
  );
}

function FinishedRow({ game }: { game: Finished }) {
  const say = useSay();
  const wording = useDoorWording(game.game);
  const winners = game.result?.winners.map((seat) => game.players[seat]?.name ?? "").join(", ");
  const language = wording?.language ?? "en";
  const when = new Date(game.ended * 1000).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li class="list-row">
      <span>
        <b>{wording?.message("title")}</b>
        <Names players={game.players} shapes={game.shapes} />
        <span class="muted">{winners ? say("lists-won", { names: winners, when }) : say("lists-ended", { when })}</span>
      </span>
      <a class="button" href={address.replay(game.table)}>
        {say("over-replay")}
      </a>
    </li>
  );
}

interface NamesProps {
  readonly players: readonly (Player | null)[];
  readonly shapes: Parameters<typeof distinct>[0];
}

function Names({ players, shapes }: NamesProps) {
  const drawn = distinct(shapes);
  return (
    <span class="names">
      {players.map(
        (player, seat) =>
          player && (
            <span key={seat}>
              <SeatMark shape={drawn[seat] ?? "circle"} size={16} /> {player.name}
            </span>
          ),
      )}
    </span>
  );
}
