import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameInfo } from "../wire";
import { speak } from "../words/use";
import { GameCard } from "./start";

async function shown(guides: readonly string[]): Promise<Element> {
  await act(() => render(<GameCard game={{ slug: "no-such-game", guides } as GameInfo} />, document.body));
  await vi.waitFor(() => expect(document.querySelector(".poster-words .row")).not.toBeNull());
  return document.querySelector(".poster-words .row") as Element;
}

beforeEach(async () => {
  localStorage.clear();
  await speak("en");
});
afterEach(() => render(null, document.body));

test("whoever has not played a game is first asked to learn it", async () => {
  expect((await shown(["first"])).firstElementChild?.textContent).toBe("Learn by playing");
});

test("a game without a lesson offers none, and says nothing instead", async () => {
  const row = await shown([]);
  expect(row.textContent).toMatch(/^Play with bots/);
  expect(row.querySelector(".main.big")?.textContent).toBe("Play with bots");
});
