// How a finished game went, from its frames: how far everybody was at each moment, and where it turned. Knows no game.
import type { AnyView } from "../../net/scene";
import type { Frame, Result } from "../../wire";
import type { AnyFace, Drawing, ToldEvent } from "../face/face";
import type { Draw } from "../stage/use-director";

interface Leap {
  readonly line: number;
  readonly by: number;
  readonly frame: number;
}

export interface Course {
  /** For each seat, or once for all who play together: how far it was at every frame. */
  readonly lines: readonly (readonly number[])[];
  /** The frame in which the game turned. */
  readonly turning: number | null;
  /** How many turns were played. */
  readonly turns: number;
  /** How often another took the lead. */
  readonly leads: number;
  /** The most that anybody gained in one turn, and where that turn began. */
  readonly leap: Leap | null;
}

export function courseOf(frames: readonly Frame[], result: Result, face: AnyFace, draw: Draw): Course {
  const lines = linesOf(frames, face, draw);
  const turns = turnsOf(frames, face);
  return {
    lines,
    turning: turningPoint(lines, result.winners, climaxesOf(frames, face)),
    turns: turns.length,
    leads: leadsOf(lines),
    leap: leapOf(lines, turns),
  };
}

/** Nothing where nothing was counted, from the first moment to the last. */
function linesOf(frames: readonly Frame[], face: AnyFace, draw: Draw): readonly (readonly number[])[] {
  const drawings = frames.map(({ view }) => draw(view));
  const last = drawings.at(-1);
  if (!last) return [];
  const progress = face.course?.progress ?? ((drawing, seat) => Number.parseFloat(firstFigure(face, drawing, seat)));
  const seats = face.course?.together ? last.seats.slice(0, 1) : last.seats;
  const lines = seats.map(({ seat }) => drawings.map((drawing) => progress(drawing, seat, last)));
  const counted = lines.flat().every(Number.isFinite) && lines.some((line) => line.some((now) => now !== line[0]));
  return counted ? lines : [];
}

function firstFigure(face: AnyFace, drawing: Drawing<AnyView>, seat: number): string {
  return face.figures(drawing, seat)[0]?.value ?? "";
}

/** The frames with which turns begin. */
export function turnsOf(frames: readonly Frame[], face: AnyFace): readonly number[] {
  return numbersOf(frames, ({ kind }) => face.turns?.includes(kind) === true);
}

/** The frames of the moments that a face names. */
export function climaxesOf(frames: readonly Frame[], face: AnyFace): readonly number[] {
  return numbersOf(frames, (event) => face.climax?.(event) === true);
}

function numbersOf(frames: readonly Frame[], wanted: (event: ToldEvent) => boolean): readonly number[] {
  return frames.flatMap(({ line }, number) => (line && wanted(line.event as unknown as ToldEvent) ? number : []));
}

/** The frames in which one of these seats was asked and then chose: what it saw when it decided. */
export function decisionsOf(frames: readonly Frame[], seats: readonly number[]): readonly number[] {
  return frames.flatMap(({ by, entry }, number) => {
    const first = number > 0 && frames[number - 1]?.entry !== entry;
    return first && typeof by === "number" && seats.includes(by) ? number - 1 : [];
  });
}

/**
 * Where winners took the lead for the last time. Where nobody was ahead of anybody: the greatest gain of who won, the
 * greatest loss of who lost; and if nothing was counted, the last moment that the face names before the end.
 */
export function turningPoint(
  lines: readonly (readonly number[])[],
  winners: readonly number[],
  climaxes: readonly number[],
): number | null {
  const lead = leadOf(lines, winners);
  const taken = lead.findLastIndex((now, at) => now > 0 && (lead[at - 1] ?? 1) <= 0);
  if ((lead.at(-1) ?? 0) > 0 && taken >= 0) return taken;
  const counted = lead.length > 0 ? lead : (lines[0] ?? []);
  return steepest(counted, winners.length > 0 ? 1 : -1) ?? climaxes.at(-2) ?? climaxes.at(-1) ?? null;
}

/** How far the best of those who won was ahead of the best of the others; nothing where all share one fate. */
function leadOf(lines: readonly (readonly number[])[], winners: readonly number[]): readonly number[] {
  const best = (won: boolean, at: number) =>
    Math.max(...lines.flatMap((line, seat) => (winners.includes(seat) === won ? (line[at] ?? 0) : [])));
  const compared = lines.some((_, seat) => winners.includes(seat)) && lines.some((_, seat) => !winners.includes(seat));
  return compared ? (lines[0] ?? []).map((_, at) => best(true, at) - best(false, at)) : [];
}

function steepest(line: readonly number[], way: 1 | -1): number | null {
  const steps = line.map((now, at) => (at === 0 ? 0 : (now - (line[at - 1] ?? now)) * way));
  const most = Math.max(0, ...steps);
  return most > 0 ? steps.indexOf(most) : null;
}

/** How often somebody else was ahead of all others than before. */
function leadsOf(lines: readonly (readonly number[])[]): number {
  let [leader, changes]: [number | null, number] = [null, 0];
  for (const at of (lines[0] ?? []).keys()) {
    const now = lines.map((line) => line[at] ?? 0);
    const most = Math.max(...now);
    const ahead: number | null = now.filter((each) => each === most).length === 1 ? now.indexOf(most) : leader;
    if (ahead !== leader && leader !== null) changes += 1;
    leader = ahead;
  }
  return changes;
}

/** Where no turns are told there is no best one: a whole game is none. */
function leapOf(lines: readonly (readonly number[])[], turns: readonly number[]): Leap | null {
  if (turns.length === 0) return null;
  const begun = [0, ...turns];
  const leaps = lines.flatMap((counted, line) =>
    begun.map((frame, turn) => {
      const [before, end] = [Math.max(0, frame - 1), (begun[turn + 1] ?? counted.length) - 1];
      return { line, frame, by: (counted[end] ?? 0) - (counted[before] ?? 0) };
    }),
  );
  const most = leaps.reduce<Leap | null>((best, each) => (best && best.by >= each.by ? best : each), null);
  return most && most.by > 0 ? most : null;
}
