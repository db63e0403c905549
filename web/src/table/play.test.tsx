import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answer, Unsent } from "../net/link";
import type { Live, TableLine } from "../net/live";
import type { TableState } from "../net/scene";
import type { Lobby, Offer } from "../wire";
import { Wording } from "../words/wording";
import type { AnyFace } from "./games";
import { Play } from "./play";

const WORDS = "title = Tiny\nlabel-a = Do a\nlabel-b = Do b\nlabel-wait = Wait\nlabel-number = Bid\nwhy = Because";
const WORDING = new Wording("en", [WORDS], ["Anna", "Ben"], 0);
const FACE: AnyFace = {
  slug: "tiny",
  Board: (drawing) => (
    <div>
      {["a", "b", "c"].map((part) => (
        <div key={part} {...drawing.part(part, `Part ${part}`)} />
      ))}
    </div>
  ),
  Mine: () => null,
  Other: () => null,
  figures: () => [],
  buttons: ["wait"],
};

function offer(name: string, path: string[], number: string | null = null): Offer {
  const action = number ? { kind: "open_bid", low: 1, high: 9 } : { kind: name };
  return { action, label: { kind: "text", id: `label-${name}` }, path, number };
}

const LOBBY = {
  table: "t",
  game: "tiny",
  state: "playing",
  seats: ["Anna", "Ben"].map((name) => ({ player: { name, bot: null }, shape: null, here: true, away_seconds: null })),
  mine: [0],
  spectators: 0,
} as unknown as Lobby;

function stateWith(...offers: Offer[]): TableState {
  const choices = { seat: 0, must: true, offers, decision: null, undo: 0 };
  const empty = {
    lines: [],
    beats: [],
    waiting: [0],
    handOver: [],
    due: null,
    result: null,
    standing: null,
    prompt: null,
  };
  return { lobby: LOBBY, lobbyAt: 0, seat: 0, count: 7, view: {}, choices, ...empty };
}

let said: Unsent[];
let answer: Answer;
let busy: boolean;
const line: TableLine = {
  now: () => ({ busy }) as Live,
  send: async (command) => {
    said.push(command);
    return answer;
  },
  lastId: () => `c${said.length}`,
  close: () => {},
};

const tell = vi.fn();

beforeEach(() => {
  tell.mockReset();
  said = [];
  busy = false;
  answer = { kind: "accepted", id: "1" };
});
afterEach(() => render(null, document.body));

async function show(state: TableState): Promise<void> {
  const live: Live = { phase: { kind: "live" }, lag: null, state, busy };
  const reading = { chapter: "log", clause: null, open: false } as const;
  const send = async (wanted: Unsent) => void (await line.send(wanted));
  const props = {
    live,
    state,
    line,
    send,
    note: null,
    tell,
    face: FACE,
    wording: WORDING,
    reading,
    read: () => {},
    beside: true,
  };
  await act(() => render(<Play {...props} view={state.view ?? {}} />, document.body));
}

function part(name: string): HTMLElement {
  return document.querySelector(`[data-part="${name}"]`) as HTMLElement;
}

async function happen(event: Event, to: Element | null): Promise<void> {
  await act(async () => {
    to?.dispatchEvent(event);
  });
}

function click(name: string): Promise<void> {
  return happen(new MouseEvent("click", { bubbles: true }), part(name));
}

test("what can be picked is a button, everything else a picture", async () => {
  await show(stateWith(offer("a", ["a"])));
  expect([part("a"), part("c")].map((each) => each.getAttribute("role"))).toEqual(["button", "img"]);
  expect([part("a"), part("c")].map((each) => each.getAttribute("tabindex"))).toEqual(["0", "-1"]);
});

test("a click sends the action with the count it was made on", async () => {
  await show(stateWith(offer("a", ["a"])));
  await click("a");
  expect(said).toEqual([{ kind: "act", seat: 0, on: 7, action: { kind: "a" } }]);
});

test("while a command is under way nothing else is sent", async () => {
  await show(stateWith(offer("a", ["a"])));
  busy = true;
  await click("a");
  expect(said).toEqual([]);
});

test("a path of two parts is picked step by step, and Escape goes back", async () => {
  await show(stateWith(offer("b", ["a", "b"])));
  await click("a");
  expect(said).toEqual([]);
  expect(part("a").dataset.state).toBe("picked");
  expect(part("b").dataset.state).toBe("lit");
  await happen(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }), part("a"));
  expect(part("a").dataset.state).toBe("lit");
  await click("a");
  await click("b");
  expect(said).toMatchObject([{ kind: "act", action: { kind: "b" } }]);
});

test("parts that are nowhere on the board are buttons in words", async () => {
  await show(stateWith(offer("wait", ["wait"]), offer("b", ["elsewhere"])));
  expect(part("wait").textContent).toBe("Wait");
  expect(part("elsewhere").textContent).toBe("Do b");
  await click("elsewhere");
  expect(said).toMatchObject([{ action: { kind: "b" } }]);
});

test("every choice stands in the list in words", async () => {
  await show(stateWith(offer("a", ["a"]), offer("b", ["a", "b"])));
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(".choices button")];
  expect(buttons.map((button) => button.textContent)).toEqual(["Do a", "Do b"]);
  await act(async () => buttons[1]?.click());
  expect(said).toMatchObject([{ action: { kind: "b" } }]);
});

test("what is rarely right asks first", async () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  const rash = { ...offer("a", ["a"]), caution: { kind: "text", id: "why" } } as Offer;
  await show(stateWith(rash));
  await click("a");
  expect(said).toEqual([]);
  expect(document.querySelector("dialog p")?.textContent).toBe("Because");
  await act(async () => document.querySelector<HTMLButtonElement>(".doubt-yes")?.click());
  expect(said).toMatchObject([{ kind: "act", action: { kind: "a" } }]);
});

test("a calm part tells why not", async () => {
  answer = { kind: "because", id: "1", why: { kind: "text", id: "why" } };
  await show(stateWith(offer("a", ["a"])));
  await click("c");
  expect(said).toEqual([{ kind: "why_not", part: "c", seat: 0, path: [] }]);
  expect(tell).toHaveBeenCalledExactlyOnceWith({ words: "Part c. Because", at: expect.anything() });
});

test("an open action asks for its number", async () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  await show(stateWith(offer("number", ["a"], "bid")));
  await click("a");
  const field = document.querySelector('input[type="number"]') as HTMLInputElement;
  expect([field.min, field.max]).toEqual(["1", "9"]);
  field.value = "5";
  await happen(new Event("input", { bubbles: true }), field);
  await happen(new Event("submit", { bubbles: true }), document.querySelector("form"));
  expect(said).toMatchObject([{ kind: "act", action: { kind: "bid", number: 5 } }]);
});
