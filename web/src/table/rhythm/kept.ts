// How much of what was sent this device has played at its last tables: who comes back hears nothing twice.

const PLACE = "saucer-heard";
const MOST = 12;

type Kept = readonly (readonly [place: string, heard: number])[];

export function heardAt(place: string): number | null {
  return kept().find(([name]) => name === place)?.[1] ?? null;
}

export function keepHeard(place: string, heard: number): void {
  const others = kept().filter(([name]) => name !== place);
  localStorage.setItem(PLACE, JSON.stringify([[place, heard], ...others].slice(0, MOST)));
}

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(found: unknown): found is Kept[number] {
  return Array.isArray(found) && typeof found[0] === "string" && Number.isInteger(found[1]);
}
