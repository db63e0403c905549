// Something a person asked for with a button or a list: a refusal is shown where it was asked.
import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import { Refusal } from "../net/http";
import type { Mistake, Text } from "../wire";
import { useOwnWording, useSay } from "../words/use";
import type { Wording } from "../words/wording";
import { whyOf } from "./request";

interface Trying {
  readonly busy: boolean;
  readonly problem: VNode | null;
  /** One at a time: while one is not answered others are not even asked for. */
  attempt(what: () => Promise<void>): Promise<void>;
  /** One after the other: what is chosen before the last choice was answered counts, too. */
  follow(what: () => Promise<void>): void;
}

/** A refusal may be in the words of a game, which are then asked for first. */
export function useTry(game: Wording | null = null): Trying {
  const own = useOwnWording();
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<Text | null>(null);
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const last = useRef(Promise.resolve());
  const render = (text: Text) => (game?.knows(text.id) ? game : own)?.render(text) ?? "";
  const refuse = (error: unknown) => {
    setWhy(whyOf(error));
    setMistakes(error instanceof Refusal ? error.mistakes : []);
  };
  return {
    busy,
    problem: why && (
      <div class="problem" role="alert">
        <p>{render(why)}</p>
        <Mistakes mistakes={mistakes} render={render} />
      </div>
    ),
    attempt: async (what) => {
      if (busy) return;
      setBusy(true);
      setWhy(null);
      await what().catch(refuse);
      setBusy(false);
    },
    follow: (what) => {
      setWhy(null);
      last.current = last.current.then(what).catch(refuse);
    },
  };
}

/** What is wrong with a board: every mistake, at its place. */
function Mistakes({ mistakes, render }: { mistakes: readonly Mistake[]; render(text: Text): string }) {
  const say = useSay();
  if (mistakes.length === 0) return null;
  return (
    <ul class="mistakes">
      {mistakes.map(({ place, problem }, at) => (
        <li key={at}>
          {place ? <code>{place}</code> : <b>{say("new-board-whole")}</b>}: {render(problem)}
        </li>
      ))}
    </ul>
  );
}
