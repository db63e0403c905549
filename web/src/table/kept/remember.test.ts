import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { goingOn, remember } from "./remember";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function answering(answers: Readonly<Record<string, () => Response>>): void {
  vi.stubGlobal("fetch", async (path: string) => {
    const answer = answers[path.split("/").at(-1) ?? ""];
    if (!answer) throw new TypeError("no network");
    return answer();
  });
}

const lobby = (table: string, state: string) => () =>
  new Response(JSON.stringify({ table, state, mine: [0] }), { status: 200 });
const refused = (status: number) => () =>
  new Response(JSON.stringify({ problem: { kind: "text", id: "refused" } }), { status });

test("tables that are over are forgotten, and none because nobody could be asked", async () => {
  for (const table of ["a", "b", "c", "d", "e"]) remember(table);
  answering({ a: lobby("a", "playing"), b: lobby("b", "over"), c: refused(404), d: refused(503) });
  expect((await goingOn()).map(({ table }) => table)).toEqual(["a"]);
  answering({ a: lobby("a", "playing"), b: lobby("b", "playing"), d: lobby("d", "open"), e: lobby("e", "paused") });
  expect((await goingOn()).map(({ table }) => table)).toEqual(["e", "d", "a"]);
});
