// What happens, as beats on the board, kind by kind.

import type { Cue } from "../../table/face/cues";
import type { ToldEvent } from "../../table/face/face";
import type { PlanView } from "./model.generated";
import { type Chip, type Props, partOf } from "./names";
import { ChipPicture, Rocket } from "./planet";

/** A round begins, and a guess is due: what "Again" goes back to. */
export const turns: readonly string[] = ["round_begun", "launched", "asked_again"];

type Teller = (event: ToldEvent, props: Props) => readonly Cue[];

/** What is not here the board shows well enough; taps are played by the instrument. */
const CUES: Readonly<Record<string, Teller>> = {
  laid_out: (_, { message }) => [{ kind: "banner", words: message("title"), tone: "calm" }],
  source_named: ({ source }) => [{ kind: "light", at: [`seat:${source}`] }],
  planets_turned_up: ({ planets }, { view }) =>
    (planets as readonly Chip[]).map((chip) => ({
      kind: "turn",
      at: partOf(view, chip),
      back: <Card chip={chip} condition="dark" />,
      front: <Card chip={chip} condition="candidate" />,
    })),
  round_begun: ({ round, source }, { message }) => [
    { kind: "banner", words: message("see-round-begins", { round: Number(round) }), picture: <Dish />, tone: "calm" },
    { kind: "light", at: [`seat:${source}`] },
  ],
  signal_turned_up: ({ value }) => [{ kind: "light", at: [`signal:${value}`] }],
  signal_chosen: ({ value }) => [{ kind: "light", at: [`signal:${value}`] }],
  target_drawn: ({ planet }, { view }) => [{ kind: "light", at: [partOf(view, planet as Chip)] }],
  target_taken: ({ source }) => [{ kind: "light", at: [`seat:${source}`] }],
  target_exchanged: ({ planet }, { view }) => [
    { kind: "light", at: [partOf(view, planet as Chip), "helper:exchange"] },
  ],
  exchange_took_place: ({ source }) => [{ kind: "light", at: [`seat:${source}`, "helper:exchange"] }],
  asked_again: ({ guesser }) => [{ kind: "light", at: [`seat:${guesser}`] }],
  broke_off: ({ source }) => [{ kind: "light", at: [`seat:${source}`] }],
  cut_off: ({ source }) => [{ kind: "light", at: [`seat:${source}`] }],
  guessed_right: ({ planet }, props) => [
    {
      kind: "banner",
      words: props.message("see-contact"),
      picture: <Found planet={planet as Chip} />,
      tone: "good",
      ms: 1_400,
    },
    { kind: "light", at: [partOf(props.view, planet as Chip)] },
  ],
  guessed_wrong: ({ planet }, { view }) => [{ kind: "light", at: [partOf(view, planet as Chip)] }],
  barrel_lost: ({ left }, { message }) => [
    { kind: "count", at: "barrel", by: "–1" },
    ...(left === 0
      ? [{ kind: "banner", words: message("see-last-barrel"), picture: <Empty />, tone: "alarm" } as const]
      : []),
  ],
  signal_lost: ({ value }) => [{ kind: "count", at: `signal:${value}`, by: "–" }],
  signal_won: ({ value }) => [{ kind: "count", at: `signal:${value}`, by: `+${value}` }],
  fifty_used: () => [{ kind: "light", at: ["helper:fifty"] }],
  stopover_shown: ({ chip }, { view }) => [
    { kind: "light", at: ["helper:stopover"] },
    { kind: "fly", thing: <Flying />, from: partOf(view, view.rocket), to: partOf(view, chip as Chip) },
  ],
  helpers_reactivated: () => [
    { kind: "count", at: "barrel", by: "–1" },
    { kind: "light", at: ["helper:fifty", "helper:stopover", "helper:exchange"] },
  ],
  meeting_called: ({ helper }, { message }) => [
    { kind: "light", at: [`helper:${helper}`] },
    { kind: "banner", words: message("see-meeting"), tone: "calm" },
  ],
  round_ended: ({ target }, { view }) => [{ kind: "light", at: [partOf(view, target as Chip)] }],
  plan_shown: ({ plan }, { view }) => shown(plan as PlanView, view),
  next_source: ({ source }) => [{ kind: "light", at: [`seat:${source}`] }],
  game_won: ({ score }, { message, seats }) => [
    {
      kind: "banner",
      result: { winners: seats.map(({ seat }) => seat), scores: seats.map(() => Number(score)) },
      words: message("reason-twelve_rounds"),
      picture: <Flying height={120} />,
      ms: 1_600,
    },
  ],
  game_lost: (_, { message }) => [
    {
      kind: "banner",
      result: { winners: [], scores: [] },
      words: message("reason-no_fuel"),
      picture: <Adrift />,
      ms: 1_600,
    },
  ],
};

/** The way that was meant; one that was broken off is only hinted at. */
function shown({ route, source, void: broken }: PlanView, view: Props["view"]): readonly Cue[] {
  const through = route.map((chip) => partOf(view, chip));
  return broken ? [] : [{ kind: "trace", through, seat: source, ms: 900 }];
}

export function cues(event: ToldEvent, props: Props): readonly Cue[] {
  return CUES[event.kind]?.(event, props) ?? [];
}

function Card(props: { chip: Chip; condition: "dark" | "candidate" }) {
  return (
    <svg class="co night" viewBox="-180 -180 360 360" width="44" height="44" aria-hidden="true">
      <ChipPicture {...props} />
    </svg>
  );
}

/** The last barrel, on its side, and its last drop. */
function Empty() {
  return (
    <svg viewBox="-52 -34 104 68" width="156" height="102" aria-hidden="true">
      <g stroke="#0a0e1d" stroke-width="3" stroke-linejoin="round">
        <path d="M-40,-22Q0,-32 34,-22Q42,0 34,22Q0,32 -40,22Q-32,0 -40,-22Z" fill="#c8452b" />
        <ellipse cx="34" cy="0" rx="9" ry="22" fill="#2a1622" />
        <path d="M-22,-26Q-14,0 -22,26M6,-27Q14,0 6,27" fill="none" stroke="#ffb27a" />
        <path d="M42,16Q50,26 42,31Q34,26 42,16Z" fill="#ffc658" />
      </g>
    </svg>
  );
}

/** The dish that listens. */
function Dish() {
  return (
    <svg viewBox="-44 -44 92 84" width="110" height="100" aria-hidden="true">
      <g stroke="#0a0e1d" stroke-width="3" stroke-linejoin="round">
        <path d="M-8,2L-20,38H16L2,2Z" fill="#56628f" />
        <path d="M-38,-26A42,42 0 0 0 22,20Z" fill="#dfe6ff" />
        <path d="M-38,-26Q-14,-22 22,20" fill="#8d9ccf" />
        <path d="M-8,-3L14,-24" fill="none" stroke="#dfe6ff" stroke-width="4" />
        <circle cx="15" cy="-25" r="5" fill="#d9523f" />
      </g>
      <g fill="none" stroke="#ffc658" stroke-width="4" stroke-linecap="round">
        <path d="M14,-38A14,14 0 0 1 28,-24M16,-50A26,26 0 0 1 40,-24" transform="translate(0 8)" />
      </g>
    </svg>
  );
}

/** The rocket without a flame, turning over between dead stars. */
function Adrift() {
  return (
    <svg viewBox="-130 -70 260 140" width="190" height="102" aria-hidden="true">
      <path d="M-124,44Q-70,56 -28,24" fill="none" stroke="#56628f" stroke-width="5" stroke-dasharray="2 12" />
      <g fill="#56628f">
        <circle cx="-96" cy="-38" r="4" />
        <circle cx="-34" cy="-56" r="3" />
        <circle cx="104" cy="-46" r="4" />
        <circle cx="112" cy="36" r="3" />
      </g>
      <g transform="rotate(118) translate(0 46) scale(0.46)" opacity="0.85">
        <Rocket fuelled={false} />
      </g>
    </svg>
  );
}

/** The rocket, and where it is bound for. */
function Found({ planet }: { planet: Chip }) {
  return (
    <span class="co-found">
      <Flying />
      <Card chip={planet} condition="candidate" />
    </span>
  );
}

function Flying({ height = 70 }: { height?: number }) {
  return (
    <svg viewBox="-70 -240 140 290" width={(height * 34) / 70} height={height} aria-hidden="true">
      <Rocket />
    </svg>
  );
}
