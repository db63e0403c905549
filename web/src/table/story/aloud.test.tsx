import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import type { Line } from "../../wire";
import { Wording } from "../../words/wording";
import type { AnyFace } from "../face/face";
import type { Playing } from "../stage/director";
import { Aloud } from "./aloud";

const WORDS = new Wording("en", ["log-a = A\nlog-b = B\nlog-c = C\nlog-quiet = Quiet"]);
const FACE = { quiet: ["quiet"] } as unknown as AnyFace;

function line(count: number, id: string): Line {
  return { count, event: { kind: id }, text: { kind: "text", id: `log-${id}` } } as unknown as Line;
}

const [OLD, A, B, C] = [line(1, "a"), line(2, "a"), line(3, "b"), line(4, "c")] as const;

afterEach(() => render(null, document.body));

async function read(lines: readonly Line[], shown: Line | null): Promise<readonly (string | null)[]> {
  const playing = shown && ({ beat: { number: shown.count, line: shown, view: {} }, cues: [], until: 0 } as Playing);
  await act(() => render(<Aloud lines={lines} playing={playing} wording={WORDS} face={FACE} />, document.body));
  return [...document.querySelectorAll("p")].map(({ textContent }) => textContent);
}

test("what is shown is said by the prompt, and what is not is read here, each once", async () => {
  expect(await read([OLD], null)).toEqual([]);
  expect(await read([OLD], A)).toEqual([]);
  expect(await read([OLD, A], null)).toEqual([]);
  expect(await read([OLD, A, B, line(5, "quiet")], C)).toEqual(["B"]);
  expect(await read([OLD, A, B, C], null)).toEqual(["B"]);
});
