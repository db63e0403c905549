import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { Layout } from "./plan";

const PLAN = {
  view: { phase: "choosing_hand", pool: [2, 2, 2] },
  insight: { worth: [], places: 3, places_left: 3, places_in_hand: 3 },
  message: (id: string) => id,
  words: () => "",
  all: [],
  came: 0,
  next: null,
  done: 0,
  step: () => {},
  back: () => {},
  lay: () => {},
} as unknown as Parameters<typeof Layout>[0];

afterEach(() => render(null, document.body));

test("a place that is filled takes the focus into its choice, and Escape back to it", async () => {
  await act(() => render(<Layout {...PLAN} />, document.body));
  const slot = document.querySelector<HTMLElement>("[data-slot]");
  await act(() => slot?.click());
  const focused = document.activeElement;
  expect(focused?.closest(".dts-chooser")).not.toBeNull();
  await act(async () => void focused?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));
  expect(document.querySelector(".dts-chooser")).toBeNull();
  expect(document.activeElement).toBe(slot);
});
