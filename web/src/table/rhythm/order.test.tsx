// What is seen and what is heard come in one order, under a fake clock: a rhythm has its turn among all that happens,
// lasts as long as it was sent whatever the tempo, and nothing that came after it is shown or sounds before it was heard.
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Live, TableConnection } from "../../net/live";
import { receive, type TableState } from "../../net/scene";
import { change, type Tempo } from "../../ui/settings";
import type { Beat, FromTable, Lobby } from "../../wire";
import { Wording } from "../../words/wording";
import type { AnyFace, ToldEvent } from "../face/face";
import { Play } from "../play/play";
import "../end/epilogue"; // comes with the end, and is waited for here
import type { Direction, Transmission } from "../face/strokes";
import { BUFFER, PAUSE } from "./hearing";

const { log } = vi.hoisted(() => ({ log: [] as (readonly [number, string])[] }));
vi.mock("./voice", () => ({
  canSound: () => true,
  voice: () => ({ stroke: (hand: Direction, at: number) => log.push([at, hand]), hush: () => {} }),
}));
vi.mock("../../ui/sound", () => ({ play: (sound: string) => log.push([performance.now(), sound]) }));

interface Sent {
  readonly sent: readonly Transmission[];
  readonly at: string;
  readonly sends: boolean;
}

const WORDS = ["title", "launched", "guess", "banner"].map((name) => `${name} = Now ${name}`).join("\n");
const WORDING = new Wording("en", [`${WORDS}\nstroke = A stroke\nlabel-a = Do a`], ["Anna", "Ben"], 1);
const FACE = {
  slug: "tiny",
  Board: ({ view }: { view: Sent }) => <div class="shown">{view.at}</div>,
  Mine: () => null,
  Other: () => null,
  figures: () => [],
  buttons: ["a"],
  quiet: ["stroke"],
  sound: ({ kind }: ToldEvent) => (kind === "guess" ? "alarm" : kind === "banner" ? "card" : null),
  cues: ({ kind }: ToldEvent) =>
    kind === "banner" ? [{ kind, ms: 1_000 }] : kind === "guess" ? [{ kind: "light", at: [], ms: 400 }] : [],
  rhythm: {
    part: "tap",
    strokes: { first: "launch", up: "take_off", down: "land" },
    bounds: () => ({ low: 50, high: 20_000 }),
    sends: (view: Sent) => view.sends,
    wanted: () => null,
    sent: (view: Sent) => view.sent,
    since: () => 0,
    listening: () => ({ whole: false, timeLine: true, again: true }),
  },
} as unknown as AnyFace;

const LOBBY = {
  table: "t",
  game: "tiny",
  state: "playing",
  seats: ["Anna", "Ben"].map((name) => ({ player: { name, bot: null }, shape: null, here: true, away_seconds: null })),
  mine: [1],
  spectators: 0,
} as unknown as Lobby;

const NOW = {
  prompt: null,
  choices: null,
  waiting: [],
  deadline: null,
  hand_over: [],
  result: null,
  standing_order: null,
};
const OFFER = { action: { kind: "a" }, label: { kind: "text", id: "label-a" }, path: ["a"], number: null };
const GUESS_DUE = { ...NOW, choices: { seat: 1, must: true, offers: [OFFER], decision: null, undo: 0 } };

const CONNECTION: TableConnection = {
  now: () => ({ busy: false }) as Live,
  send: async () => ({ kind: "accepted", id: "1" }),
  lastId: () => "c1",
  close: () => {},
};

let state: TableState;
let start: number;

beforeEach(async () => {
  vi.useFakeTimers({ now: 10_000 });
  localStorage.clear();
  log.length = 0;
  start = performance.now();
  const empty = { sent: [], at: "nothing", sends: false };
  const base = { lobby: LOBBY, lobbyAt: 0, seat: 1, count: 0, lines: [], beats: [], due: null, handOver: [] };
  state = { ...base, view: empty, prompt: null, choices: null, waiting: [], result: null, standingOrder: null };
  await shown();
});
afterEach(() => {
  render(null, document.body);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  change({ tempo: "brisk" });
});

async function shown(): Promise<void> {
  const live: Live = { phase: { kind: "live" }, lag: null, state, busy: false };
  const reading = { chapter: "log", clause: null, open: true } as const;
  const more = { send: async () => true, note: null, setNote: () => {}, setReading: () => {}, beside: true };
  const props = { live, state, connection: CONNECTION, face: FACE, wording: WORDING, reading, ...more };
  await act(() => render(<Play {...props} view={state.view ?? {}} />, document.body));
}

/** What the table tells, each event with the view after it. */
async function told(kinds: readonly string[], now: unknown = NOW): Promise<void> {
  let { sent } = state.view as unknown as Sent;
  const beats = kinds.map((kind, place) => {
    sent = after(sent, kind);
    const [name] = kind.split(" ");
    const count = state.count + place + 1;
    const line = { count, event: { kind: name }, text: { kind: "text", id: name } };
    return { line, changes: { sent, at: kind }, added: {} } as unknown as Beat;
  });
  const message = { kind: "told", count: state.count + kinds.length, beats, now } as unknown as FromTable;
  state = receive(state, message, performance.now()) ?? state;
  await shown();
}

/** "launched", then "stroke down 700", "stroke up 300", "stroke end 900". */
function after(sent: readonly Transmission[], kind: string): readonly Transmission[] {
  const [name, hand, ms] = kind.split(" ");
  if (name === "launched") return [...sent, { strokes: [{ hand: "up", ms: 0 }], ended: false, void: false }];
  const last = sent.at(-1);
  if (name !== "stroke" || !last) return sent;
  const stroke = { hand: hand === "up" ? "up" : "down", ms: Number(ms) } as const;
  return [...sent.slice(0, -1), { ...last, strokes: [...last.strokes, stroke], ended: hand === "end" }];
}

async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 10)
    await act(() => void vi.advanceTimersByTime(Math.min(10, ms - passed)));
}

function board(): string {
  return document.querySelector(".shown")?.textContent ?? "";
}

function heard(): readonly (readonly [number, string])[] {
  return log
    .toSorted(([one], [other]) => one - other)
    .map(([at, what]) => [Math.round((at - start) / 10) * 10, what] as const);
}

const ONE = ["launched", "stroke down 700", "stroke up 300", "stroke end 900"] as const;

test.each<[Tempo, number, number]>([
  ["brisk", 1_000, 400],
  ["calm", 1_700, 680],
  ["fast", 450, 180],
])(
  "all at once from the table, and at %s tempo one after the other, with the durations sent",
  async (tempo, banner, light) => {
    change({ tempo });
    await told(["banner", ...ONE, "guess wrong", ...ONE], GUESS_DUE);
    await pass(12_000);
    const [first, end] = [banner + BUFFER, banner + BUFFER + 1_900];
    const second = Math.max(end + light + BUFFER, end + PAUSE);
    const strokes = (from: number) => [from, from + 700, from + 1_000, from + 1_900];
    const hands = ["up", "down", "up", "down"];
    const near = (wanted: readonly (readonly [number, string])[]) =>
      expect(heard().map(([, what]) => what)).toEqual(wanted.map(([, what]) => what));
    const wanted = [
      [0, "card"] as const,
      ...strokes(first).map((at, place) => [at, hands[place] ?? ""] as const),
      [end, "alarm"] as const,
      ...strokes(second).map((at, place) => [at, hands[place] ?? ""] as const),
      [second + 1_900, "turn"] as const,
    ];
    near(wanted);
    for (const [place, [at]] of heard().entries())
      expect(Math.abs(at - (wanted[place]?.[0] ?? 0))).toBeLessThanOrEqual(40);
  },
);

test("the durations within a transmission are exact, whatever stands before it", async () => {
  await told(["banner", ...ONE]);
  await pass(5_000);
  const at = log.filter(([, what]) => what === "up" || what === "down").map(([time]) => time);
  expect(at.map((time) => time - (at[0] ?? 0))).toEqual([0, 700, 1_000, 1_900]);
});

test("board, sentence, log and choice wait until all was heard", async () => {
  await told([...ONE, "guess wrong"], GUESS_DUE);
  await pass(BUFFER + 1_800);
  expect(board()).not.toContain("guess");
  expect(document.body.textContent).not.toContain("Now guess");
  expect(document.querySelector('[data-part="a"]')).toBeNull();
  await pass(700);
  expect(board()).toBe("guess wrong");
  expect(document.body.textContent).toContain("Now guess");
  expect(document.querySelector('[data-part="a"]')).not.toBeNull();
});

test("a click or a key skips what is seen, never what is heard; who has heard enough says so", async () => {
  await told(["banner", ...ONE, "guess wrong"]);
  await pass(100);
  await act(() => void document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));
  expect(board()).toBe("banner");
  await act(() => void document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));
  await pass(500);
  expect(board()).not.toContain("guess");
  await act(() => document.querySelector<HTMLButtonElement>(".rhythm-skip")?.click());
  await pass(500);
  expect(board()).toBe("guess wrong");
});

test("stroke by stroke over the network, and what comes between two transmissions in its place", async () => {
  for (const [place, kind] of ONE.entries()) {
    await told([kind]);
    await pass([700, 300, 900, 0][place] ?? 0);
  }
  await told(["guess wrong"]);
  await pass(3_000);
  expect(heard().map(([, what]) => what)).toEqual(["up", "down", "up", "down", "alarm"]);
  expect(heard().map(([at]) => at)[3]).toBe(BUFFER + 1_900);
});

test("a game that is over meanwhile is over when all of it was heard, and was not given up", async () => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 404 })); // no frames: it has nothing to tell of how it went
  state = { ...state, lobby: { ...LOBBY, state: "over" } };
  const result = { reason: "twelve", winners: [0, 1], scores: [1, 1], parts: [], par: null, games: null };
  await told([...ONE, "guess right"], { ...NOW, result });
  expect(document.querySelector(".over")).toBeNull();
  await pass(4_000);
  expect(board()).toBe("guess right");
  expect(document.querySelectorAll(".over")).toHaveLength(1);
});

test("who sends is held up by nothing", async () => {
  state = { ...state, view: { ...state.view, sends: true } };
  await shown();
  await told([...ONE]);
  expect(board()).toBe("stroke end 900");
});

function isHidden(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

test("at a hidden page no transmission begins, and it is heard from its beginning when somebody looks", async () => {
  isHidden(true);
  await told(["banner", ...ONE, "guess wrong"]);
  await pass(5_000);
  expect([board(), heard().map(([, what]) => what)]).toEqual(["banner", []]);
  isHidden(false);
  await pass(5_000);
  expect([board(), heard().map(([, what]) => what)]).toEqual(["guess wrong", ["up", "down", "up", "down", "alarm"]]);
});

test("one that has begun goes on at a hidden page", async () => {
  await told([...ONE]);
  await pass(BUFFER + 100);
  isHidden(true);
  await pass(5_000);
  expect(heard().map(([, what]) => what)).toEqual(["up", "down", "up", "down"]);
});
