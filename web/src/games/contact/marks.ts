// My own marks on the chips of a round: kept on this device, for the last few tables, and sent nowhere (CO-31).
import { store, useStore } from "../../ui/store";
import type { Chip } from "./names";

export type Mark = "maybe" | "likely" | "no";
export type Marks = Readonly<Partial<Record<Chip, Mark>>>;

const PLACE = "saucer-contact-marks";
const MOST = 12;
const AFTER: Readonly<Record<string, Mark>> = { none: "maybe", maybe: "likely", likely: "no" };

type Kept = readonly (readonly [round: string, marks: Marks])[];

/** Whether a click on a chip marks it, where it could also mean a guess. */
export const pencil = store(false);
const all = store<Kept>(read());

export function useMarks(seat: number | null, round: number): readonly [Marks, (chip: Chip) => void] {
  const place = `${location.pathname.split("/").at(-1)}/${seat}/${round}`;
  const kept = useStore(all);
  const marks = kept.find(([name]) => name === place)?.[1] ?? {};
  const mark = (chip: Chip) => {
    const others = all.get().filter(([name]) => name !== place);
    all.set([[place, marked(marks, chip)] as const, ...others].slice(0, MOST));
    localStorage.setItem(PLACE, JSON.stringify(all.get()));
  };
  return [marks, mark];
}

/** No mark, perhaps, likely, surely not, and again none. */
export function marked(marks: Marks, chip: Chip): Marks {
  const { [chip]: before, ...rest } = marks;
  const next = AFTER[before ?? "none"];
  return next ? { ...rest, [chip]: next } : rest;
}

function read(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}
