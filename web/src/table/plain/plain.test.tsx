import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Unsent } from "../../net/link";
import type { Live, TableConnection } from "../../net/live";
import type { TableState } from "../../net/scene";
import type { Lobby, Offer } from "../../wire";
import { speak } from "../../words/use";
import { Wording } from "../../words/wording";
import type { AnyFace } from "../face/face";
import { useFace } from "../games";
import { Play } from "../play/play";

const TEXTS = "title = Coins\nlabel-take = Take { $what }\nlabel-bid = Bid\nmood-good = well\nlong = A sentence.";
const WORDING = new Wording("en", [TEXTS], ["Anna", "Ben"], 0);

/** The face is read when it is first asked for, which takes a while on a busy machine. */
const PATIENCE = 10_000;

/** Every kind of field there is. */
const VIEW = {
  seat: 0,
  number: 7,
  quiet: true,
  phase: "some_code",
  mood: "good",
  remark: { kind: "text", id: "long" },
  winner: 1,
  unknown: null,
  nobody: [],
  hand: ["gold", "gold", "tin"],
  dice: [6, 1],
  owners: [null, 1, null, 0],
  town: { en: "Old Town", de: "Altstadt", ca: "Ciutat Vella" },
  points: [12, 9],
  ready: [true, false],
  players: [
    { coins: 3, known: ["tin"] },
    { coins: 5, known: [] },
  ],
  history: [
    { round: 1, player: 1, taken: { what: "gold", from: { deep: [1, 2], deeper: [{ x: 1 }], other: 4 } } },
    { round: 2, player: 0, taken: null },
  ],
  grid: [
    [1, 2],
    [3, 4],
  ],
  place: { space: "P04", free: false },
};

const LOBBY = {
  table: "t",
  game: "no-such-game",
  state: "playing",
  seats: ["Anna", "Ben"].map((name) => ({ player: { name, bot: null }, shape: null, here: true, away_seconds: null })),
  mine: [0],
  spectators: 0,
} as unknown as Lobby;

function take(what: string, ...path: string[]): Offer {
  const label = { kind: "text", id: "label-take", args: { what: { kind: "text", id: what } } } as const;
  return { action: { kind: "take", what }, label, path, number: null };
}

const BID: Offer = {
  action: { kind: "open_bid", low: 2, high: 9 },
  label: { kind: "text", id: "label-bid" },
  path: ["bid"],
  number: "bid",
};

function stateWith(view: Record<string, unknown>, ...offers: Offer[]): TableState {
  const choices = { seat: 0, must: true, offers, decision: null, undo: 1 };
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
  return { lobby: LOBBY, lobbyAt: 0, seat: 0, count: 7, view, choices, ...empty };
}

let said: Unsent[];
const connection: TableConnection = {
  now: () => ({ busy: false }) as Live,
  send: async (command) => {
    said.push(command);
    return { kind: "accepted", id: "1" };
  },
  lastId: () => "",
  close: () => {},
};

function Table({ state }: { state: TableState }) {
  const face: AnyFace | null = useFace("no-such-game");
  if (!face) return <p>waiting</p>;
  const live: Live = { phase: { kind: "live" }, lag: null, state, busy: false };
  const reading = { chapter: "log", clause: null, open: false } as const;
  const send = async (wanted: Unsent) => (await connection.send(wanted)).kind === "accepted";
  const more = { note: null, setNote: vi.fn(), wording: WORDING, reading, setReading: () => {}, beside: true };
  return <Play {...{ live, state, connection, send, face }} {...more} view={state.view ?? {}} />;
}

async function show(state: TableState): Promise<void> {
  await act(() => render(<Table state={state} />, document.body));
  await vi.waitFor(() => expect(document.querySelector(".plain")).not.toBeNull(), PATIENCE);
}

function found(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((each) => each.textContent ?? "");
}

function section(title: string): Element {
  const all = [...document.querySelectorAll(".plain-section")];
  return all.find((each) => each.querySelector("h2")?.textContent === title) as Element;
}

beforeEach(async () => {
  said = [];
  await speak("en");
});
afterEach(() => render(null, document.body));

test("a game without a folder has a table: every field of its view can be read", async () => {
  await show(stateWith(VIEW));
  expect(found(".plain-glance dt").toSorted()).toEqual(["Mood", "Number", "Quiet", "Remark", "Town", "Winner"]);
  expect(found(".plain-glance dd").toSorted()).toEqual(["7", "A sentence.", "Ben", "Good", "Old Town", "yes"]);
  expect(found(".plain-section h2").toSorted()).toEqual(
    ["Dice", "Grid", "History", "My hand", "Owners", "Place", "Players", "Points", "Ready"].toSorted(),
  );
  expect(document.querySelector(".plain-empty")?.textContent).toBe("Empty: Unknown, Nobody");
});

test("cards are chips, players a table with their shapes and names, what lies deep unfolds", async () => {
  await show(stateWith(VIEW));
  expect([...section("My hand").querySelectorAll("li")].map((each) => each.textContent)).toEqual([
    "Gold\u00a0×\u00a02",
    "Tin",
  ]);
  const heads = [...section("Players").querySelectorAll("tbody th")];
  expect(heads.map((each) => each.textContent)).toEqual(["Anna (you)", "Ben"]);
  expect(heads.every((each) => each.querySelector(".seat-mark"))).toBe(true);
  const taken = section("History").querySelector("td details") as HTMLDetailsElement;
  expect(taken.textContent).toBe("Taken");
  await act(async () => {
    taken.open = true;
    taken.dispatchEvent(new Event("toggle"));
  });
  expect(taken.textContent).toContain("Gold");
  expect(taken.querySelectorAll("details")).toHaveLength(1);
  expect(section("History").querySelector("td .plain-seat")?.textContent).toBe("Ben");
  expect(section("Place").textContent).toContain("P04");
  expect(section("Place").textContent).toContain("no");
});

test("a list with one for each player names them", async () => {
  await show(stateWith(VIEW));
  const listed = (title: string) => [...section(title).querySelectorAll("li")].map((each) => each.textContent);
  expect(listed("Points")).toEqual(["Anna (you)\u00a012", "Ben\u00a09"]);
  expect(listed("Ready")).toEqual(["Anna (you)\u00a0yes", "Ben\u00a0no"]);
  expect(listed("Dice")).toEqual(["6", "1"]);
  expect(listed("Owners")).toEqual(["2:\u00a0Ben", "4:\u00a0Anna (you)"]);
});

test("who has nothing in such a list is named, too", async () => {
  await show(stateWith({ ...VIEW, points: [null, 9] }));
  const listed = [...section("Points").querySelectorAll("li")].map((each) => each.textContent);
  expect(listed).toEqual(["Anna (you)\u00a0–", "Ben\u00a09"]);
});

test("a table has the whole width if it has many columns, a list counting for two", async () => {
  const [total, named] = [7, [5, 7]];
  await show(stateWith({ ...VIEW, history: [{ total, named, fists: [3, 4] }], gone: [{ total, named }] }));
  const wide = [...document.querySelectorAll('[data-wide="true"] h2')].map((each) => each.textContent);
  expect(wide).toContain("History");
  expect(wide).not.toContain("Gone");
});

test("the numbers that the view tells of every player stand beside the names", async () => {
  await show(stateWith(VIEW));
  expect(found(".strip .figures")).toEqual(["5Coins9Points"]);
});

test("what has changed is marked until the next change, and says so", async () => {
  await show(stateWith(VIEW));
  expect(found(".plain-changed")).toEqual([]);
  const next = { ...VIEW, number: 8, hand: ["gold", "gold", "silver", "tin"] };
  await show(stateWith(next));
  expect(found(".plain-changed")).toEqual(["8 (changed)", "Silver (changed)"]);
  await show(stateWith({ ...next }));
  expect(found(".plain-changed")).toHaveLength(2);
  await show(stateWith({ ...next, quiet: false }));
  expect(found(".plain-changed")).toEqual(["no (changed)"]);
});

test("a choice is a button in words", async () => {
  await show(stateWith(VIEW, take("gold", "gold"), take("tin", "tin")));
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(".plain-choices .choice")];
  expect(buttons.map((button) => button.textContent)).toEqual(["Take gold", "Take tin"]);
  await act(async () => buttons[1]?.click());
  expect(said).toEqual([{ kind: "act", seat: 0, on: 7, action: { kind: "take", what: "tin" } }]);
});

test("choices of few letters stand side by side, those of many below each other", async () => {
  const list = () => document.querySelector<HTMLElement>(".plain-choices > ul")?.dataset.short;
  await show(stateWith(VIEW, take("gold", "gold"), take("tin", "tin")));
  expect(list()).toBe("true");
  await show(stateWith(VIEW, take("gold", "gold"), take("what lies behind the door", "door")));
  expect(list()).toBe("false");
  await show(stateWith(VIEW, take("gold", "gold"), BID));
  expect(list()).toBe("false");
});

test("many choices are grouped, and a group leads to its choices", async () => {
  const many = ["a", "b", "c", "d", "e"].flatMap((to) => [take(`${to}1`, "seat:1", to), take(`${to}2`, "left", to)]);
  await show(stateWith(VIEW, ...many));
  expect(found(".plain-choices > ul > li > details > summary")).toEqual(["Ben 5", "Left 5"]);
  await act(async () => document.querySelectorAll<HTMLElement>(".plain-group .choice")[5]?.click());
  expect(said).toMatchObject([{ action: { kind: "take", what: "a2" } }]);
});

test("groups that begin alike are told apart by what the parts are called", async () => {
  const many = ["a", "b", "c", "d", "e"].flatMap((to) => [
    take(`it to ${to}`, "left", to),
    take(`it ${to}`, "right", to),
  ]);
  await show(stateWith(VIEW, ...many));
  expect(found(".plain-choices > ul > li > details > summary")).toEqual(["Left 5", "Right 5"]);
});

const manyChoices = () =>
  ["a", "b", "c", "d", "e"].flatMap((to) => [take(`${to}1`, "left", to), take(`${to}2`, "right", to)]);

/** Where the arrow leads from each of the stops in turn. */
function walk(stops: readonly HTMLElement[], key: string): (Element | null)[] {
  return stops.map((stop) => {
    stop.focus();
    stop.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    return document.activeElement;
  });
}

test("arrows go from one choice to the next, past what is folded, and round", async () => {
  await show(stateWith(VIEW, ...manyChoices(), take("gold", "gold")));
  const [left, right, gold] = [
    ...document.querySelectorAll<HTMLElement>(".plain-group > summary, .plain-choices > ul > li > .choice"),
  ] as [HTMLElement, HTMLElement, HTMLElement];
  expect(walk([left, right, gold], "ArrowDown")).toEqual([right, gold, left]);
  expect(walk([left, right, gold], "ArrowUp")).toEqual([gold, left, right]);
});

test("arrows lead into an open group and out of it", async () => {
  await show(stateWith(VIEW, ...manyChoices()));
  const [left, right] = [...document.querySelectorAll("details")] as [HTMLDetailsElement, HTMLDetailsElement];
  left.open = true;
  const stops = [...left.querySelectorAll<HTMLElement>("summary, button")];
  expect(walk(stops, "ArrowDown")).toEqual([...stops.slice(1), right.querySelector("summary")]);
});

test("arrows pass a folded group by, with the groups that are folded within it", async () => {
  const each = ["a", "b", "c", "d", "e"].flatMap((first) => ["x", "y"].map((then) => ["left", first, then] as const));
  const left = each.map((path) => take(path.join(), ...path));
  await show(stateWith(VIEW, ...left, take("one", "right", "a"), take("two", "right", "b")));
  const outer = [...document.querySelectorAll<HTMLElement>(".plain-choices > ul > li > details > summary")];
  expect(document.querySelectorAll(".plain-choices details details")).not.toHaveLength(0);
  expect(walk(outer, "ArrowDown")).toEqual(outer.toReversed());
  expect(walk(outer, "ArrowUp")).toEqual(outer.toReversed());
});

test("an open number is a field with its bounds", async () => {
  await show(stateWith(VIEW, BID));
  const field = document.querySelector<HTMLInputElement>('.plain-choices input[type="number"]');
  expect([field?.min, field?.max]).toEqual(["2", "9"]);
  const send = async (number: string) => {
    if (field) field.value = number;
    await act(async () => void field?.dispatchEvent(new Event("input", { bubbles: true })));
    await act(async () => void field?.form?.dispatchEvent(new Event("submit", { bubbles: true })));
  };
  await send("12");
  expect(said).toEqual([]);
  await send("5");
  expect(said).toMatchObject([{ kind: "act", action: { kind: "bid", number: 5 } }]);
});

test("what was chosen can be taken back, as at every table", async () => {
  await show(stateWith(VIEW, take("gold", "gold")));
  const undo = [...document.querySelectorAll<HTMLButtonElement>(".plain-choices button")];
  await act(async () => undo.find((button) => button.getAttribute("aria-label") === "Take back")?.click());
  expect(said).toEqual([{ kind: "undo", seat: 0 }]);
});
