// Empty, waiting, error: each has a picture, a sentence and a way on.
import type { ComponentChildren } from "preact";
import type { Text } from "../wire";
import { useOwnWording, useSay } from "../words/use";
import { address } from "./router";

type Mood = "calm" | "waiting" | "lost";

const SAUCER: Record<Mood, string> = {
  calm: "M-34,4Q0,-10 34,4Q0,18 -34,4ZM-14,-1Q-12,-20 0,-20Q12,-20 14,-1",
  waiting: "M-34,4Q0,-10 34,4Q0,18 -34,4ZM-14,-1Q-12,-20 0,-20Q12,-20 14,-1M-20,14L-28,34M0,16V36M20,14L28,34",
  lost: "M-32,12Q2,-12 34,-6Q6,20 -32,12ZM-10,-2Q-14,-20 -2,-23Q10,-24 14,-8M-22,24L-26,30M-8,24L-10,34M8,20L10,28",
};

export function Saucer({ mood }: { mood: Mood }) {
  return (
    <svg class={`saucer saucer-${mood}`} viewBox="-48 -34 96 74" width="96" height="74" aria-hidden="true">
      <path
        d={SAUCER[mood]}
        fill="none"
        stroke="currentColor"
        stroke-width="3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

interface Props {
  readonly mood: Mood;
  readonly title: string;
  /** Whether there is nothing else on the page. */
  readonly alone?: boolean;
  readonly children?: ComponentChildren;
}

export function State({ mood, title, alone = false, children }: Props) {
  const Heading = alone ? "h1" : "h2";
  return (
    <section class="state" role={mood === "lost" ? "alert" : "status"}>
      <Saucer mood={mood} />
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}

export function Waiting({ alone = false }: { alone?: boolean }) {
  const say = useSay();
  return <State mood="waiting" title={say("state-waiting")} alone={alone} />;
}

export function ProblemState({ why, again, alone = false }: { why: Text; again?: () => void; alone?: boolean }) {
  const say = useSay();
  const wording = useOwnWording();
  // What is not there will not be there next time, either: "refused-no_table".
  const retry = again && !why.id.startsWith("refused-no_") ? again : null;
  return (
    <State mood="lost" title={wording?.render(why) ?? ""} alone={alone}>
      <p class="row">
        {retry && (
          <button type="button" class="main" onClick={retry}>
            {say("state-again")}
          </button>
        )}
        <a class={retry ? "button" : "button main"} href={address.start}>
          {say("state-home")}
        </a>
      </p>
    </State>
  );
}
