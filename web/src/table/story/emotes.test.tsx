import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PassedEmote } from "../../net/scene";
import { speak } from "../../words/use";
import { asTheyCame } from "./chat";
import { Bubble, muted, useBubbles } from "./emotes";

const HELLO: PassedEmote = { number: 1, after: 3, seat: 1, emote: "hello" };
const BRAVO: PassedEmote = { number: 2, after: 4, seat: 1, emote: "bravo" };

function Table({ emotes }: { emotes: readonly PassedEmote[] }) {
  useBubbles(emotes);
  return <Bubble seat={1} />;
}

function show(emotes: readonly PassedEmote[]): string | null {
  act(() => render(<Table emotes={emotes} />, document.body));
  act(() => {});
  return document.querySelector(".bubble")?.getAttribute("aria-label") ?? null;
}

beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => render(null, document.body));
  vi.useRealTimers();
});

test("a sign is a bubble at its seat for a moment, in words for those who hear it", () => {
  expect(show([])).toBeNull();
  expect(show([HELLO])).toBe("Hello!");
  act(() => void vi.advanceTimersByTime(3_000));
  expect(show([HELLO, BRAVO])).toBe("Bravo!");
  act(() => void vi.advanceTimersByTime(3_000));
  expect(show([HELLO, BRAVO])).toBe("Bravo!");
  act(() => void vi.advanceTimersByTime(2_000));
  expect(show([HELLO, BRAVO])).toBeNull();
});

test("a sign of somebody else does not keep it there", () => {
  show([HELLO]);
  act(() => void vi.advanceTimersByTime(3_000));
  const other: PassedEmote = { number: 2, after: 4, seat: 0, emote: "oops" };
  expect(show([HELLO, other])).toBe("Hello!");
  act(() => void vi.advanceTimersByTime(1_000));
  expect(show([HELLO, other])).toBeNull();
});

test("who is muted makes no signs", () => {
  muted.set([1]);
  expect(show([HELLO])).toBeNull();
});

test("words and signs stand in the order in which they came", () => {
  const talk = [3, 4, 5].map((count) => ({ count, seat: 0, words: "", to: null }));
  expect(asTheyCame(talk, [HELLO, BRAVO])).toEqual([talk[0], HELLO, talk[1], BRAVO, talk[2]]);
});
