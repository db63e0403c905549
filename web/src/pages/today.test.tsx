import { render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteDone } from "../table/kept/done";
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

async function shown(): Promise<string> {
  const wording = new Wording("en", [WORDS]);
  render(<OfTheDay game={{ slug: "chess" } as GameInfo} today={TODAY} wording={wording} />, document.body);
  return document.body.textContent ?? "";
}

beforeEach(async () => {
  localStorage.clear();
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
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  const [path, { body }] = fetched.mock.calls[0] as [string, { body: string }];
  expect(path).toBe("/api/tables");
  expect(JSON.parse(body)).toEqual({ game: "chess", seats: [{ who: "me" }], options: OPTIONS, start: true });
});

test("what was done is marked with how well", async () => {
  noteDone({ game: "chess", options: OPTIONS, score: 28, par: 30 });
  expect(await shown()).toContain("Done with 28 of 30 points");
  noteDone({ game: "chess", options: OPTIONS, score: 30, par: 30 });
  expect(await shown()).toContain("the best possible");
});
