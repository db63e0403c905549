// What was played alone to its end where the best score possible is known: kept on this device, so that it is marked.
import { useEffect } from "preact/hooks";
import { isFields, isString, listIn } from "../../ui/remembered";
import type { Lobby, Result } from "../../wire";

const PLACE = "saucer-done";
const MOST = 400;

type Options = Readonly<Record<string, unknown>>;

export interface Done {
  readonly game: string;
  readonly options: Options;
  readonly score: number;
  readonly par: number;
}

function kept(): readonly Done[] {
  return listIn(PLACE, isDone);
}

function isDone(found: unknown): found is Done {
  return (
    isFields(found) &&
    isString(found.game) &&
    isFields(found.options) &&
    typeof found.score === "number" &&
    typeof found.par === "number"
  );
}

/** The best of this device with these options at least; null if it was never played to its end. */
export function doneWith(game: string, options: Options): Done | null {
  const same = kept().filter((each) => each.game === game && includes(each.options, options));
  return same.reduce<Done | null>((best, each) => (best && best.score >= each.score ? best : each), null);
}

function includes(all: Options, some: Options): boolean {
  return Object.entries(some).every(([key, value]) => JSON.stringify(all[key]) === JSON.stringify(value));
}

export function noteDone(done: Done): void {
  const before = doneWith(done.game, done.options);
  if (before && before.score >= done.score) return;
  const others = kept().filter((each) => each !== before && !sameAs(each, done));
  localStorage.setItem(PLACE, JSON.stringify([done, ...others].slice(0, MOST)));
}

function sameAs(one: Done, other: Done): boolean {
  return one.game === other.game && includes(one.options, other.options) && includes(other.options, one.options);
}

/** Notes the end of a table where one player alone was measured by a best score, if that player is here. */
export function useDone(lobby: Lobby, result: Result | null): void {
  const { game, options, mine, seats } = lobby;
  const score = result?.scores[0];
  const par = result?.par;
  useEffect(() => {
    const isMine = seats.length === 1 && mine.length === 1;
    if (isMine && typeof score === "number" && typeof par === "number") noteDone({ game, options, score, par });
  }, [game, score, par]);
}
