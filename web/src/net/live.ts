// A table that is watched: the state machine of the link, joined to a real socket, real timers and the page.
import type { FromTable } from "../wire";
import { type Link, nextId, type Occurrence, type Phase, type Reply, start, step, type Unsent } from "./link";
import { randomHex } from "./random";
import { receive, type Seen, type TableState } from "./scene";

export interface Live {
  readonly phase: Phase;
  readonly lag: number | null;
  readonly state: TableState | null;
  /** Whether a command that changes something is under way: nothing else should be sent then. */
  readonly busy: boolean;
}

export interface TableConnection {
  now(): Live;
  send(command: Unsent): Promise<Reply>;
  /** The id of the command that was sent last: one in a row names the one before it. */
  lastId(): string;
  close(): void;
}

const PULSE = 4_000;
/** The kinds of messages that answer a command. */
const REPLIES: readonly FromTable["kind"][] = ["accepted", "refused", "because", "hinted", "recalled"];

export function watch(address: string, changed: () => void, seen: Seen): TableConnection {
  let link: Link = start(randomHex(6));
  let state: TableState | null = null;
  let socket: WebSocket | null = null;
  let timer = 0;
  let drawing = 0;
  const replies = new Map<string, (reply: Reply) => void>();

  function happen(now: Occurrence): void {
    const next = step(link, now);
    link = next.link;
    for (const effect of next.effects) {
      if (effect.kind === "connect") connect();
      if (effect.kind === "drop") drop();
      if (effect.kind === "wait") timer = window.setTimeout(() => happen({ kind: "retry" }), effect.ms);
      if (effect.kind === "send") socket?.send(JSON.stringify(effect.command));
      if (effect.kind === "tell") tell(effect.message);
    }
    // Messages that come in one go are drawn once; but the timers of a hidden page are slow.
    if (now.kind === "heard" && !document.hidden) drawing ||= window.setTimeout(draw);
    else draw();
  }

  function draw(): void {
    window.clearTimeout(drawing);
    drawing = 0;
    changed();
  }

  function connect(): void {
    window.clearTimeout(timer);
    const mine = new WebSocket(address);
    socket = mine;
    mine.onopen = () => happen({ kind: "opened" });
    mine.onmessage = (event) => happen({ kind: "heard", message: JSON.parse(event.data) as FromTable, at: Date.now() });
    mine.onclose = () => {
      // A socket that was given up may report its end late.
      if (socket === mine) happen({ kind: "lost", chance: Math.random() });
    };
  }

  /** Not waiting for its farewell: on a dead network none comes. */
  function drop(): void {
    const old = socket;
    socket = null;
    old?.close();
  }

  function tell(message: FromTable): void {
    state = receive(state, message, Date.now(), seen);
    if (!REPLIES.includes(message.kind)) return;
    const waiting = new Set(link.unreplied.map((command) => command.id));
    for (const [id, resolve] of replies) {
      if (waiting.has(id)) continue;
      resolve(message as Reply);
      replies.delete(id);
    }
  }

  const stopListening = listenToPage(happen);
  connect();

  return {
    now: () => ({ phase: link.phase, lag: link.lag, state, busy: link.unreplied.some(changes) }),
    send: (command) =>
      new Promise((resolve) => {
        replies.set(nextId(link), resolve);
        happen({ kind: "command", command });
      }),
    lastId: () => nextId({ ...link, said: link.said - 1 }),
    close: () => {
      happen({ kind: "quit" });
      window.clearTimeout(timer);
      window.clearTimeout(drawing);
      stopListening();
    },
  };
}

/** Whether the network is there, as far as the page knows, and a pulse to find out the rest; call what it returns to stop. */
function listenToPage(happen: (now: Occurrence) => void): () => void {
  const up = () => happen({ kind: "network", up: true });
  const down = () => happen({ kind: "network", up: false });
  const looked = () => document.visibilityState === "visible" && up();
  const pulse = window.setInterval(() => happen({ kind: "pulse", at: Date.now(), chance: Math.random() }), PULSE);
  window.addEventListener("online", up);
  window.addEventListener("offline", down);
  document.addEventListener("visibilitychange", looked);
  return () => {
    window.clearInterval(pulse);
    window.removeEventListener("online", up);
    window.removeEventListener("offline", down);
    document.removeEventListener("visibilitychange", looked);
  };
}

function changes(command: Unsent): boolean {
  return ["act", "undo", "hand_over"].includes(command.kind);
}
