// What a table has told this viewer so far. Messages bring changed fields; they are assigned, never interpreted.
import type {
  Choices,
  Emoted,
  FromTable,
  Line,
  Lobby,
  LobbyTalk,
  Now,
  Recalled,
  Result,
  Scene,
  Text,
  Update,
  Beat as WireBeat,
} from "../wire";

export type AnyView = Readonly<Record<string, unknown>>;

/** One event (or a change without a word), and the view as it stood then; numbered as they came. */
export interface Beat {
  readonly number: number;
  readonly line: Line | null;
  readonly view: AnyView;
  /** It came during a break, with others: unless it is asked for, `view` is how the board looks since. */
  readonly missed?: boolean;
}

/** A passing sign; numbered as they came, with what this viewer had been told by then. */
export interface PassedEmote {
  readonly number: number;
  readonly after: number;
  readonly seat: number;
  readonly emote: Emoted["emote"];
}

export interface TableState {
  readonly lobby: Lobby;
  /** When it came, by this device's clock. */
  readonly lobbyAt: number;
  /** Whose eyes these are; null for a spectator, or while nobody looks at a shared screen. */
  readonly seat: number | null;
  readonly count: number;
  readonly lines: readonly Line[];
  /** What came since this page looks on, the newest few hundred. Of what came during a break views must be asked for. */
  readonly beats: readonly Beat[];
  /** What was said before the start. */
  readonly talk?: readonly LobbyTalk[];
  /** The signs that passed since this page looks on, the newest few. */
  readonly emotes?: readonly PassedEmote[];
  readonly view: AnyView | null;
  readonly prompt: Text | null;
  readonly choices: Choices | null;
  readonly waiting: readonly number[];
  /** When the clock of those waited for runs out, by this device's clock. */
  readonly due: number | null;
  readonly handOver: readonly number[];
  readonly result: Result | null;
  /** The standing order that this seat has left. */
  readonly standingOrder: AnyView | null;
  /** Why this viewer may say nothing now. */
  readonly silenced?: Text | null;
}

const KEPT = 300;
const KEPT_EMOTES = 40;

/** How much this device has shown of the table to a seat, before this page was there; null if nothing. */
export type Seen = (seat: number | null) => number | null;

const NOTHING_SEEN: Seen = () => null;

export function receive(
  before: TableState | null,
  message: FromTable,
  now: number,
  seen: Seen = NOTHING_SEEN,
): TableState | null {
  switch (message.kind) {
    case "scene":
      return arrive(before, message, now, seen);
    case "told":
      return before && follow(before, message, now);
    case "recalled":
      return before?.seat === message.seat ? { ...before, beats: withBoards(before.beats, message) } : before;
    case "lobby":
      return before && { ...before, lobby: message.lobby, lobbyAt: now };
    case "chatted":
      return before && { ...before, talk: [...(before.talk ?? []), message.talk] };
    case "emoted":
      return before && { ...before, emotes: passed(before, message) };
    default:
      return before;
  }
}

/** Lines that this seat had before stay; another seat's are never shown beside them. */
function arrive(before: TableState | null, scene: Scene, now: number, seen: Seen): TableState {
  const { view } = scene;
  const first = scene.lines[0]?.count ?? scene.count + 1;
  const known = before && before.seat === scene.seat ? before.lines.filter((line) => line.count < first) : [];
  const whole = known.length === first - 1;
  const had = before === null ? seen(scene.seat) : before.seat === scene.seat ? before.count : null;
  const missed = had === null ? [] : scene.lines.filter((line) => line.count > had);
  const unknown = missed.length > 1 || before === null;
  return {
    lobby: scene.lobby,
    lobbyAt: now,
    seat: scene.seat,
    count: scene.count,
    talk: scene.talk ?? [],
    emotes: before?.emotes ?? [],
    view,
    ...whatIsAsked(scene.now, now),
    lines: whole ? [...known, ...scene.lines] : scene.lines,
    beats:
      view === null || had === null
        ? []
        : longer(
            before?.beats ?? [],
            missed.map((line) => ({ line, view, missed: unknown })),
          ),
  };
}

function follow(before: TableState, told: Update, now: number): TableState {
  const came: Omit<Beat, "number">[] = [];
  let view = before.view ?? {};
  for (const beat of told.beats) {
    view = after(view, beat);
    came.push({ line: beat.line, view });
  }
  const lines = came.flatMap(({ line }) => line ?? []);
  const asked = whatIsAsked(told.now, now);
  return {
    ...before,
    ...asked,
    // Where only somebody else has decided, in secret, what this viewer has picked so far still stands.
    choices: came.length === 0 && same(before.choices, asked.choices) ? before.choices : asked.choices,
    count: told.count,
    view: before.view && view,
    lines: [...before.lines, ...lines],
    beats: longer(before.beats, came),
  };
}

/** What was missed, now with the boards between; before the first of it stands the view from which it began. */
function withBoards(beats: readonly Beat[], recalled: Recalled): readonly Beat[] {
  const views = viewsOf(recalled);
  const found = beats.map((beat) => {
    const view = beat.missed && beat.line ? views.get(beat.line.count) : undefined;
    return view ? { ...beat, view, missed: beat.line?.count === recalled.after } : beat;
  });
  const [first] = found;
  if (!first || first === beats[0] || first.missed) return found;
  return [{ number: first.number - 1, line: null, view: recalled.view }, ...found];
}

/** The view at each count; what changed without a word is seen with the next event. */
function viewsOf({ after: first, view, beats }: Recalled): ReadonlyMap<number, AnyView> {
  const views = new Map([[first, view as AnyView]]);
  let now: AnyView = view;
  for (const beat of beats) {
    now = after(now, beat);
    if (beat.line) views.set(beat.line.count, now);
  }
  return views;
}

function passed({ emotes = [], count }: TableState, { seat, emote }: Emoted): readonly PassedEmote[] {
  const number = (emotes.at(-1)?.number ?? 0) + 1;
  return [...emotes, { number, after: count, seat, emote }].slice(-KEPT_EMOTES);
}

function longer(beats: readonly Beat[], came: readonly Omit<Beat, "number">[]): readonly Beat[] {
  const next = (beats.at(-1)?.number ?? 0) + 1;
  return [...beats, ...came.map((beat, at) => ({ ...beat, number: next + at }))].slice(-KEPT);
}

/** Fields that only grew come as what was added at their end. */
function after(view: AnyView, { changes, added }: WireBeat): AnyView {
  const grown = Object.entries(added).map(([name, more]) => [name, [...(view[name] as readonly unknown[]), ...more]]);
  return { ...view, ...changes, ...Object.fromEntries(grown) };
}

function same(one: Choices | null, other: Choices | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function whatIsAsked(asked: Now | null, now: number) {
  return {
    prompt: asked?.prompt ?? null,
    choices: asked?.choices ?? null,
    waiting: asked?.waiting ?? [],
    due: asked === null || asked.deadline === null ? null : now + asked.deadline * 1000,
    handOver: asked?.hand_over ?? [],
    result: asked?.result ?? null,
    standingOrder: asked?.standing_order ?? null,
    silenced: asked?.silenced ?? null,
  };
}
