// Turns of the log: the last few are unfolded, those before them folded up under their headings.
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import type { Line } from "../../wire";
import { speak } from "../../words/use";
import { Wording } from "../../words/wording";
import type { AnyFace } from "../face/face";
import { Log } from "./log";

const WORDING = new Wording("en", ["turn = A turn\nmove = A move\ndeal = A deal"]);
const FACE = { turns: ["turn"], quiet: ["stroke"] } as unknown as AnyFace;

function lines(...kinds: string[]): Line[] {
  return kinds.map((kind, at) => ({ count: at + 1, event: { kind }, text: { kind: "text", id: kind } }));
}

async function log(told: readonly Line[]) {
  await speak("en");
  const mention = () => {};
  await act(() =>
    render(<Log lines={told} wording={WORDING} face={FACE} seats={[]} mention={mention} />, document.body),
  );
  return [...document.querySelectorAll("details")].map(({ open }) => open);
}

afterEach(() => render(null, document.body));

test("the last four turns are unfolded, and those before them folded up, with what came before the first", async () => {
  const turn = ["turn", "move", "move"];
  expect(await log(lines("deal", ...turn, ...turn))).toEqual([true, true, true]);
  expect(await log(lines("deal", ...turn, ...turn, ...turn, ...turn, ...turn, ...turn))).toEqual([
    ...[false, false, false],
    ...[true, true, true, true],
  ]);
  expect(document.querySelectorAll("summary")[1]?.textContent).toContain("A turn");
  expect(document.querySelectorAll("details")[1]?.querySelectorAll("li")).toHaveLength(2);
});

test("a turn in which nothing is told is a heading only; without turns all lines stand together", async () => {
  expect(await log(lines("turn", "stroke", "turn", "move"))).toEqual([true]);
  expect(await log(lines("deal", "move"))).toEqual([]);
  expect(document.querySelectorAll("li")).toHaveLength(2);
});
