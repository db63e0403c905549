// My own marks on the chips of a round: kept on this device, for the last few tables, and sent nowhere (CO-31).
import { useMemo } from "preact/hooks";
import { useRedraw } from "../../ui/redraw";
import { isFields, remembered } from "../../ui/remembered";
import { store, useStore } from "../../ui/store";
import type { Chip } from "./names";

export type Mark = "maybe" | "likely" | "no";
export type Marks = Readonly<Partial<Record<Chip, Mark>>>;

const MARKS = remembered("saucer-contact-marks", 12, isMarks);
const NONE: Marks = {};
const AFTER: Readonly<Record<string, Mark>> = { none: "maybe", maybe: "likely", likely: "no" };

/** The place at which a click on a chip marks it, where it could also mean a guess; at the next table it means that again. */
const pencil = store<string | null>(null);

export function usePencil(place: string): readonly [boolean, (drawn: boolean) => void] {
  return [useStore(pencil) === place, (drawn) => pencil.set(drawn ? place : null)];
}

export function useMarks(place: string, round: number): readonly [Marks, (chip: Chip) => void] {
  const here = `${place}/${round}`;
  const [drawn, redraw] = useRedraw();
  const marks = useMemo(() => MARKS.at(here) ?? NONE, [here, drawn]);
  const mark = (chip: Chip) => {
    MARKS.keep(here, marked(marks, chip));
    redraw();
  };
  return [marks, mark];
}

function isMarks(found: unknown): found is Marks {
  return isFields(found);
}

/** No mark, perhaps, likely, surely not, and again none. */
export function marked(marks: Marks, chip: Chip): Marks {
  const { [chip]: before, ...rest } = marks;
  const next = AFTER[before ?? "none"];
  return next ? { ...rest, [chip]: next } : rest;
}
