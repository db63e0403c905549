// My best scores alone where the best score possible is known, as the server keeps them: what was done is marked.
import { http } from "../net/http";
import { useRequest } from "../ui/request";
import type { Best } from "../wire";

type Options = Readonly<Record<string, unknown>>;

const NONE: readonly Best[] = [];

/** None until they are there, and none if they cannot be had. */
export function useBests(): readonly Best[] {
  const [shelf] = useRequest(http.shelf, []);
  return shelf.kind === "here" ? shelf.value.bests : NONE;
}

/** The best with these options at least, in points; null if it was never played to its end. */
export function doneWith(
  bests: readonly Best[],
  game: string,
  options: Options,
): { readonly score: number; readonly par: number } | null {
  const done = bests.flatMap((best) => {
    const { par, parts, score } = best;
    const same = best.game === game && best.players === 1 && includes(best.options, options);
    return same && par !== null ? [{ score: score / parts, par: par / parts }] : [];
  });
  return done.reduce<(typeof done)[number] | null>(
    (best, each) => (best && best.score >= each.score ? best : each),
    null,
  );
}

function includes(all: Options, some: Options): boolean {
  return Object.entries(some).every(([key, value]) => JSON.stringify(all[key]) === JSON.stringify(value));
}
