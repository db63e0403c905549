// What the last change has changed, as paths into the view: marked until the next change.
import { useRef } from "preact/hooks";
import { type Fields, isScalar } from "./json";

export type ChangeMarks = ReadonlySet<string>;

const NONE: ChangeMarks = new Set();

export function below(path: string, name: string | number): string {
  return path === "" ? String(name) : `${path}/${name}`;
}

/** Whether something in there has changed. */
export function hasChanged(marks: ChangeMarks, path: string): boolean {
  return marks.has(path) || [...marks].some((mark) => mark.startsWith(`${path}/`));
}

export function changesOf(before: unknown, after: unknown, path = ""): readonly string[] {
  if (Object.is(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    const grows = before.length !== after.length;
    const cards = [...before, ...after].every((item) => isScalar(item) && (typeof item === "string" || grows));
    return cards ? newItems(before, after, path) : inEach(before, after, path);
  }
  const whole = isScalar(before) || isScalar(after) || !isThing(before) || !isThing(after);
  if (whole || Array.isArray(before) || Array.isArray(after)) return equal(before, after) ? [] : [path];
  return inEach(before, after, path);
}

/**
 * In a list of cards the new ones, wherever they lie; the list itself if some were only taken or moved. As many numbers
 * as before have changed in their places.
 */
function newItems(before: readonly unknown[], after: readonly unknown[], path: string): readonly string[] {
  const left = before.map((item) => JSON.stringify(item));
  const added = after.flatMap((item, at) => {
    const found = left.indexOf(JSON.stringify(item));
    if (found < 0) return [below(path, at)];
    left.splice(found, 1);
    return [];
  });
  return added.length > 0 || equal(before, after) ? added : [path];
}

/** Field by field, row by row; a new row counts as a whole. */
function inEach(before: object, after: object, path: string): readonly string[] {
  const [old, now] = [before as Fields, after as Fields];
  const gone = Object.keys(old).filter((name) => !(name in now));
  const found = Object.keys(now).flatMap((name) =>
    name in old ? changesOf(old[name], now[name], below(path, name)) : [below(path, name)],
  );
  return gone.length > 0 ? [path, ...found] : found;
}

function isThing(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function equal(one: unknown, two: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}

/** Whoever looks with other eyes sees another view, not a change. */
export function useChanges(view: Fields, me: number | null): ChangeMarks {
  const kept = useRef({ view, me, marks: NONE });
  const last = kept.current;
  if (last.me !== me) kept.current = { view, me, marks: NONE };
  else if (last.view !== view) {
    const found = changesOf(last.view, view);
    kept.current = { view, me, marks: found.length > 0 ? new Set(found) : last.marks };
  }
  return kept.current.marks;
}
