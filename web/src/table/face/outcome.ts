// Who has won, as it concerns whoever looks: on the banner that tells the end, on the panel after it, in a replay.
import type { Result } from "../../wire";
import type { Say } from "../../words/use";
import type { Drawing } from "./face";

export type Outcome = Pick<Result, "winners" | "scores" | "parts">;
type Looking = Pick<Drawing<unknown>, "me" | "seats">;

/** Who looks on has neither won nor lost; nor has who plays alone, without anybody to beat. */
export function moodOf({ winners }: Pick<Outcome, "winners">, { me, seats }: Looking): "won" | "lost" | "calm" {
  if (seats.length === 1) return "calm";
  if (winners.length === 0) return "lost";
  return me === null || winners.includes(me) ? "won" : "lost";
}

/** Everybody who played, whoever has most points first. */
export function ranked({ scores }: Pick<Outcome, "scores">, { seats }: Looking): Looking["seats"] {
  return [...seats].sort((one, two) => (scores[two.seat] ?? 0) - (scores[one.seat] ?? 0));
}

export function headline({ winners, scores, parts = 1 }: Outcome, { me, seats }: Looking, say: Say): string {
  const named = winners.filter((seat) => seat !== me).map((seat) => seats[seat]?.name ?? "");
  const names = new Intl.ListFormat(document.documentElement.lang || "en").format(named);
  if (seats.length === 1)
    return scores.length > 0 ? say("over-alone", { points: (scores[0] ?? 0) / parts }) : say("over-title");
  if (winners.length === 0) return say(scores.length === 0 && me !== null ? "over-team-lost" : "over-nobody");
  if (winners.length === seats.length && me !== null) return say("over-team-won");
  if (named.length === 0) return say("over-you");
  if (named.length < winners.length) return say("over-with", { names });
  const lost = me === null ? "over" : "over-lost";
  return winners.length > 1 ? say(`${lost}-several`, { names }) : say(`${lost}-one`, { name: names });
}
