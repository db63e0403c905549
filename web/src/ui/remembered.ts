// Something for each of the last few places on this device: a table, as one seat sees it. It is sent nowhere.

interface Remembered<Value> {
  at(place: string): Value | null;
  keep(place: string, value: Value): void;
}

/** Under this name so many places are kept, the latest first; what is no `Value`, or not ours, is as if it were gone. */
export function remembered<Value>(
  name: string,
  most: number,
  isValue: (found: unknown) => found is Value,
): Remembered<Value> {
  const all = () => listIn(name, (found): found is readonly [string, Value] => isPlace(found) && isValue(found[1]));
  return {
    at: (place) => all().find(([each]) => each === place)?.[1] ?? null,
    keep: (place, value) => {
      const others = all().filter(([each]) => each !== place);
      localStorage.setItem(name, JSON.stringify([[place, value], ...others].slice(0, most)));
    },
  };
}

function isPlace(found: unknown): found is readonly [string, unknown] {
  return Array.isArray(found) && typeof found[0] === "string";
}

/** The list that this device keeps under a name, without what cannot be read. */
export function listIn<Item>(name: string, isItem: (found: unknown) => found is Item): readonly Item[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? "[]");
    return Array.isArray(found) ? found.filter(isItem) : [];
  } catch {
    return [];
  }
}

/** The fields that this device keeps under a name; none if what is there cannot be read. */
export function fieldsIn(name: string): Readonly<Record<string, unknown>> {
  return fieldsOf(localStorage.getItem(name));
}

export function fieldsOf(written: string | null): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(written ?? "{}");
    return isFields(found) ? found : {};
  } catch {
    return {};
  }
}

/** Whether this is an object, whatever its fields are. */
export function isFields(found: unknown): found is Readonly<Record<string, unknown>> {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}

export function isString(found: unknown): found is string {
  return typeof found === "string";
}
