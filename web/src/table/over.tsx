// The end: who won and why, how the points came about, and what to do next.
import { SeatMark } from "../art/shapes";
import { http, word } from "../net/http";
import type { TableState } from "../net/scene";
import { address, go } from "../ui/router";
import { useTry } from "../ui/try";
import type { Lobby, Result } from "../wire";
import { useSay } from "../words/use";
import type { Wording } from "../words/wording";
import type { Drawing } from "./face";
import type { AnyFace } from "./games";

interface Props {
  readonly state: TableState;
  readonly result: Result;
  readonly face: AnyFace;
  readonly drawing: Drawing<Readonly<Record<string, unknown>>>;
  readonly wording: Wording;
}

export function Over({ state, result, face, drawing, wording }: Props) {
  const say = useSay();
  const { lobby } = state;
  const reason = `reason-${result.reason}`;
  return (
    <section class="over" aria-label={say("over-title")}>
      <div class="over-words">
        <h2>{headline(result, drawing, say)}</h2>
        {wording.knows(reason) && <p>{wording.message(reason)}</p>}
        <WaysOn lobby={lobby} />
      </div>
      <Points result={result} face={face} drawing={drawing} />
    </section>
  );
}

/** Ended before anybody won. */
export function EndedEarly({ lobby }: { lobby: Lobby }) {
  const say = useSay();
  return (
    <section class="over" aria-label={say("over-title")}>
      <div class="over-words">
        <h2>{say(`unshown-${lobby.state}`)}</h2>
        <p>{say("unshown-about")}</p>
        <WaysOn lobby={lobby} />
      </div>
    </section>
  );
}

function WaysOn({ lobby }: { lobby: Lobby }) {
  const say = useSay();
  return (
    <div class="row">
      <Rematch lobby={lobby} />
      <a class="button" href={address.replay(lobby.table)}>
        {say("over-replay")}
      </a>
      <a class="button" href={address.start}>
        {say("state-home")}
      </a>
    </div>
  );
}

function headline(result: Result, drawing: Props["drawing"], say: ReturnType<typeof useSay>): string {
  const { winners } = result;
  const named = winners.filter((seat) => seat !== drawing.me).map((seat) => drawing.seats[seat]?.name ?? "");
  const names = named.join(", ");
  if (winners.length === 0) return say("over-nobody");
  if (named.length === 0) return say("over-you");
  if (named.length < winners.length) return say("over-with", { names });
  return winners.length > 1 ? say("over-shared", { names }) : say("over-one", { name: names });
}

export function Points({ result, face, drawing }: Pick<Props, "result" | "face" | "drawing">) {
  const say = useSay();
  const ranked = [...drawing.seats].sort((one, two) => (result.scores[two.seat] ?? 0) - (result.scores[one.seat] ?? 0));
  return (
    <table class="points" aria-label={say("over-points")}>
      <tbody>
        {ranked.map((look) => (
          <tr key={look.seat} data-winner={result.winners.includes(look.seat)}>
            <th scope="row">
              <SeatMark shape={look.shape} /> {look.name}
              {result.winners.includes(look.seat) && <span class="tag tag-turn">{say("over-winner")}</span>}
            </th>
            {face.figures(drawing, look.seat).map((figure) => (
              <td key={figure.word}>
                <b>{figure.value}</b> {figure.word}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Rematch({ lobby }: { lobby: Lobby }) {
  const say = useSay();
  const { attempt, problem, busy } = useTry();
  const again = () =>
    attempt(async () => {
      const next = await http.rematch(lobby.table, { word: word() });
      go(address.table(next.table));
    });
  if (lobby.next_table && lobby.mine.length === 0) {
    return (
      <a class="button main" href={address.table(lobby.next_table)}>
        {say("over-watch-rematch")}
      </a>
    );
  }
  if (lobby.mine.length === 0) return null;
  return (
    <>
      <button type="button" class="main" disabled={busy} onClick={again}>
        {say(lobby.next_table ? "over-join-rematch" : "over-rematch")}
      </button>
      {problem}
    </>
  );
}
