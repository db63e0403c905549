// A game's own options, from their JSON Schema: choices, switches and numbers, each with a message for its name.
import { MOST_SEATS } from "../wire";
import { type Say, useSay } from "../words/use";
import type { Wording } from "../words/wording";
import { doneWith, useBests } from "./bests";

type Schema = Readonly<Record<string, unknown>>;
type Values = Readonly<Record<string, unknown>>;

interface Choice {
  readonly kind: "choice";
  readonly name: string;
  readonly values: readonly unknown[];
  readonly first: unknown;
  /** Whether its numbers are seats, which people count from one. */
  readonly seats: boolean;
}

export type Field = Choice | { readonly kind: "switch"; readonly name: string; readonly first: boolean };

/** What of a schema can be chosen in a form. Numbers are lists of those allowed; whatever else there is stays as it is. */
export function fields(schema: Schema, players: number): readonly Field[] {
  const properties = Object.entries(resolved(schema, schema).properties ?? {}) as [string, Schema][];
  return properties.flatMap(([name, property]) => {
    const first = property.default ?? null;
    if (property.type === "boolean") return [{ kind: "switch", name, first: Boolean(first) }] as Field[];
    const values = allowed(property, players);
    const seats = parts(property).some(isSeat);
    return values.length > 1 ? [{ kind: "choice", name, values, first, seats }] : [];
  });
}

function resolved(schema: Schema, root: Schema): Schema {
  const name = String(schema.$ref ?? "")
    .split("/")
    .at(-1);
  const found = name && (root.$defs as Record<string, Schema> | undefined)?.[name];
  return found || schema;
}

const MOST = 100;

function parts(property: Schema): readonly Schema[] {
  const { anyOf } = property;
  return Array.isArray(anyOf) ? anyOf : [property];
}

/** Seats are numbers from nought on. */
function isSeat({ type, minimum, maximum }: Schema): boolean {
  return type === "integer" && minimum === 0 && typeof maximum === "number" && maximum < MOST_SEATS;
}

function allowed(property: Schema, players: number): readonly unknown[] {
  return parts(property).flatMap((part) => values(part, players));
}

function values(part: Schema, players: number): readonly unknown[] {
  const { enum: listed, type, minimum, maximum } = part;
  if (Array.isArray(listed)) return listed;
  if (type === "null") return [null];
  if (type !== "integer" || typeof minimum !== "number" || typeof maximum !== "number") return [];
  const last = isSeat(part) ? Math.min(maximum, players - 1) : maximum;
  return last - minimum > MOST ? [] : Array.from({ length: last - minimum + 1 }, (_, step) => minimum + step);
}

/** What was chosen, which may be that there is none of it; else what is usual. */
export function valueChosen({ name, first }: Field, values: Values): unknown {
  return name in values ? values[name] : first;
}

interface Props {
  readonly game: string;
  readonly schema: Schema;
  readonly wording: Wording;
  readonly players: number;
  readonly values: Values;
  readonly set: (values: Record<string, unknown>) => void;
}

export function Options({ game, schema, wording, players, values, set }: Props) {
  const bests = useBests();
  return (
    <>
      {fields(schema, players).map((field) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control is one of two components
        <label key={field.name} class="setting">
          {wording.message(`option-${field.name}`)}
          <Control
            field={field}
            value={valueChosen(field, values)}
            wording={wording}
            done={(value) => doneWith(bests, game, { ...values, [field.name]: value }) !== null}
            set={(value) => set({ ...values, [field.name]: value })}
          />
        </label>
      ))}
    </>
  );
}

interface ControlProps {
  readonly field: Field;
  readonly value: unknown;
  readonly wording: Wording;
  /** Whether this choice, with the others as they stand, was played to its end already. */
  readonly done: (value: unknown) => boolean;
  readonly set: (value: unknown) => void;
}

function Control({ field, value, wording, done, set }: ControlProps) {
  const say = useSay();
  const named = (each: unknown, choice: Choice) => {
    const name = valueName(choice, each, wording, say);
    return typeof each === "number" && done(each) ? say("new-done", { value: name }) : name;
  };
  if (field.kind === "switch") {
    return <input type="checkbox" checked={value === true} onChange={(event) => set(event.currentTarget.checked)} />;
  }
  return (
    <select value={JSON.stringify(value)} onChange={(event) => set(JSON.parse(event.currentTarget.value))}>
      {field.values.map((each) => (
        <option key={JSON.stringify(each)} value={JSON.stringify(each)}>
          {named(each, field)}
        </option>
      ))}
    </select>
  );
}

export function valueName({ name, seats }: Choice, value: unknown, wording: Wording, say: Say): string {
  const message = `option-${name}-${value}`;
  if (wording.knows(message)) return wording.message(message);
  return seats ? say("new-seat", { place: Number(value) + 1 }) : String(value);
}
