import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import type { Line } from "../../wire";
import { speak as speakIn } from "../../words/use";
import type { SeatLook } from "../face/face";
import { partnersOf } from "../play/talks";
import { ChatPane } from "./chat";

const LOOK = { seat: 0, name: "Anna", shape: "circle", me: true, bot: false, here: true, awaited: false } as const;
const SEATS: readonly SeatLook[] = [
  LOOK,
  { ...LOOK, seat: 1, name: "Ben", me: false },
  { ...LOOK, seat: 2, name: "Quonk", me: false, bot: true },
  { ...LOOK, seat: 3, name: "Dora", me: false },
];
const TEAMS = [
  [0, 1],
  [2, 3],
];

const talk = (count: number, seat: number, words: string, to: number[] | null) =>
  ({ count, event: { kind: "spoken", seat, aside: { kind: "say", words, to } }, text: { id: "" } }) as unknown as Line;

async function chat(lines: readonly Line[], partners: readonly SeatLook[]) {
  await speakIn("en");
  const speak = vi.fn();
  await act(() =>
    render(
      <ChatPane {...{ before: [], lines, emotes: [], seats: SEATS, speak, partners }} make={null} />,
      document.body,
    ),
  );
  return speak;
}

async function happen(at: Element | null, what: string) {
  await act(() => {
    at?.dispatchEvent(new Event(what, { bubbles: true }));
  });
}

afterEach(() => render(null, document.body));

test("partners are the people of my own team, where there are several teams", () => {
  expect(partnersOf(TEAMS, SEATS, 0).map(({ name }) => name)).toEqual(["Ben"]);
  expect(partnersOf(TEAMS, SEATS, 3)).toEqual([]);
  expect(partnersOf([[0, 1, 2, 3]], SEATS, 0)).toEqual([]);
  expect(partnersOf(TEAMS, SEATS, null)).toEqual([]);
});

test("where nobody may say anything the chat says so in place of a field", async () => {
  await speakIn("en");
  const props = { before: [], lines: [talk(1, 1, "Hello", null)], emotes: [], seats: SEATS, speak: null, make: null };
  await act(() => render(<ChatPane {...props} closed="Two silent teams." />, document.body));
  expect(document.querySelector("form")).toBeNull();
  expect(document.querySelector(".chat")?.textContent).toContain("Two silent teams.");
  expect(document.querySelector(".chat")?.textContent).toContain("Hello");
});

test("what is said goes to all, or to a partner alone", async () => {
  const speak = await chat([], partnersOf(TEAMS, SEATS, 0));
  const say = async (words: string) => {
    const field = document.querySelector("input[placeholder]") as HTMLInputElement;
    field.value = words;
    await happen(field, "input");
    await happen(document.querySelector("form"), "submit");
  };
  await say("Hello");
  const whom = document.querySelector("select") as HTMLSelectElement;
  expect([...whom.options].map((each) => each.textContent)).toEqual(["to everybody", "only to Ben"]);
  whom.value = "1";
  await happen(whom, "change");
  await say("The pool!");
  expect(speak.mock.calls).toEqual([
    ["Hello", null],
    ["The pool!", 1],
  ]);
});

test("whoever has no partner is not asked, and what was said to one alone is marked", async () => {
  await chat([talk(1, 1, "The pool!", [0]), talk(2, 3, "Hello", null)], []);
  expect(document.querySelector("select")).toBeNull();
  const said = [...document.querySelectorAll("li")].map((line) => line.textContent?.replace(/\s+/g, " ").trim());
  expect(said).toEqual(["Ben (only to Anna) The pool!", "Dora Hello"]);
});
