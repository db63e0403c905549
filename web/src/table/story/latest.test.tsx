import { render } from "preact";
import { expect, test } from "vitest";
import type { Line } from "../../wire";
import { Wording } from "../../words/wording";
import type { AnyFace } from "../face/face";
import { Latest } from "./latest";

const WORDING = new Wording(
  "en",
  ["begun = Round 1 begins.", "drawn = A planet is turned up."].map((each) => `${each}\n`),
);
const LINES = ["begun", "drawn"].map((id, count) => ({
  count,
  event: { kind: id },
  text: { kind: "text", id },
})) as unknown as Line[];

function shown(lines: readonly Line[], prompt: string): string {
  const face = { quiet: [] } as unknown as AnyFace;
  const reading = { chapter: "log", clause: null, open: false } as const;
  const root = document.createElement("div");
  render(<Latest {...{ lines, prompt, face, reading }} wording={WORDING} setReading={() => {}} />, root);
  return root.textContent;
}

test("below the prompt stands what happened last", () => {
  expect(shown(LINES, "Your guess?")).toBe("A planet is turned up.");
});

test("while the prompt says just that, what was before it", () => {
  expect(shown(LINES, "A planet is turned up.")).toBe("Round 1 begins.");
  expect(shown(LINES.slice(0, 1), "Round 1 begins.")).toBe("");
});
