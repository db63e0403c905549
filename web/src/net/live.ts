// A table that is watched: the state machine of the link, joined to a real socket, real timers and the page.
import type { FromTable } from "../wire";
import { type Answer, type Link, type Occurrence, type Order, type Phase, start, step } from "./link";
import { receive, type TableState } from "./scene";

export interface Live {
  readonly phase: Phase;
  readonly lag: number | null;
  readonly state: TableState | null;
  /** Whether a command that changes something is under way: nothing else should be sent then. */
  readonly busy: boolean;
}

export interface TableLine {
  now(): Live;
  say(order: Order): Promise<Answer>;
  close(): void;
}

const BEAT = 4_000;

export function watch(address: string, changed: () => void): TableLine {
  let link: Link = start(crypto.randomUUID().slice(0, 13));
  let state: TableState | null = null;
  let socket: WebSocket | null = null;
  let timer = 0;
  const answers = new Map<string, (answer: Answer) => void>();

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
    changed();
  }

  function connect(): void {
    window.clearTimeout(timer);
    const mine = new WebSocket(address);
    socket = mine;
    mine.onopen = () => happen({ kind: "opened" });
    mine.onmessage = (event) => happen({ kind: "heard", message: JSON.parse(event.data) as FromTable, at: Date.now() });
    mine.onclose = (event) => {
      // A socket that was given up may report its end late.
      if (socket === mine) happen({ kind: "lost", code: event.code, chance: Math.random() });
    };
  }

  /** Not waiting for its farewell: on a dead network none comes. */
  function drop(): void {
    const old = socket;
    socket = null;
    old?.close();
  }

  function tell(message: FromTable): void {
    state = receive(state, message, Date.now());
    if (message.kind === "scene" || message.kind === "told" || message.kind === "lobby" || message.kind === "pong")
      return;
    const waiting = new Set(link.unanswered.map((command) => command.id));
    for (const [id, answered] of answers) {
      if (waiting.has(id)) continue;
      answered(message);
      answers.delete(id);
    }
  }

  const up = () => happen({ kind: "network", up: true });
  const down = () => happen({ kind: "network", up: false });
  const seen = () => document.visibilityState === "visible" && up();
  const beat = window.setInterval(() => happen({ kind: "beat", at: Date.now(), chance: Math.random() }), BEAT);
  window.addEventListener("online", up);
  window.addEventListener("offline", down);
  document.addEventListener("visibilitychange", seen);
  connect();

  return {
    now: () => ({ phase: link.phase, lag: link.lag, state, busy: link.unanswered.some(changes) }),
    say: (order) =>
      new Promise((resolve) => {
        answers.set(`${link.word}-${link.said}`, resolve);
        happen({ kind: "say", order });
      }),
    close: () => {
      happen({ kind: "quit" });
      window.clearInterval(beat);
      window.clearTimeout(timer);
      window.removeEventListener("online", up);
      window.removeEventListener("offline", down);
      document.removeEventListener("visibilitychange", seen);
    },
  };
}

function changes(command: Order): boolean {
  return ["act", "take_back", "hand_over"].includes(command.kind);
}
