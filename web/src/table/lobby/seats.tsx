// The seats before the start: who sits where, with whom, and who may change that.
import { useState } from "preact/hooks";
import { SeatMark } from "../../art/shapes";
import { http } from "../../net/http";
import { Icon } from "../../ui/icon";
import { useRequest } from "../../ui/request";
import { useTry } from "../../ui/try";
import type { Lobby } from "../../wire";
import { useSay } from "../../words/use";
import type { Wording } from "../../words/wording";
import type { SeatLook } from "../face/face";
import { looks } from "../face/looks";
import { Bubble } from "../story/emotes";

interface Props {
  readonly lobby: Lobby;
  readonly wording: Wording;
}

/** What can be done with a seat; every wish goes to the server, which knows who may. */
interface Wishes {
  readonly busy: boolean;
  readonly bots: readonly string[];
  /** A seat that the host has taken up, to change places with another. */
  readonly taken: number | null;
  sit(seat: number): void;
  fill(seat: number, bot: string | null): void;
  move(seat: number): void;
}

export function Seats({ lobby, wording }: Props) {
  const say = useSay();
  const [games] = useRequest(http.games, []);
  const { attempt, follow, problem, busy } = useTry();
  const [taken, setTaken] = useState<number | null>(null);
  const bots = games.kind === "here" ? (games.value.find((game) => game.slug === lobby.game)?.bots ?? []) : [];
  const ask = (what: () => Promise<Lobby>) => attempt(async () => void (await what()));
  const swap = (one: number, other: number) => {
    setTaken(null);
    if (one !== other) ask(() => http.swap(lobby.table, { one, other }));
  };
  const [own] = lobby.mine;
  const wishes: Wishes = {
    busy,
    bots,
    taken,
    sit: (seat) => ask(() => http.join(lobby.table, { seat })),
    fill: (seat, bot) => follow(async () => void (await http.fill(lobby.table, { seat, bot }))),
    move: (seat) => {
      if (!lobby.host) swap(own ?? seat, seat);
      else if (taken === null) setTaken(seat);
      else swap(taken, seat);
    },
  };
  const teams = lobby.teams ?? [];
  const chosen = teams.length > 1;
  const groups = chosen ? teams : [lobby.seats.map((_, seat) => seat)];
  return (
    <section class="card">
      <h2>{say(chosen ? "lobby-teams" : "lobby-seats")}</h2>
      {chosen && <p class="muted">{say(movingWords(lobby, taken))}</p>}
      <div class={chosen ? "teams" : undefined}>
        {groups.map((seats, team) => (
          <div key={seats[0]}>
            {chosen && <h3>{say("lobby-team", { number: team + 1 })}</h3>}
            <SeatList {...{ lobby, wording, seats, wishes }} moving={chosen} />
          </div>
        ))}
      </div>
      {problem}
    </section>
  );
}

function movingWords({ host, mine }: Lobby, taken: number | null): string {
  if (host) return taken === null ? "lobby-teams-host" : "lobby-teams-taken";
  return mine.length > 0 ? "lobby-teams-about" : "lobby-teams-watching";
}

interface ListProps extends Props {
  readonly seats: readonly number[];
  readonly wishes: Wishes;
  readonly moving: boolean;
}

function SeatList(props: ListProps) {
  const all = looks(props.lobby, props.lobby.mine[0] ?? null, []);
  return (
    <ol class="seats">
      {props.seats.map((seat) => {
        const look = all[seat];
        return look && <SeatRow key={seat} {...props} look={look} />;
      })}
    </ol>
  );
}

function SeatRow(props: ListProps & { look: SeatLook }) {
  const { lobby, wording, wishes, moving, look } = props;
  const say = useSay();
  const { seat } = look;
  const state = lobby.seats[seat];
  const player = state?.player;
  return (
    <li data-taken={wishes.taken === seat}>
      {player ? (
        <>
          <SeatMark shape={look.shape} size={28} />
          <span>{lobby.mine.includes(seat) ? say("table-you", { name: player.name }) : player.name}</span>
          {player.bot && !lobby.host && <span class="tag">{wording.message(`bot-${player.bot}`)}</span>}
          <Bubble seat={seat} />
          {!state.here && <span class="tag tag-away">{say("lobby-not-here")}</span>}
        </>
      ) : (
        <>
          <span class="free">{say("lobby-free")}</span>
          {lobby.mine.length === 0 && (
            <button type="button" class="main" disabled={wishes.busy} onClick={() => wishes.sit(seat)}>
              {say("lobby-sit")}
            </button>
          )}
        </>
      )}
      {lobby.host && (!player || player.bot) && (
        <BotChoice
          {...{ wording, bots: wishes.bots, place: seat + 1 }}
          bot={player?.bot}
          set={(bot) => wishes.fill(seat, bot)}
        />
      )}
      {moving && mayMove(lobby, seat) && <MoveButton {...{ lobby, look, wishes }} />}
    </li>
  );
}

/** The host moves everybody, others themselves; the server has the last word. */
function mayMove({ host, mine, seats }: Lobby, seat: number): boolean {
  const free = !seats[seat]?.player || Boolean(seats[seat]?.player?.bot);
  return host || (mine.length > 0 && free && !mine.includes(seat));
}

function MoveButton({ lobby, look, wishes }: { lobby: Lobby; look: SeatLook; wishes: Wishes }) {
  const say = useSay();
  const who = { place: look.seat + 1, name: look.name };
  const name = say(lobby.host ? "lobby-swap" : "lobby-move", who);
  return (
    <button
      type="button"
      class="quiet move"
      aria-label={name}
      title={name}
      aria-pressed={lobby.host ? wishes.taken === look.seat : undefined}
      disabled={wishes.busy}
      onClick={() => wishes.move(look.seat)}
    >
      <Icon d="M4,8H19M15,4L19,8L15,12M20,16H5M9,12L5,16L9,20" />
    </button>
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
