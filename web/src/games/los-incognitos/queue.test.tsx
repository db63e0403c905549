import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test } from "vitest";
import type { Props } from "./names";
import { Queue } from "./queue";

const VIEW = { player: 0, extra: false, points: 4, marked: [], to_sign: [], to_duel: [], tables: [], duel: null };
const BOARD = { function: "bazaar" };
const SEATS = [{ seat: 0, name: "Anna", shape: "circle", color: 1 }];

async function shownIn(phase: string): Promise<Element | null> {
  const props = {
    view: { ...VIEW, phase, signs: "on", chest: null, board: BOARD, players: [{ functions: 0 }] },
    seats: SEATS,
    message: (id: string) => id,
  };
  await act(() => render(<Queue {...(props as unknown as Props)} />, document.body));
  return document.querySelector(".los-queue");
}

test("what is asked beside the postcard is explained over it, where there is no room beside", async () => {
  for (const phase of ["signs", "square", "challenging", "bazaar"]) {
    expect((await shownIn(phase))?.getAttribute("data-open")).toBe("true");
  }
});

test("where a section or a field is chosen, nothing lies over the postcard", async () => {
  for (const phase of ["arrow", "chest", "acting"]) {
    expect((await shownIn(phase))?.getAttribute("data-open")).toBe("false");
  }
  expect((await shownIn("arrow"))?.textContent).toContain("about-arrow");
});
