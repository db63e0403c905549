import { describe, expect, test } from "vitest";
import type { Command, FromTable } from "../wire";
import { backoff, type Effect, type Link, type Occurrence, start, step } from "./link";

const WORD = "page";
const LAND = { kind: "act", seat: 0, on: 3, action: { kind: "land" } } as const;

function having(...happened: Occurrence[]): { link: Link; effects: readonly Effect[] } {
  return happened.reduce<{ link: Link; effects: readonly Effect[] }>((so_far, now) => step(so_far.link, now), {
    link: start(WORD),
    effects: [],
  });
}

function sent(effects: readonly Effect[]): Command[] {
  return effects.flatMap((effect) => (effect.kind === "send" ? [effect.command] : []));
}

function scene(count: number, seat: number | null = 0): Occurrence {
  const message = { kind: "scene", count, seat, lines: [] } as unknown as FromTable;
  return { kind: "heard", message, at: 0 };
}

function told(count: number, lines: number): Occurrence {
  const message = { kind: "told", count, beats: Array(lines).fill({ line: {} }) } as unknown as FromTable;
  return { kind: "heard", message, at: 0 };
}

const beat = (at: number): Occurrence => ({ kind: "pulse", at, chance: 0 });
const OPENED: Occurrence = { kind: "opened" };
const LIVE = [OPENED, scene(3)];
const LOST: Occurrence = { kind: "lost", chance: 0 };
const SEND_LAND: Occurrence = { kind: "command", command: LAND };

describe("connecting", () => {
  test("says hello with nothing at first", () => {
    expect(sent(having(OPENED).effects)).toEqual([{ kind: "hello", id: "page-0", have: 0, seat: null }]);
  });
  test("is live once the scene is there", () => {
    expect(having(OPENED).link.phase.kind).toBe("connecting");
    expect(having(...LIVE).link.phase.kind).toBe("live");
  });
  test("says hello with the count and the seat it has when it comes back", () => {
    const back = having(...LIVE, told(5, 2), LOST, { kind: "retry" }, OPENED);
    expect(sent(back.effects)).toEqual([{ kind: "hello", id: "page-1", have: 5, seat: 0 }]);
  });
});

describe("losing the connection", () => {
  test("waits longer each time, with a share of chance, and never too long", () => {
    expect([0, 1, 2, 3].map((attempts) => backoff(attempts, 0))).toEqual([250, 500, 1000, 2000]);
    expect([0, 1, 2, 3].map((attempts) => backoff(attempts, 1))).toEqual([500, 1000, 2000, 4000]);
    expect(backoff(50, 1)).toBe(5_000);
  });
  test("counts the attempts and forgets them when it is live again", () => {
    const twice = having(...LIVE, LOST, { kind: "retry" }, LOST);
    expect(twice.effects).toEqual([{ kind: "wait", ms: 500 }]);
    expect(having(...LIVE, LOST, { kind: "retry" }, ...LIVE).link.attempts).toBe(0);
  });
  test("connects again when the wait is over", () => {
    expect(having(...LIVE, LOST, { kind: "retry" }).effects).toEqual([{ kind: "connect" }]);
  });
  test("does not try while the device is offline, and at once when it is not", () => {
    const offline = having(...LIVE, { kind: "network", up: false });
    expect(offline.link.phase.kind).toBe("offline");
    expect(offline.effects).toEqual([{ kind: "drop" }]);
    expect(step(offline.link, LOST).effects).toEqual([]);
    expect(step(offline.link, { kind: "network", up: true }).effects).toEqual([{ kind: "connect" }]);
  });
  test("ends a wait early when the page is seen again", () => {
    const waiting = having(...LIVE, LOST);
    expect(step(waiting.link, { kind: "network", up: true }).effects).toEqual([{ kind: "connect" }]);
    expect(step(having(...LIVE).link, { kind: "network", up: true }).effects).toEqual([]);
  });
  test("is closed for good when the page leaves, and nothing wakes it", () => {
    const closed = having(...LIVE, { kind: "quit" });
    expect(closed.link.phase).toEqual({ kind: "closed" });
    expect(step(closed.link, { kind: "network", up: true }).effects).toEqual([]);
  });
  test("drops its socket when the page leaves", () => {
    expect(having(...LIVE, { kind: "quit" }).effects).toEqual([{ kind: "drop" }]);
  });
});

describe("the count", () => {
  test("follows what is told", () => {
    const followed = having(...LIVE, told(4, 1), told(7, 3));
    expect(followed.link.have).toBe(7);
    expect(followed.effects.map((effect) => effect.kind)).toEqual(["tell"]);
  });
  test("a gap is loss: what came is not shown, and what is missing is asked for", () => {
    const gap = having(...LIVE, told(6, 1));
    expect(gap.link.have).toBe(3);
    expect(sent(gap.effects)).toEqual([{ kind: "hello", id: "page-1", have: 3, seat: 0 }]);
  });
  test("while it asks, nothing else is believed, and it asks once", () => {
    const asking = having(...LIVE, told(6, 1), told(7, 1));
    expect(asking.effects).toEqual([]);
    expect(step(asking.link, scene(7)).link).toMatchObject({ have: 7, asking: false });
  });
  test("something told twice is a gap too", () => {
    expect(sent(having(...LIVE, told(4, 1), told(4, 1)).effects)).toHaveLength(1);
  });
});

describe("commands", () => {
  test("each has an id of its own", () => {
    const twice = having(...LIVE, SEND_LAND, SEND_LAND);
    const ids = twice.link.unreplied.map((command) => command.id);
    expect(new Set(ids).size).toBe(2);
  });
  test("are said again with the same id after a reconnect, after hello, until they are answered", () => {
    const before = having(...LIVE, SEND_LAND);
    const [said] = sent(before.effects);
    const back = [LOST, { kind: "retry" }, OPENED].reduce(
      (so_far, now) => step(so_far.link, now as Occurrence),
      before,
    );
    expect(sent(back.effects).map((command) => command.kind)).toEqual(["hello", "act"]);
    expect(sent(back.effects)[1]).toEqual(said);
    const answer = { kind: "accepted", id: said?.id ?? "" } as const;
    const answered = step(back.link, { kind: "heard", message: answer, at: 0 });
    expect(answered.link.unreplied).toEqual([]);
    expect(answered.effects).toEqual([{ kind: "tell", message: answer }]);
  });
  test("made while it is away wait for the connection", () => {
    const away = having(...LIVE, LOST, SEND_LAND);
    expect(away.effects).toEqual([]);
    const back = having(...LIVE, LOST, SEND_LAND, { kind: "retry" }, OPENED);
    expect(sent(back.effects).map((command) => command.kind)).toEqual(["hello", "act"]);
  });
  test("that a busy table passed over are said again after a beat, but not what takes long", () => {
    const hint: Occurrence = { kind: "command", command: { kind: "hint", seat: 0 } };
    const recall: Occurrence = { kind: "command", command: { kind: "recall", seat: 0, after: 1, to: 3 } };
    const first = having(...LIVE, SEND_LAND, hint, recall, beat(1000));
    expect(sent(first.effects).map((command) => command.kind)).toEqual(["ping"]);
    expect(sent(step(first.link, beat(5000)).effects)).toEqual([first.link.unreplied[0]]);
  });
  test("that could not be read are not said again", () => {
    const said = having(...LIVE, SEND_LAND);
    const refusal = (id: string): Occurrence => {
      const why = { kind: "text", id } as const;
      return { kind: "heard", message: { kind: "refused", id: null, why }, at: 0 };
    };
    expect(step(said.link, refusal("refused-too_fast")).link.unreplied).toHaveLength(1);
    expect(step(said.link, refusal("refused-unreadable")).link.unreplied).toEqual([]);
  });
  test("a refusal is an answer", () => {
    const said = having(...LIVE, SEND_LAND);
    const id = said.link.unreplied[0]?.id ?? "";
    const why = { kind: "text", id: "refused-conflict" } as const;
    const refused = step(said.link, { kind: "heard", message: { kind: "refused", id, why }, at: 0 });
    expect(refused.link.unreplied).toEqual([]);
  });
});

describe("the pulse", () => {
  test("measures the lag", () => {
    const pinged = having(...LIVE, beat(1000));
    const [ping] = sent(pinged.effects);
    const pong = { kind: "pong", id: ping?.id ?? "" } as const;
    expect(step(pinged.link, { kind: "heard", message: pong, at: 1080 }).link.lag).toBe(80);
  });
  test("is not repeated while one is under way", () => {
    expect(having(...LIVE, beat(1000), beat(5000)).effects).toEqual([]);
  });
  test("without an answer the connection is dead: dropped, then tried again", () => {
    const dead = having(...LIVE, beat(1000), beat(11_000));
    expect(dead.effects).toEqual([{ kind: "drop" }, { kind: "wait", ms: 250 }]);
    expect(dead.link.phase.kind).toBe("waiting");
  });
});

test("talk before the start and passing signs answer nothing", () => {
  const sign: Occurrence = { kind: "heard", message: { kind: "emoted", seat: 1, emote: "hello" }, at: 0 };
  const { link, effects } = having(...LIVE, SEND_LAND, sign);
  expect(link.unreplied).toHaveLength(1);
  expect(effects).toEqual([{ kind: "tell", message: { kind: "emoted", seat: 1, emote: "hello" } }]);
});
