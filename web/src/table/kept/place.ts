// Where somebody looks on: what a device keeps is kept for a table and for one viewer of it.

/** A seat of a table, or its spectators (null). */
export function placeOf(table: string, seat: number | null): string {
  return `${table}/${seat ?? "watching"}`;
}
