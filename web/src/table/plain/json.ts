// What a view is made of, once its types are gone: how each value is best shown follows from its form alone.
import type { SeatName, Text, Words } from "../../wire";
import { LANGUAGES } from "../../wire";
import type { Language } from "../../words/languages";

/** A name on a board, in every language. */
type Translated = Readonly<Record<Language, string>>;
export type Scalar = string | number | boolean | SeatName | Text | Words | Translated;
export type Fields = Readonly<Record<string, unknown>>;

export type Form =
  | { readonly form: "nothing" }
  | { readonly form: "scalar"; readonly value: Scalar }
  /** A list of scalars: cards, dice, names. */
  | { readonly form: "chips"; readonly items: readonly Scalar[] }
  /** A list of scalars with gaps: which places are filled, and with what. */
  | { readonly form: "sparse"; readonly items: readonly (Scalar | null)[] }
  /** A list of records: a table. */
  | { readonly form: "rows"; readonly rows: readonly Fields[] }
  /** A list of anything else: of lists, or of this and that. */
  | { readonly form: "list"; readonly items: readonly unknown[] }
  | { readonly form: "record"; readonly fields: Fields };

export function formOf(value: unknown): Form {
  if (isNothing(value)) return { form: "nothing" };
  if (isScalar(value)) return { form: "scalar", value };
  if (!Array.isArray(value)) return { form: "record", fields: value as Fields };
  const items: readonly unknown[] = value;
  if (items.every(isScalar)) return { form: "chips", items };
  if (items.every((item) => item === null || isScalar(item))) return { form: "sparse", items };
  if (items.every(isRecord)) return { form: "rows", rows: items };
  return { form: "list", items };
}

/** Not known to the viewer, or not there: nulls, lists of nulls, and lists and records without anything in them. */
export function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.every((item) => item === null);
  return typeof value === "object" && Object.keys(value).length === 0;
}

export function isScalar(value: unknown): value is Scalar {
  return ["string", "number", "boolean"].includes(typeof value) || isTold(value);
}

function isTold(value: unknown): value is SeatName | Text | Words | Translated {
  return isSeatName(value) || isText(value) || isWords(value) || isTranslated(value);
}

export function isTranslated(value: unknown): value is Translated {
  return isObject(value) && LANGUAGES.every((language) => typeof value[language] === "string");
}

export function isSeatName(value: unknown): value is SeatName {
  return isObject(value) && value.kind === "seat" && typeof value.seat === "number";
}

export function isText(value: unknown): value is Text {
  return isObject(value) && value.kind === "text" && typeof value.id === "string";
}

/** What somebody wrote: shown as it is. */
export function isWords(value: unknown): value is Words {
  return isObject(value) && value.kind === "words" && typeof value.words === "string";
}

function isRecord(value: unknown): value is Fields {
  return isObject(value) && !isScalar(value);
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** How many values there are to read in it, of a record's record too. */
export function leavesOf(value: unknown): number {
  if (isNothing(value) || isScalar(value)) return 1;
  return Object.values(value as object).reduce((count: number, each) => count + leavesOf(each), 0);
}

/** The fields of all rows, in the order they first come; those that are empty in every row are left out. */
export function columnsOf(rows: readonly Fields[]): readonly string[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return names.filter((name) => rows.some((row) => !isNothing(row[name])));
}

/** Whether a column tells the rows apart: it can stand at their head then. */
export function tellsApart(rows: readonly Fields[], column: string | undefined): boolean {
  if (column === undefined) return false;
  const heads = rows.map((row) => row[column]);
  return heads.every(isScalar) && new Set(heads.map((head) => JSON.stringify(head))).size === rows.length;
}

interface Run {
  readonly item: Scalar;
  readonly first: number;
  readonly count: number;
}

/** Equal ones that lie side by side are one chip with a number. */
export function runsOf(items: readonly Scalar[]): readonly Run[] {
  const runs: Run[] = [];
  for (const [at, item] of items.entries()) {
    const last = runs.at(-1);
    if (last && JSON.stringify(last.item) === JSON.stringify(item))
      runs.splice(-1, 1, { ...last, count: last.count + 1 });
    else runs.push({ item, first: at, count: 1 });
  }
  return runs;
}
