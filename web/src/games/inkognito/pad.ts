// My own marks and notes: kept on this device, for the last few tables, and sent nowhere.
import { useState } from "preact/hooks";

export type Pencil = "no" | "maybe" | "yes";

export interface Pad {
  readonly marks: Readonly<Record<string, Pencil>>;
  readonly words: string;
}

const PLACE = "saucer-inkognito";
const MOST = 12;
const EMPTY: Pad = { marks: {}, words: "" };
const AFTER: Readonly<Record<string, Pencil>> = { none: "no", no: "maybe", maybe: "yes" };

type Kept = readonly (readonly [table: string, pad: Pad])[];

export function usePad(seat: number): readonly [Pad, (pad: Pad) => void] {
  const table = `${location.pathname.split("/").at(-1)}/${seat}`;
  const [pad, setPad] = useState(() => padAt(table));
  const write = (next: Pad) => {
    setPad(next);
    localStorage.setItem(PLACE, JSON.stringify([[table, next], ...others(table)].slice(0, MOST)));
  };
  return [pad, write];
}

function padAt(table: string): Pad {
  return { ...EMPTY, ...kept().find(([name]) => name === table)?.[1] };
}

function others(table: string): Kept {
  return kept().filter(([name]) => name !== table);
}

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** No mark, crossed out, perhaps, sure, and again none. */
export function marked(pad: Pad, cell: string): Pad {
  const { [cell]: before, ...rest } = pad.marks;
  const next = AFTER[before ?? "none"];
  return { ...pad, marks: next ? { ...rest, [cell]: next } : rest };
}
