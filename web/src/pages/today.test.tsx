import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { change } from "../ui/settings";
import type { GameInfo, Today } from "../wire";
import { speak } from "../words/use";
import { Wording } from "../words/wording";
import { OfTheDay } from "./today";

const OPTIONS = { alone: true, puzzle: 7 };
const WORDS = "today = Puzzle of the day\ntoday-about = Puzzle { $number }, par { $par }";
const TODAY = {
  day: "2027-02-28",
  name: { kind: "text", id: "today" },
  about: { kind: "text", id: "today-about", args: { number: 7, par: 30 } },
  options: OPTIONS,
} as Today;

function keeps(...scores: number[]): void {
  const bests = scores.map((score) => ({ game: "chess", players: 1, options: OPTIONS, score, parts: 1, par: 30 }));
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ bests, certificates: [], own: {} })));
}

async function shown(): Promise<string> {
  const wording = new Wording("en", [WORDS]);
  await act(() =>
    render(<OfTheDay game={{ slug: "chess" } as GameInfo} today={TODAY} wording={wording} />, document.body),
  );
  await act(async () => {});
  return document.body.textContent ?? "";
}

beforeEach(async () => {
  keeps();
  change({ language: "en" });
  await speak("en");
});
afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
});

test("the day's puzzle is named with its par, and nothing is marked before it was done", async () => {
  expect(await shown()).toContain("Puzzle 7, par 30");
  expect(document.querySelector(".today-done")).toBeNull();
});

test("one click opens a table for one with the day's options", async () => {
  const fetched = vi.fn().mockRejectedValue(new TypeError("no network"));
  vi.stubGlobal("fetch", fetched);
  await shown();
  document.querySelector("button")?.click();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  const [path, { body }] = fetched.mock.calls[1] as [string, { body: string }];
  expect(path).toBe("/api/tables");
  expect(JSON.parse(body)).toEqual({ game: "chess", seats: [{ who: "me" }], options: OPTIONS, start: true });
});

test("what was done is marked with how well", async () => {
  keeps(28);
  await shown();
  await vi.waitFor(() => expect(document.body.textContent).toContain("Done with 28 of 30 points"));
  render(null, document.body);
  keeps(28, 30);
  await shown();
  await vi.waitFor(() => expect(document.body.textContent).toContain("the best possible"));
});
