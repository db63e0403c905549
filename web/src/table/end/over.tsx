// The end: who won and why, how the points came about, and what to do next.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { SeatMark } from "../../art/shapes";
import { http } from "../../net/http";
import type { TableState } from "../../net/scene";
import { address, go } from "../../ui/router";
import { useTry } from "../../ui/try";
import type { Lobby, Result } from "../../wire";
import { useSay } from "../../words/use";
import type { Wording } from "../../words/wording";
import type { AnyFace, Drawing } from "../face/face";
import { headline, moodOf, ranked } from "../face/outcome";

interface Props {
  readonly state: TableState;
  readonly result: Result;
  readonly face: AnyFace;
  readonly drawing: Drawing<Readonly<Record<string, unknown>>>;
  readonly wording: Wording;
  /** Opens the game's own sheet, where it does not stand beside the board. */
  readonly sheet?: ComponentChildren;
}

type Epilogue = typeof import("./epilogue");

/** What only the end needs comes with the end. */
function useEpilogue(): Epilogue | null {
  const [loaded, setLoaded] = useState<Epilogue | null>(null);
  useEffect(() => {
    import("./epilogue").then(setLoaded);
  }, []);
  return loaded;
}

export function Over(props: Props) {
  const { state, result, face, drawing, wording, sheet } = props;
  const say = useSay();
  const epilogue = useEpilogue();
  const reason = `reason-${result.reason}`;
  const title = headline(result, drawing, say);
  const mood = moodOf(result, drawing);
  return (
    <EndFold title={title}>
      <div class="over-picture" data-mood={mood}>
        {epilogue && (
          <epilogue.Finale
            seats={drawing.seats}
            colour={(seat) => face.colour?.(drawing, seat) ?? null}
            winners={result.winners}
            me={drawing.me}
            mood={mood}
          />
        )}
      </div>
      <div class="over-words">
        {wording.knows(reason) && <p>{wording.message(reason)}</p>}
        <WaysOn lobby={state.lobby}>
          {epilogue && <epilogue.Keep {...{ result, face, drawing, wording, title }} />}
          {sheet}
        </WaysOn>
      </div>
      <Points result={result} face={face} drawing={drawing} />
      {epilogue && <epilogue.HowItWent {...{ state, result, face, drawing, wording }} />}
      <div class="over-own">{face.Ending && <face.Ending {...drawing} result={result} />}</div>
    </EndFold>
  );
}

/** The panel of a game that ended before anybody won. */
export function EndedEarly({ lobby }: { lobby: Lobby }) {
  const say = useSay();
  return (
    <EndFold title={say(`unshown-${lobby.state}`)}>
      <div class="over-words">
        <p>{say("unshown-about")}</p>
        <WaysOn lobby={lobby} />
      </div>
    </EndFold>
  );
}

/** It lies over the board, and folds up for whoever wants to look at that. */
export function EndFold({ title, children }: { title: string; children: ComponentChildren }) {
  const say = useSay();
  return (
    <section class="over" aria-label={say("over-title")}>
      <details open>
        <summary>
          <h2>{title}</h2>
        </summary>
        <div class="over-all">{children}</div>
      </details>
    </section>
  );
}

function WaysOn({ lobby, children }: { lobby: Lobby; children?: ComponentChildren }) {
  const say = useSay();
  return (
    <div class="row">
      <Rematch lobby={lobby} />
      <a class="button" href={address.replay(lobby.table)}>
        {say("over-replay")}
      </a>
      {children}
      <a class="button" href={address.start}>
        {say("state-home")}
      </a>
    </div>
  );
}

export function Points({ result, face, drawing }: Pick<Props, "result" | "face" | "drawing">) {
  const say = useSay();
  return (
    <table class="points" aria-label={say("over-points")}>
      <tbody>
        {ranked(result, drawing).map((look) => (
          <tr key={look.seat} data-winner={result.winners.includes(look.seat)}>
            <th scope="row">
              <span class="who">
                <SeatMark shape={look.shape} /> {look.name}
              </span>
              {drawing.seats.length > 1 && result.winners.includes(look.seat) && (
                <span class="tag tag-turn">{say("over-winner")}</span>
              )}
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
      const next = await http.rematch(lobby.table);
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
