import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Command, FromTable } from "../wire";
import { type TableConnection, watch } from "./live";

class FakeSocket {
  static made: FakeSocket[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = () => {};
  readonly sent: Command[] = [];
  closed = false;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {
    this.closed = true;
  }
  tell(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const SCENE = { kind: "scene", lobby: { table: "t" }, seat: 0, count: 0, lines: [], view: {}, now: null } as const;
let connection: TableConnection;
let drawn: number;

beforeEach(() => {
  drawn = 0;
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  connection = watch(
    "ws://table",
    () => {
      drawn += 1;
    },
    () => null,
  );
});
afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function socket(): FakeSocket {
  return FakeSocket.made.at(-1) as FakeSocket;
}

function arrive(): void {
  socket().onopen();
  socket().tell(SCENE as unknown as FromTable);
}

test("a page over plain http, which is given no random names, watches a table all the same", () => {
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
  const other = watch(
    "ws://plain",
    () => {},
    () => null,
  );
  socket().onopen();
  expect(socket().sent).toMatchObject([{ kind: "hello", id: "070707070707-0" }]);
  other.close();
});

test("a command is busy until its answer, which comes to whoever asked", async () => {
  arrive();
  const answer = connection.send({ kind: "act", seat: 0, on: 0, action: { kind: "land" } });
  expect(connection.now().busy).toBe(true);
  const id = socket().sent.at(-1)?.id;
  socket().tell({ kind: "accepted", id });
  expect(await answer).toEqual({ kind: "accepted", id });
  expect(connection.now().busy).toBe(false);
});

test("after a break it connects anew and says again what was not answered", async () => {
  arrive();
  const answer = connection.send({ kind: "undo", seat: 0 });
  const said = socket().sent.at(-1);
  socket().onclose();
  expect(connection.now().phase.kind).toBe("waiting");
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.made).toHaveLength(2);
  arrive();
  expect(socket().sent.map((command) => command.kind)).toEqual(["hello", "undo"]);
  expect(socket().sent[1]).toEqual(said);
  socket().tell({ kind: "accepted", id: said?.id });
  expect((await answer).kind).toBe("accepted");
});

test("a device that is offline drops its socket, and what the old one says late is not heard", () => {
  arrive();
  const old = socket();
  dispatchEvent(new Event("offline"));
  expect(old.closed).toBe(true);
  expect(connection.now().phase.kind).toBe("offline");
  old.onclose();
  expect(connection.now().phase.kind).toBe("offline");
  dispatchEvent(new Event("online"));
  expect(FakeSocket.made).toHaveLength(2);
});

function told(count: number) {
  const beats = [{ line: { count }, changes: { portal: 3 + count }, added: {} }];
  return { kind: "told", count, beats, now: { deadline: null } };
}

test("what is told becomes the state", () => {
  arrive();
  socket().tell(told(1));
  expect(connection.now().state).toMatchObject({ count: 1, view: { portal: 4 } });
});

test("what is told in one go is drawn once, what somebody does at once, and a hidden page waits for no timer", () => {
  arrive();
  vi.runOnlyPendingTimers();
  drawn = 0;
  socket().tell(told(1));
  socket().tell(told(2));
  expect(drawn).toBe(0);
  vi.advanceTimersByTime(1);
  expect(drawn).toBe(1);
  connection.send({ kind: "undo", seat: 0 });
  expect(drawn).toBe(2);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  socket().tell(told(3));
  expect(drawn).toBe(3);
  vi.restoreAllMocks();
});
