import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Reply, Unsent } from "../../net/link";
import type { Live, TableConnection } from "../../net/live";
import type { TableState } from "../../net/scene";
import type { Lobby, Offer } from "../../wire";
import { Wording } from "../../words/wording";
import type { AnyFace } from "../face/face";
import type { Reading } from "../story/story";
import { Play } from "./play";

const WORDS = "title = Tiny\nlabel-a = Do a\nlabel-b = Do b\nlabel-wait = Wait\nlabel-number = Bid\nwhy = Because";
const WORDING = new Wording("en", [WORDS], ["Anna", "Ben"], 0);
const FACE: AnyFace = {
  slug: "tiny",
  Board: (drawing) => (
    <div>
      {["a", "b", "c", "d"].map((part) => (
        <div
          key={part}
          {...drawing.part(part, part === "d" ? "Said in a sentence." : `Part ${part}${drawing.view.grown ?? ""}`)}
        />
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
    standingOrder: null,
    prompt: null,
  };
  return { lobby: LOBBY, lobbyAt: 0, seat: 0, count: 7, view: {}, choices, ...empty };
}

let said: Unsent[];
let answer: Reply;
/** A slow connection: what is said there is unanswered until the test says so. */
let slow: boolean;
let unanswered: (() => void)[];
const connection: TableConnection = {
  now: () => ({ busy: unanswered.length > 0 }) as Live,
  send: async (command) => {
    said.push(command);
    if (slow) await new Promise<void>((answered) => unanswered.push(answered));
    return answer;
  },
  lastId: () => `c${said.length}`,
  close: () => {},
};

const setNote = vi.fn();

beforeEach(() => {
  setNote.mockReset();
  said = [];
  slow = false;
  unanswered = [];
  answer = { kind: "accepted", id: "1" };
});
afterEach(() => render(null, document.body));

const READING: Reading = { chapter: "log", clause: null, open: false };

async function show(state: TableState, reading = READING): Promise<void> {
  const live: Live = { phase: { kind: "live" }, lag: null, state, busy: unanswered.length > 0 };
  const send = async (wanted: Unsent) => (await connection.send(wanted)).kind === "accepted";
  const props = {
    live,
    state,
    connection,
    send,
    note: null,
    setNote,
    face: FACE,
    wording: WORDING,
    reading,
    setReading: () => {},
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

const MISSED = [1, 2].map((number) => {
  const line = { count: 5 + number, event: { kind: "done" }, text: { kind: "text" as const, id: "why" } };
  return { number, line, view: {}, missed: true } as unknown as TableState["beats"][number];
});

test("what was missed is told until it is closed, or until whoever missed it chooses something", async () => {
  const told = () => document.querySelectorAll(".missed li").length;
  const state = { ...stateWith(offer("a", ["a"])), beats: MISSED };
  await show(state);
  await show({ ...state, beats: [...MISSED, { number: 3, line: null, view: {} }] });
  expect(told()).toBe(2);
  await happen(new MouseEvent("click", { bubbles: true }), document.querySelector(".notice button.quiet"));
  expect(told()).toBe(0);
  render(null, document.body);
  await show(state);
  expect(told()).toBe(2);
  await click("a");
  expect(told()).toBe(0);
});

const [A, B, WAIT] = [offer("a", ["a"]), offer("b", ["b"]), offer("wait", ["wait"])];
const kinds = () => said.map((command) => command.kind === "act" && command.action.kind);

/** What was said last is answered, and the table tells what came of it: as it was before, for a moment. */
async function answered(state: TableState, before = state): Promise<void> {
  await act(async () => unanswered.shift()?.());
  await show(before);
  await show(state);
}

function taken(state: TableState, undo: number): TableState {
  return { ...state, count: state.count + 1, choices: state.choices && { ...state.choices, undo } };
}

test("what was chosen looks chosen until it is answered", async () => {
  slow = true;
  const state = stateWith(A, B, WAIT);
  await show(state);
  await click("a");
  expect(["a", "b", "wait"].map((name) => part(name).dataset.state)).toEqual(["picked", "lit", "lit"]);
  await answered(taken(state, 1));
  expect(part("a").dataset.state).toBe("lit");
  await click("wait");
  expect(["a", "wait"].map((name) => part(name).dataset.state)).toEqual(["lit", "picked"]);
});

test("a choice made while another is unanswered is sent when that one stands", async () => {
  slow = true;
  const state = stateWith(A, B, WAIT);
  await show(state);
  await click("a");
  await click("wait");
  await click("b");
  expect(part("b").dataset.state).toBe("picked");
  await show(state);
  expect(kinds()).toEqual(["a"]);
  await answered(taken(stateWith(B, WAIT), 1), state);
  expect(said.at(-1)).toEqual({ kind: "act", seat: 0, on: 8, action: { kind: "b" } });
  expect(kinds()).toEqual(["a", "b"]);
  await answered(taken(stateWith(WAIT), 2));
  expect(kinds()).toEqual(["a", "b"]);
  expect(setNote).not.toHaveBeenCalled();
});

test("where a lost line shows what came of a choice before its answer comes, the next one waits for that, too", async () => {
  slow = true;
  await show(stateWith(A, B));
  await click("a");
  await click("b");
  const state = taken(stateWith(B), 1);
  await show(state);
  expect(kinds()).toEqual(["a"]);
  await answered(state);
  expect(kinds()).toEqual(["a", "b"]);
});

test("the same once more is not meant", async () => {
  slow = true;
  await show(stateWith(A, B));
  await click("a");
  await click("a");
  await answered(taken(stateWith(A, B), 1));
  expect(kinds()).toEqual(["a"]);
  expect(setNote).not.toHaveBeenCalled();
});

const MOVED_ON = { words: "refused-conflict", at: null };

test.each([
  ["dice, a secret or somebody else came between", taken(stateWith(B), 0)],
  ["it is called otherwise now", taken(stateWith({ ...B, label: { kind: "text", id: "label-a" } }), 1)],
  ["it is no longer there", taken(stateWith(A), 1)],
  ["nothing is left to choose", { ...stateWith(), choices: null }],
] as const)("a choice that waited is forgotten, and that is said, where %s", async (_, then) => {
  slow = true;
  await show(stateWith(A, B));
  await click("a");
  await click("b");
  await answered(then);
  expect(kinds()).toEqual(["a"]);
  expect(part("b").dataset.state).not.toBe("picked");
  expect(setNote).toHaveBeenCalledExactlyOnceWith(MOVED_ON);
  await show(taken(stateWith(A, B), 1));
  expect(kinds()).toEqual(["a"]);
});

test("a choice that waited for one that was refused is forgotten with it", async () => {
  slow = true;
  const state = stateWith(A, B);
  await show(state);
  await click("a");
  await click("b");
  answer = { kind: "refused", id: "1", why: { kind: "text", id: "why" } };
  await answered(state);
  expect(["a", "b"].map((name) => part(name).dataset.state)).toEqual(["lit", "lit"]);
  await show(taken(stateWith(A, B), 1));
  expect(kinds()).toEqual(["a"]);
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

test("what asks first does not look like the thing to do", async () => {
  const wait = offer("wait", ["wait"]);
  await show(stateWith(wait));
  expect(part("wait").dataset.rash).toBe("false");
  await show(stateWith({ ...wait, caution: { kind: "text", id: "why" } } as Offer));
  expect(part("wait").dataset.rash).toBe("true");
});

test("a calm part tells why not, as long as there is that decision", async () => {
  answer = { kind: "because", id: "1", why: { kind: "text", id: "why" } };
  await show(stateWith(offer("a", ["a"])));
  await click("c");
  expect(said).toEqual([{ kind: "why_not", part: "c", seat: 0, path: [] }]);
  const told = { at: expect.anything(), passing: "too" };
  expect(setNote).toHaveBeenCalledExactlyOnceWith({ ...told, words: "Part c. Because" });
  await click("d");
  expect(setNote).toHaveBeenLastCalledWith({ ...told, words: "Said in a sentence. Because" });
});

test("what the pointer rests on is called what it is by now", async () => {
  await show(stateWith(offer("a", ["a"])));
  await happen(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }), part("c"));
  expect(document.querySelector(".tip strong")?.textContent).toBe("Part c");
  await show({ ...stateWith(offer("a", ["a"])), count: 8, view: { grown: ", grown" } });
  expect(document.querySelector(".tip strong")?.textContent).toBe("Part c, grown");
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

test("a number is no longer asked for when its decision is over", async () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  await show(stateWith(offer("number", ["a"], "bid")));
  await click("a");
  expect(document.querySelector("dialog")).not.toBeNull();
  await show({ ...stateWith(), count: 8 });
  expect(document.querySelector("dialog")).toBeNull();
});

test("a table that was given up asks nothing any more, and has its end", async () => {
  const asks = { ...stateWith(), prompt: { kind: "text", id: "why" } as const };
  const said = () => document.querySelector(".prompt > p")?.textContent;
  await show(asks);
  expect([said(), document.querySelectorAll(".over").length]).toEqual(["Because", 0]);
  await show({ ...asks, choices: null, lobby: { ...LOBBY, state: "abandoned" } });
  expect([said(), document.querySelectorAll(".over").length]).toEqual(["", 1]);
});

test("who may say nothing now is told why, and finds nothing to say it with", async () => {
  const said = { seat: 1, emote: "hello", number: 1, after: 0 } as const;
  const talk = [{ name: "Ben", shape: "circle", words: "Hi" }] as const;
  const state = { ...stateWith(offer("a", ["a"])), talk, emotes: [said] };
  const reading = { chapter: "chat", clause: null, open: true } as const;
  await show(state, reading);
  expect(document.querySelectorAll(".speak, .emotes")).toHaveLength(2);
  await show({ ...state, silenced: { kind: "text", id: "why" } }, reading);
  expect(document.querySelectorAll(".speak, .emotes")).toHaveLength(0);
  expect(document.querySelector(".chat > .muted")?.textContent).toBe("Because");
});

describe("a hint that comes when its decision is over", () => {
  const [anna, ben] = LOBBY.seats;
  const lobby = { ...LOBBY, seats: [anna, { ...ben, player: { name: "Ben", bot: "easy" } }] } as Lobby;
  const hinted = (...path: string[]) =>
    ({ kind: "hinted", id: "1", offer: offer(path[0] ?? "", path), expected: [] }) as unknown as Reply;
  const marked = () => [...document.querySelectorAll("[data-hinted]")].map((each) => each.getAttribute("data-part"));

  beforeEach(async () => {
    slow = true;
    answer = hinted("a");
    await show({ ...stateWith(A), lobby });
    await happen(new MouseEvent("click", { bubbles: true }), document.querySelector(".tool-hint"));
  });

  test("is told no more where nothing else is to be decided", async () => {
    await show({ ...stateWith(), choices: null, lobby, count: 8 });
    await act(async () => unanswered.pop()?.());
    expect(said).toHaveLength(1);
    expect(setNote).not.toHaveBeenCalled();
  });

  test("is asked for anew where something else is", async () => {
    await show({ ...stateWith(B), lobby, count: 8 });
    await act(async () => unanswered.pop()?.());
    expect(setNote).not.toHaveBeenCalled();
    answer = hinted("b");
    await act(async () => unanswered.pop()?.());
    expect(said.map((command) => command.kind)).toEqual(["hint", "hint"]);
    expect(setNote).toHaveBeenCalledOnce();
    expect(marked()).toEqual(["b"]);
  });
});
