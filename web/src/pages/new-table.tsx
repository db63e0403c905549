// A table of one's own: how many, who sits where, the game's options, clock and pace.
import { useState } from "preact/hooks";
import { http } from "../net/http";
import { middle, usualPlayers } from "../table/lobby/usual";
import { Dialog } from "../ui/dialog";
import { address, go } from "../ui/router";
import { useTry } from "../ui/try";
import type { GameInfo, NewTable, SeatPlan } from "../wire";
import { useSay } from "../words/use";
import type { Wording } from "../words/wording";
import { Options } from "./options";
import { OwnBoard } from "./own-board";

interface Props {
  readonly game: GameInfo;
  readonly wording: Wording;
  readonly close: () => void;
}

const CLOCKS = [null, 15, 30, 60, 120, 600, 86_400] as const;
const PACES = ["instant", "brisk", "calm"] as const;

export function NewTableDialog({ game, wording, close }: Props) {
  const say = useSay();
  const [seats, setSeats] = useState<readonly SeatPlan[]>([{ who: "me" }, ...open(usualPlayers(game) - 1)]);
  const [more, setMore] = useState<Omit<NewTable, "game" | "seats">>({
    options: {},
    public: false,
    pace: "brisk",
    clock: null,
  });
  const { attempt, problem, busy } = useTry(wording);
  const resize = (count: number) => setSeats([...seats, ...open(count)].slice(0, count));
  const awaited = seats.some((seat) => seat.who === "open");
  const submit = (event: Event) => {
    event.preventDefault();
    attempt(async () => {
      const lobby = await http.create({ game: game.slug, seats: [...seats], ...more, start: !awaited });
      go(address.table(lobby.table));
    });
  };
  return (
    <Dialog title={say("new-title", { game: wording.message("title") })} close={close}>
      <form class="settings" onSubmit={submit}>
        <label class="setting">
          {say("new-players")}
          <select value={seats.length} onChange={(event) => resize(Number(event.currentTarget.value))}>
            {range(game.fewest, game.most).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        <ol class="seats">
          {seats.map((plan, seat) => (
            <li key={seat}>
              <SeatChoice
                game={game}
                wording={wording}
                place={seat + 1}
                plan={plan}
                set={(next) => setSeats(seats.map((each, at) => (at === seat ? next : each)))}
              />
            </li>
          ))}
        </ol>
        <Levels wording={wording} seats={seats} />
        <Options
          game={game.slug}
          schema={game.options}
          wording={wording}
          players={seats.length}
          values={more.options ?? {}}
          set={(options) => setMore({ ...more, options })}
        />
        {game.boards.length > 0 && <OwnBoard set={(board) => setMore((now) => ({ ...now, board }))} />}
        <label class="setting">
          {say("new-clock")}
          <select
            value={more.clock ?? 0}
            onChange={(event) => setMore({ ...more, clock: Number(event.currentTarget.value) || null })}
          >
            {CLOCKS.map((seconds) => (
              <option key={seconds} value={seconds ?? 0}>
                {clockName(seconds, say)}
              </option>
            ))}
          </select>
        </label>
        <label class="setting">
          {say("new-pace")}
          <select
            value={more.pace ?? "brisk"}
            onChange={(event) => setMore({ ...more, pace: event.currentTarget.value as (typeof PACES)[number] })}
          >
            {PACES.map((pace) => (
              <option key={pace} value={pace}>
                {say(`new-pace-${pace}`)}
              </option>
            ))}
          </select>
        </label>
        <label class="setting">
          {say("new-public")}
          <input
            type="checkbox"
            checked={more.public ?? false}
            onChange={(event) => setMore({ ...more, public: event.currentTarget.checked })}
          />
        </label>
        <div class="row">
          <button type="submit" class="main big" disabled={busy}>
            {say(awaited ? "new-create" : "new-start")}
          </button>
          {problem}
        </div>
      </form>
    </Dialog>
  );
}

function clockName(seconds: number | null, say: ReturnType<typeof useSay>): string {
  if (seconds === null) return say("new-clock-none");
  if (seconds < 120) return say("new-clock-seconds", { count: seconds });
  return seconds < 3600 ? say("new-clock-minutes", { count: seconds / 60 }) : say("new-clock-day");
}

function open(count: number): SeatPlan[] {
  return Array.from({ length: count }, () => ({ who: "open" }));
}

function range(low: number, high: number): readonly number[] {
  return Array.from({ length: high - low + 1 }, (_, step) => low + step);
}

/** What to expect of the bots chosen. */
function Levels({ wording, seats }: { wording: Wording; seats: readonly SeatPlan[] }) {
  const levels = new Set(seats.flatMap((seat) => seat.bot ?? []));
  return (
    <ul class="levels muted">
      {[...levels].map((level) => (
        <li key={level}>
          <b>{wording.message(`bot-${level}`)}:</b> {wording.message(`about-bot-${level}`)}
        </li>
      ))}
    </ul>
  );
}

interface SeatProps {
  readonly game: GameInfo;
  readonly wording: Wording;
  readonly place: number;
  readonly plan: SeatPlan;
  readonly set: (plan: SeatPlan) => void;
}

function SeatChoice({ game, wording, place, plan, set }: SeatProps) {
  const say = useSay();
  if (plan.who === "me") return <span>{say("new-seat-me")}</span>;
  const choose = (value: string) => {
    const [who, bot] = value.split(":");
    if (who === "bot") set({ who, bot: bot ?? middle(game.bots) });
    else if (who === "local") set({ who, name: say("new-seat-name", { place }) });
    else set({ who: "open" });
  };
  return (
    <>
      <select
        aria-label={say("new-seat", { place })}
        value={plan.who === "bot" ? `bot:${plan.bot}` : plan.who}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="open">{say("new-seat-open")}</option>
        {game.bots.map((bot) => (
          <option key={bot} value={`bot:${bot}`}>
            {say("new-seat-bot", { level: wording.message(`bot-${bot}`) })}
          </option>
        ))}
        {!game.hot_seat && <option value="local">{say("new-seat-local")}</option>}
      </select>
      {plan.who === "local" && (
        <input
          aria-label={say("settings-name")}
          maxLength={24}
          value={plan.name ?? ""}
          onInput={(event) => set({ ...plan, name: event.currentTarget.value })}
        />
      )}
    </>
  );
}
