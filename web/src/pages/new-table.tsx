// A table of one's own: how many, who sits where, the game's options, clock and pace.
import { useState } from "preact/hooks";
import { http } from "../net/http";
import { countsOf, middle, usualPlayers } from "../table/lobby/usual";
import { Dialog } from "../ui/dialog";
import { address, go } from "../ui/router";
import { ChoiceSetting, SwitchSetting } from "../ui/setting";
import { useTry } from "../ui/try";
import { type GameInfo, LONGEST_NAME, type NewTable, PACES, type SeatPlan } from "../wire";
import { type Say, useSay } from "../words/use";
import type { Wording } from "../words/wording";
import { Options } from "./options";
import { OwnBoard } from "./own-board";

interface Props {
  readonly game: GameInfo;
  readonly wording: Wording;
  readonly close: () => void;
}

/** Seconds for a decision; 0 is no clock. */
const CLOCKS = [0, 15, 30, 60, 120, 600, 86_400];

type More = Omit<NewTable, "game" | "seats" | "board">;

const USUAL: More = { options: {}, public: false, pace: "brisk", clock: null };

export function NewTableDialog({ game, wording, close }: Props) {
  const say = useSay();
  const [seats, setSeats] = useState<readonly SeatPlan[]>([{ who: "me" }, ...open(usualPlayers(game) - 1)]);
  const [more, setMore] = useState(USUAL);
  const [board, setBoard] = useState<File | null>(null);
  const { attempt, problem, busy } = useTry(wording);
  const awaited = seats.some((seat) => seat.who === "open");
  const submit = (event: Event) => {
    event.preventDefault();
    attempt(async () => {
      const source = board && (await board.text());
      const lobby = await http.create({ game: game.slug, seats: [...seats], ...more, board: source, start: !awaited });
      go(address.table(lobby.table));
    });
  };
  return (
    <Dialog title={say("new-title", { game: wording.message("title") })} close={close}>
      <form class="settings" onSubmit={submit}>
        <SeatChoices game={game} wording={wording} seats={seats} setSeats={setSeats} />
        <Options
          game={game.slug}
          schema={game.options}
          wording={wording}
          players={seats.length}
          values={more.options ?? {}}
          set={(options) => setMore({ ...more, options })}
        />
        {game.boards.length > 0 && <OwnBoard set={setBoard} />}
        <TableChoices more={more} setMore={setMore} />
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

interface SeatsProps {
  readonly game: GameInfo;
  readonly wording: Wording;
  readonly seats: readonly SeatPlan[];
  readonly setSeats: (seats: readonly SeatPlan[]) => void;
}

/** How many, who sits where, and what to expect of the bots among them. */
function SeatChoices({ game, wording, seats, setSeats }: SeatsProps) {
  const say = useSay();
  const resize = (count: number) => setSeats([...seats, ...open(count)].slice(0, count));
  return (
    <>
      <ChoiceSetting
        label={say("new-players")}
        value={String(seats.length)}
        values={countsOf(game)}
        name={(count) => count}
        set={(count) => resize(Number(count))}
      />
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
    </>
  );
}

/** What every table has: a clock or none, the pace of its bots, and whether strangers may come. */
function TableChoices({ more, setMore }: { more: More; setMore: (more: More) => void }) {
  const say = useSay();
  return (
    <>
      <ChoiceSetting
        label={say("new-clock")}
        value={String(more.clock ?? 0)}
        values={CLOCKS.map(String)}
        name={(seconds) => clockName(Number(seconds), say)}
        set={(seconds) => setMore({ ...more, clock: Number(seconds) || null })}
      />
      <ChoiceSetting
        label={say("new-pace")}
        value={more.pace ?? "brisk"}
        values={PACES}
        name={(pace) => say(`new-pace-${pace}`)}
        set={(pace) => setMore({ ...more, pace })}
      />
      <SwitchSetting
        label={say("new-public")}
        on={more.public ?? false}
        set={(on) => setMore({ ...more, public: on })}
      />
    </>
  );
}

function clockName(seconds: number, say: Say): string {
  if (seconds === 0) return say("new-clock-none");
  if (seconds < 120) return say("new-clock-seconds", { count: seconds });
  return seconds < 3600 ? say("new-clock-minutes", { count: seconds / 60 }) : say("new-clock-day");
}

function open(count: number): SeatPlan[] {
  return Array.from({ length: count }, () => ({ who: "open" }));
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
          maxLength={LONGEST_NAME}
          value={plan.name ?? ""}
          onInput={(event) => set({ ...plan, name: event.currentTarget.value })}
        />
      )}
    </>
  );
}
