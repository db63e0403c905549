// My own marks and notes: kept on this device, for the last few tables, and sent nowhere.
import { useState } from "preact/hooks";
import { isFields, isString, remembered } from "../../ui/remembered";

export type Pencil = "no" | "maybe" | "yes";

export interface Pad {
  readonly marks: Readonly<Record<string, Pencil>>;
  readonly words: string;
}

const PADS = remembered("saucer-inkognito", 12, isPad);
const EMPTY: Pad = { marks: {}, words: "" };
const AFTER: Readonly<Record<string, Pencil>> = { none: "no", no: "maybe", maybe: "yes" };

export function usePad(place: string): readonly [Pad, (pad: Pad) => void] {
  const [pad, setPad] = useState(() => PADS.at(place) ?? EMPTY);
  const write = (next: Pad) => {
    setPad(next);
    PADS.keep(place, next);
  };
  return [pad, write];
}

function isPad(found: unknown): found is Pad {
  return isFields(found) && isFields(found.marks) && isString(found.words);
}

/** No mark, crossed out, perhaps, sure, and again none. */
export function marked(pad: Pad, cell: string): Pad {
  const { [cell]: before, ...rest } = pad.marks;
  const next = AFTER[before ?? "none"];
  return { ...pad, marks: next ? { ...rest, [cell]: next } : rest };
}
