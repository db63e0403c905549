// Whether a record is as a pattern says; src/saucer/guide/patterns.py does the same.

/** A table asks for its fields, a list for one of its values or, of a list, for each of its items. */
export function matches(pattern: unknown, value: unknown): boolean {
  if (Array.isArray(pattern)) {
    if (!Array.isArray(value)) return pattern.some((each) => matches(each, value));
    return pattern.length === value.length && pattern.every((each, at) => matches(each, value[at]));
  }
  if (typeof pattern !== "object" || pattern === null) return pattern === value;
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(pattern).every(([name, each]) => name in value && matches(each, Reflect.get(value, name)));
}
