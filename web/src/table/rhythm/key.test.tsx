// The hand at the key: times are those of the events, and every stroke is sent at once, in a row.
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Reply, Unsent } from "../../net/link";
import type { Live, TableConnection } from "../../net/live";
import { change, settings } from "../../ui/settings";
import { speak } from "../../words/use";
import type { Rhythm } from "../face/face";
import type { Transmission } from "../face/strokes";
import { Key } from "./key";

const RHYTHM: Rhythm<Readonly<Record<string, unknown>>> = {
  part: "drum",
  strokes: { first: "begin", up: "rise", down: "fall" },
  bounds: () => ({ low: 50, high: 20_000 }),
  sends: () => true,
  wanted: (view) => view.wanted as number | null,
  sent: (view) => (view.sent ?? []) as readonly Transmission[],
  since: () => 0,
  listening: () => ({ whole: false, timeLine: true, again: false }),
};

let said: Unsent[];
let answer: Promise<Reply>;
const table = { current: document.body };
const refused = vi.fn();
const connection: TableConnection = {
  now: () => ({ state: { count: 7 } }) as Live,
  send: (command) => {
    said.push(command);
    return answer;
  },
  lastId: () => `c${said.length}`,
  close: () => {},
};

beforeEach(() => {
  said = [];
  answer = new Promise(() => {});
  refused.mockReset();
  change({ toggle: false, sound: false });
});
afterEach(() => render(null, document.body));

async function show(view: Readonly<Record<string, unknown>>, idle = false): Promise<void> {
  await act(() =>
    render(<Key {...{ rhythm: RHYTHM, view, seat: 0, idle, connection, refused, table }} />, document.body),
  );
}

async function space(kind: "keydown" | "keyup", at: number, more: KeyboardEventInit = {}): Promise<void> {
  const event = new KeyboardEvent(kind, { code: "Space", key: " ", bubbles: true, ...more });
  Object.defineProperty(event, "timeStamp", { value: at });
  await act(() => {
    document.body.dispatchEvent(event);
  });
}

function acts(): readonly unknown[] {
  return said.map((command) =>
    command.kind === "act" ? [command.action, command.on, command.after ?? null] : command,
  );
}

test("down is laid, up begins, and each stroke names the one before without waiting for an answer", async () => {
  await show({ wanted: 4 });
  await space("keydown", 1_000);
  await space("keyup", 1_500);
  await space("keydown", 2_234);
  await space("keyup", 2_500);
  await space("keydown", 3_000);
  await space("keyup", 3_100);
  expect(acts()).toEqual([
    [{ kind: "begin" }, 7, null],
    [{ kind: "fall", number: 734 }, 7, "c1"],
    [{ kind: "rise", number: 266 }, 7, "c2"],
    [{ kind: "fall", number: 500 }, 7, "c3"],
  ]);
});

test("a key that repeats itself while it is held means nothing", async () => {
  await show({ wanted: 4 });
  await space("keydown", 1_000);
  await space("keydown", 1_300, { repeat: true });
  await space("keyup", 1_500);
  expect(acts()).toHaveLength(1);
});

test("one key in turn: the first press begins", async () => {
  change({ toggle: true });
  await show({ wanted: 2 });
  for (const [down, up] of [
    [100, 150],
    [900, 950],
  ] as const) {
    await space("keydown", down);
    await space("keyup", up);
  }
  expect(acts()).toEqual([
    [{ kind: "begin" }, 7, null],
    [{ kind: "fall", number: 800 }, 7, "c1"],
  ]);
});

test("a rehearsal goes nowhere", async () => {
  await show({ wanted: 2 });
  const rehearse = document.querySelector<HTMLElement>(".rhythm-tools button");
  await act(() => rehearse?.click());
  await space("keydown", 100);
  await space("keyup", 200);
  await space("keydown", 900);
  expect(said).toEqual([]);
  expect(document.querySelectorAll(".rhythm-line rect")).toHaveLength(1);
});

test("without anything to send the hand sends nothing", async () => {
  await show({ wanted: null });
  await space("keydown", 100);
  await space("keyup", 200);
  expect(said).toEqual([]);
});

test("a flight that the table has ended by itself is taken over, and the next stroke begins a new row", async () => {
  await show({ wanted: 4 });
  await space("keydown", 0);
  await space("keyup", 100);
  const strokes = [
    { hand: "up", ms: 0 },
    { hand: "down", ms: 20_000 },
  ];
  await show({ wanted: 4, sent: [{ strokes, ended: false, void: false }] });
  await space("keydown", performance.now() + 100);
  await space("keyup", performance.now() + 400);
  expect(acts().at(-1)).toEqual([{ kind: "rise", number: expect.any(Number) }, 7, null]);
});

test("whoever has nothing to choose is not asked to prepare anything", async () => {
  await speak(settings.get().language);
  const words = () => document.querySelector(".rhythm-key small")?.textContent;
  await show({ wanted: null });
  expect(words()).toBe("Prepare first what you send.");
  await show({ wanted: null }, true);
  expect(words()).toBe("Nothing to send now.");
});
