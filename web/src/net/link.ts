// The connection to a table as one small state machine: pure, so that every way a network can fail is a test.
// It knows when to connect, what to say first, what to say again, and when something was missed.
import type { Accepted, Because, Command, FromTable, Hinted, Recalled, Refused } from "../wire";

export type Phase =
  | { readonly kind: "connecting" }
  | { readonly kind: "live" }
  | { readonly kind: "waiting"; readonly ms: number }
  | { readonly kind: "offline" }
  | { readonly kind: "closed" };

export interface Link {
  readonly phase: Phase;
  /** Failed attempts since it was last live. */
  readonly attempts: number;
  /** This viewer's own count of what it was told, and the seat it was told for. */
  readonly have: number;
  readonly seat: number | null;
  /** Said and not answered yet: said again, with the same ids, on every new connection. */
  readonly unreplied: readonly Command[];
  /** Those of them that were unreplied at the last pulse already: said again at the next. */
  readonly overdue: readonly string[];
  /** Something was missed and has been asked for again: until it comes nothing else is believed. */
  readonly asking: boolean;
  readonly ping: { readonly id: string; readonly at: number } | null;
  readonly lag: number | null;
  /** For ids of our own: the word of this page, and a number. */
  readonly word: string;
  readonly said: number;
}

export type Occurrence =
  | { readonly kind: "opened" }
  | { readonly kind: "lost"; readonly chance: number }
  | { readonly kind: "retry" }
  | { readonly kind: "network"; readonly up: boolean }
  | { readonly kind: "heard"; readonly message: FromTable; readonly at: number }
  | { readonly kind: "command"; readonly command: Unsent }
  | { readonly kind: "pulse"; readonly at: number; readonly chance: number }
  | { readonly kind: "quit" };

export type Effect =
  | { readonly kind: "connect" }
  | { readonly kind: "drop" }
  | { readonly kind: "wait"; readonly ms: number }
  | { readonly kind: "send"; readonly command: Command }
  | { readonly kind: "tell"; readonly message: FromTable };

export type Reply = Accepted | Refused | Because | Hinted | Recalled;
/** A command as it is wished for; the link gives it its id. */
export type Unsent = Command extends infer Each ? (Each extends Command ? Omit<Each, "id"> : never) : never;

interface Transition {
  readonly link: Link;
  readonly effects: readonly Effect[];
}

const UNREADABLE = "refused-unreadable";
const FIRST_WAIT = 500;
const LONGEST_WAIT = 5_000;
/** Silence after a ping that means the connection is dead, even if nobody has said so. */
const SILENCE = 9_000;

export function start(word: string): Link {
  const fresh = {
    attempts: 0,
    have: 0,
    seat: null,
    unreplied: [],
    overdue: [],
    asking: false,
    ping: null,
    lag: null,
    said: 0,
  };
  return { phase: { kind: "connecting" }, ...fresh, word };
}

export function step(link: Link, now: Occurrence): Transition {
  if (link.phase.kind === "closed") return { link, effects: [] };
  switch (now.kind) {
    case "opened":
      return greet({ ...link, ping: null });
    case "lost":
      return lost(link, now.chance);
    case "retry":
      return link.phase.kind === "waiting" ? connect(link) : { link, effects: [] };
    case "network":
      return network(link, now.up);
    case "heard":
      return heard(link, now.message, now.at);
    case "command":
      return send(link, now.command);
    case "pulse":
      return pulse(link, now.at, now.chance);
    case "quit":
      return { link: { ...link, phase: { kind: "closed" } }, effects: [{ kind: "drop" }] };
  }
}

/** The id of the command that is said next. */
export function nextId({ word, said }: Link): string {
  return `${word}-${said}`;
}

/** Half of the wait is certain, half is chance: a thousand browsers must not come back in the same moment. */
export function backoff(attempts: number, chance: number): number {
  const whole = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempts);
  return Math.round(whole / 2 + (whole / 2) * chance);
}

/** Say what we have, then everything that was never answered. */
function greet(link: Link): Transition {
  const id = nextId(link);
  const hello: Command = { kind: "hello", id, have: link.have, seat: link.seat };
  const commands = [hello, ...link.unreplied];
  return {
    link: { ...link, asking: true, said: link.said + 1 },
    effects: commands.map((command) => ({ kind: "send", command })),
  };
}

function connect(link: Link): Transition {
  return { link: { ...link, phase: { kind: "connecting" } }, effects: [{ kind: "connect" }] };
}

function lost(link: Link, chance: number): Transition {
  if (link.phase.kind === "offline") return { link, effects: [] };
  const ms = backoff(link.attempts, chance);
  const phase: Phase = { kind: "waiting", ms };
  return { link: { ...link, phase, attempts: link.attempts + 1, ping: null }, effects: [{ kind: "wait", ms }] };
}

function network(link: Link, up: boolean): Transition {
  if (!up) return { link: { ...link, phase: { kind: "offline" }, ping: null }, effects: [{ kind: "drop" }] };
  const idle = link.phase.kind === "offline" || link.phase.kind === "waiting";
  return idle ? connect({ ...link, attempts: 0 }) : { link, effects: [] };
}

function send(link: Link, unsent: Unsent): Transition {
  const command = { ...unsent, id: nextId(link) } as Command;
  const unreplied = [...link.unreplied, command];
  const effects: Effect[] = link.phase.kind === "live" ? [{ kind: "send", command }] : [];
  return { link: { ...link, unreplied, said: link.said + 1 }, effects };
}

/** Measure the lag, notice silence, and say again what a table that was too busy may have passed over. */
function pulse(link: Link, at: number, chance: number): Transition {
  if (link.phase.kind !== "live") return { link, effects: [] };
  if (link.ping && at - link.ping.at > SILENCE) return giveUp(link, chance);
  const again = link.unreplied.filter((command) => link.overdue.includes(command.id));
  const effects: Effect[] = again.map((command) => ({ kind: "send", command }));
  const overdue = link.unreplied.filter(isRepeated).map((command) => command.id);
  if (link.ping) return { link: { ...link, overdue }, effects };
  const id = nextId(link);
  const ping: Command = { kind: "ping", id };
  return {
    link: { ...link, overdue, ping: { id, at }, said: link.said + 1 },
    effects: [...effects, { kind: "send", command: ping }],
  };
}

/** A bot may think about a hint, and a server about a long game, for longer than a beat. */
function isRepeated(command: Command): boolean {
  return command.kind !== "hint" && command.kind !== "recall";
}

function giveUp(link: Link, chance: number): Transition {
  const after = lost(link, chance);
  return { link: after.link, effects: [{ kind: "drop" }, ...after.effects] };
}

function heard(link: Link, message: FromTable, at: number): Transition {
  const tell: Effect = { kind: "tell", message };
  switch (message.kind) {
    case "scene":
      return {
        link: { ...link, phase: { kind: "live" }, attempts: 0, asking: false, have: message.count, seat: message.seat },
        effects: [tell],
      };
    case "told":
      return told(link, message, tell);
    case "pong":
      return {
        link: link.ping?.id === message.id ? { ...link, ping: null, lag: at - link.ping.at } : link,
        effects: [],
      };
    case "lobby":
    case "chatted":
    case "emoted":
      return { link, effects: [tell] };
    default:
      return { link: replied(link, message), effects: [tell] };
  }
}

/** Counts follow one another; where they do not, something was lost, and we ask again with what we have. */
function told(link: Link, message: FromTable & { kind: "told" }, tell: Effect): Transition {
  if (link.asking) return { link, effects: [] };
  const lines = message.beats.filter((beat) => beat.line !== null).length;
  if (message.count - lines !== link.have) return greet(link);
  return { link: { ...link, have: message.count }, effects: [tell] };
}

/** A reply without an id means that something we said could not be read: saying it again would not help. */
function replied(link: Link, reply: Reply): Link {
  if (reply.kind === "refused" && reply.id === null) {
    return reply.why.id === UNREADABLE ? { ...link, unreplied: [] } : link;
  }
  return { ...link, unreplied: link.unreplied.filter((command) => command.id !== reply.id) };
}
