// What the table has to say beside the game: a lost connection, somebody away, a bot in my place, a table to give up.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Unsent } from "../../net/link";
import type { Live } from "../../net/live";
import type { TableState } from "../../net/scene";
import { Cross } from "../../ui/icon";
import { address } from "../../ui/router";
import { AWAY_SECONDS } from "../../wire";
import { useSay } from "../../words/use";
import type { Wording } from "../../words/wording";
import type { SeatLook } from "../face/face";
import type { Directed } from "../stage/use-director";

interface Props {
  readonly live: Live;
  readonly state: TableState;
  readonly seats: readonly SeatLook[];
  readonly send: (command: Unsent) => void;
  readonly directed: Directed;
  readonly wording: Wording;
}

export function Notices(props: Props) {
  const { live, state } = props;
  const say = useSay();
  const playing = state.lobby.state === "playing";
  return (
    <div class="notices">
      <Connection live={live} />
      {playing && state.lobby.mine.length === 0 && (
        <Notice words={say("notice-watching", { count: state.lobby.spectators })}>
          <a class="button" href={address.start}>
            {say("notice-play-too")}
          </a>
        </Notice>
      )}
      <Missed {...props} />
      {playing && <Hurried state={state} />}
      {playing && <MySeat {...props} />}
      {playing && <Away {...props} />}
      {playing && <Leaving {...props} />}
    </div>
  );
}

/** Reconnect without thought: the table stays on screen, and a line says what is going on. */
function Connection({ live: { phase } }: Pick<Props, "live">) {
  const say = useSay();
  const words = phase.kind === "live" ? "" : say(phase.kind === "offline" ? "connection-offline" : "connection-again");
  return <div role="status">{words && <p class="notice notice-lost">{words}</p>}</div>;
}

function MySeat({ state, send }: Props) {
  const say = useSay();
  const given = state.lobby.mine.filter((seat) => state.lobby.seats[seat]?.player?.bot);
  return given.map((seat) => (
    <Notice key={seat} words={say("notice-bot-plays", { name: state.lobby.seats[seat]?.player?.name ?? "" })}>
      <button type="button" class="main" onClick={() => send({ kind: "give_seat", seat, bot: null })}>
        {say("notice-return-to-seat")}
      </button>
    </Notice>
  ));
}

const LINES = 4;

/** What was told while nobody looked at this page, in a few lines; it can be shown, and is not taken away unasked. */
function Missed({ directed: { missed, showMissed, forgetMissed }, wording }: Props) {
  const say = useSay();
  if (missed.length === 0) return null;
  return (
    <Notice words={say("notice-missed", { count: missed.length })}>
      <ul class="missed">
        {missed.slice(-LINES).map((line) => (
          <li key={line.count}>{wording.render(line.text)}</li>
        ))}
      </ul>
      {showMissed && (
        <button type="button" onClick={showMissed}>
          {say("notice-show-missed")}
        </button>
      )}
      <button type="button" class="quiet" aria-label={say("dialog-close")} onClick={forgetMissed}>
        <Cross />
      </button>
    </Notice>
  );
}

/** Too many wait for bots here: those at this table answer below their level for a while. */
function Hurried({ state }: Pick<Props, "state">) {
  const say = useSay();
  return state.lobby.seats.some((seat) => seat.hurried) ? <Notice words={say("notice-hurried")} /> : null;
}

/** Who is away, for how long; after so long all others together can let a bot go on. */
function Away({ state, seats, send }: Props) {
  const say = useSay();
  const now = useMinute();
  const { lobby, lobbyAt } = state;
  const away = lobby.seats.flatMap((each, seat) => {
    if (each.here || each.away_seconds === null || each.player?.bot || lobby.mine.includes(seat)) return [];
    return [{ seat, agreed: each.agreed ?? [], seconds: each.away_seconds + Math.max(0, now - lobbyAt) / 1000 }];
  });
  return away.map(({ seat, agreed, seconds }) => {
    const name = seats[seat]?.name ?? "";
    const mine = lobby.mine.some((each) => agreed.includes(each));
    const long = seconds >= AWAY_SECONDS && lobby.mine.length > 0;
    return (
      <Notice key={seat} words={say("notice-away", { name, minutes: Math.floor(seconds / 60) })}>
        {long && mine && <span>{say("notice-agreed", { count: agreed.length })}</span>}
        {long && !mine && (
          <button type="button" onClick={() => send({ kind: "agree", seat })}>
            {say("notice-agree", { name })}
          </button>
        )}
      </Notice>
    );
  });
}

function Leaving({ state, seats, send }: Props) {
  const say = useSay();
  const leaving = state.lobby.leaving ?? [];
  if (leaving.length === 0) return null;
  const names = leaving.map((seat) => seats[seat]?.name ?? "").join(", ");
  const undecided = state.lobby.mine.some((seat) => !leaving.includes(seat));
  return (
    <Notice words={say("notice-leaving", { names })}>
      {undecided && (
        <button type="button" onClick={() => send({ kind: "abandon" })}>
          {say("notice-leave-too")}
        </button>
      )}
    </Notice>
  );
}

function Notice({ words, children }: { words: string; children?: ComponentChildren }) {
  return (
    <div class="notice row">
      <span>{words}</span>
      {children}
    </div>
  );
}

function useMinute(): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
