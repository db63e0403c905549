// What a table has told this viewer so far. Messages bring changed fields; they are assigned, never interpreted.
import type { Choices, FromTable, Line, Lobby, Result, Scene, Text, Told } from "../wire";

export interface TableState {
  readonly lobby: Lobby;
  /** When it came, by this device's clock. */
  readonly lobbyAt: number;
  /** Whose eyes these are; null for a spectator, or while nobody looks at a shared screen. */
  readonly seat: number | null;
  readonly count: number;
  readonly lines: readonly Line[];
  /** The lines of the last message: what just happened. */
  readonly fresh: readonly Line[];
  readonly view: Readonly<Record<string, unknown>> | null;
  readonly prompt: Text | null;
  readonly choices: Choices | null;
  readonly waiting: readonly number[];
  /** When the clock of those waited for runs out, by this device's clock. */
  readonly due: number | null;
  readonly handOver: readonly number[];
  readonly result: Result | null;
  /** The answer this seat has left in advance. */
  readonly order: Readonly<Record<string, unknown>> | null;
}

export function receive(before: TableState | null, message: FromTable, now: number): TableState | null {
  switch (message.kind) {
    case "scene":
      return arrive(before, message, now);
    case "told":
      return before && follow(before, message, now);
    case "lobby":
      return before && { ...before, lobby: message.lobby, lobbyAt: now, fresh: [] };
    default:
      return before;
  }
}

/** Lines that this seat had before stay; another seat's are never shown beside them. */
function arrive(before: TableState | null, scene: Scene, now: number): TableState {
  const first = scene.lines[0]?.count ?? scene.count + 1;
  const known = before && before.seat === scene.seat ? before.lines.filter((line) => line.count < first) : [];
  const whole = known.length === first - 1;
  return {
    lobby: scene.lobby,
    lobbyAt: now,
    seat: scene.seat,
    view: scene.view,
    ...common(scene, now),
    lines: whole ? [...known, ...scene.lines] : scene.lines,
    fresh: before?.seat === scene.seat ? scene.lines.filter((line) => line.count > before.count) : [],
  };
}

function follow(before: TableState, told: Told, now: number): TableState {
  return {
    ...before,
    ...common(told, now),
    view: before.view && { ...before.view, ...told.changes },
    lines: [...before.lines, ...told.lines],
    fresh: told.lines,
  };
}

function common(message: Scene | Told, now: number) {
  return {
    count: message.count,
    prompt: message.prompt,
    choices: message.choices,
    waiting: message.waiting,
    due: message.deadline === null ? null : now + message.deadline * 1000,
    handOver: message.hand_over,
    result: message.result,
    order: message.order ?? null,
  };
}
