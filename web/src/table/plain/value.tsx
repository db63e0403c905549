// One value of a view, by its form: a word, chips, a table, a list, a record to unfold.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { SeatMark } from "../../art/shapes";
import { useSay } from "../../words/use";
import { oneLine } from "../../words/wording";
import type { Drawing, SeatLook } from "../face/face";
import { below, type ChangeMarks, hasChanged } from "./changes";
import { Fold } from "./fold";
import {
  columnsOf,
  type Fields,
  formOf,
  isNothing,
  isSeatName,
  isText,
  isTranslated,
  isWords,
  leavesOf,
  runsOf,
  type Scalar,
  tellsApart,
} from "./json";
import type { Names } from "./names";

/** What everything shown has in common. */
export interface Sight {
  readonly drawing: Drawing<Fields>;
  readonly names: Names;
  readonly marks: ChangeMarks;
}

export interface Place extends Sight {
  /** The field it stands in, or the list it is an item of. */
  readonly name: string;
  readonly path: string;
  readonly value: unknown;
}

/** A record of so few values needs no unfolding. */
const SMALL = 4;
/** Of longer lists the newest are shown at first. */
const SHOWN = 40;
/** A table of more rows scrolls inside. */
const TALL = 12;
/** A value of more letters is a sentence rather than a word. */
const WORDY = 22;
/** What is longer is no chip. */
const SHORT = 48;

export function Value(place: Place) {
  const found = formOf(place.value);
  switch (found.form) {
    case "nothing":
      return <Nothing />;
    case "scalar":
      return <Word {...place} value={found.value} />;
    case "chips":
      return <Chips {...place} items={found.items} />;
    case "sparse":
      return <Gaps {...place} items={found.items} />;
    case "rows":
      return <Rows {...place} rows={found.rows} />;
    case "list":
      return <List {...place} items={found.items} />;
    case "record":
      return <Record {...place} fields={found.fields} />;
  }
}

function Nothing() {
  return <span class="muted">–</span>;
}

/** What has just changed looks so, and says so. */
function Mark({ marks, path, children }: Pick<Place, "marks" | "path"> & { children: ComponentChildren }) {
  const say = useSay();
  if (!marks.has(path)) return <>{children}</>;
  return (
    <span class="plain-changed">
      {children}
      <span class="aside"> ({say("plain-changed")})</span>
    </span>
  );
}

function Word({ drawing, names, marks, name, path, value }: Place & { value: Scalar }) {
  return (
    <Mark marks={marks} path={path}>
      <Bare {...{ drawing, names, name, value }} />
    </Mark>
  );
}

function Bare({ drawing, names, name, value }: Pick<Place, "drawing" | "names" | "name"> & { value: Scalar }) {
  const say = useSay();
  const seat = seatOf(value, name, names, drawing.seats);
  if (seat) return <Somebody look={seat} />;
  if (isText(value)) return <>{drawing.words(value)}</>;
  if (isTranslated(value)) return <>{value[names.language]}</>;
  if (isWords(value)) return <>{oneLine(value.words)}</>;
  if (typeof value === "boolean") return <>{say(value ? "plain-yes" : "plain-no")}</>;
  return <>{typeof value === "string" ? names.value(name, value) : String(value)}</>;
}

function seatOf(value: Scalar, name: string, names: Names, seats: readonly SeatLook[]): SeatLook | undefined {
  if (isSeatName(value)) return seats[value.seat];
  return typeof value === "number" && names.holdsSeats(name) ? seats[value] : undefined;
}

export function Somebody({ look }: { look: SeatLook }) {
  const say = useSay();
  return (
    <span class="plain-seat">
      <SeatMark shape={look.shape} size={18} />
      {look.me ? say("table-you", { name: look.name }) : look.name}
    </span>
  );
}

function Chips(place: Place & { items: readonly Scalar[] }) {
  const { drawing, names, name, items } = place;
  return names.isForEach(name, items, drawing.seats.length) ? <ForEach {...place} /> : <Runs {...place} />;
}

function Gaps(place: Place & { items: readonly (Scalar | null)[] }) {
  const { drawing, names, name, items } = place;
  return names.isForEach(name, items, drawing.seats.length) ? <ForEach {...place} /> : <Sparse {...place} />;
}

/** Whoever has nothing is named, too. */
function ForEach(place: Place & { items: readonly (Scalar | null)[] }) {
  const { drawing, marks, path, items } = place;
  return (
    <ul class="plain-chips">
      {drawing.seats.map((look, at) => (
        <li key={look.seat}>
          <Somebody look={look} />
          {"\u00a0"}
          <Mark marks={newIn(marks, path, at, 1)} path={path}>
            <b>
              <Held {...place} item={items[at] ?? null} />
            </b>
          </Mark>
        </li>
      ))}
    </ul>
  );
}

function Held({ item, ...place }: Place & { item: Scalar | null }) {
  return item === null ? <Nothing /> : <Bare {...place} value={item} />;
}

/** Draws only what is filled, each with the number of its place. */
function Sparse(place: Place & { items: readonly (Scalar | null)[] }) {
  const { marks, path, items } = place;
  return (
    <ul class="plain-chips">
      {items.map((item, at) =>
        item === null ? null : (
          <li key={at}>
            <span class="muted">{`${at + 1}:\u00a0`}</span>
            <Mark marks={newIn(marks, path, at, 1)} path={path}>
              <Bare {...place} value={item} />
            </Mark>
          </li>
        ),
      )}
    </ul>
  );
}

function Runs(place: Place & { items: readonly Scalar[] }) {
  const { marks, path, items } = place;
  const long = items.some((item) => typeof item === "string" && item.length > SHORT);
  const runs = runsOf(items);
  return (
    <Mark marks={marks} path={path}>
      <ul class={long ? "plain-lines" : "plain-chips"}>
        {runs.map(({ item, first, count }) => (
          <li key={first}>
            <Mark marks={newIn(marks, path, first, count)} path={path}>
              <Bare {...place} value={item} />
              {count > 1 && <b>{`\u00a0×\u00a0${count}`}</b>}
            </Mark>
          </li>
        ))}
      </ul>
    </Mark>
  );
}

/** Whether one of these is new: of several equal ones any may be. */
function newIn(marks: ChangeMarks, path: string, first: number, count: number): ChangeMarks {
  const items = Array.from({ length: count }, (_, at) => below(path, first + at));
  return items.some((item) => marks.has(item)) ? new Set([path]) : new Set();
}

export function Rows(place: Place & { rows: readonly Fields[] }) {
  const { drawing, names, name, rows } = place;
  const say = useSay();
  const [all, setAll] = useState(false);
  const columns = names.inOrder(columnsOf(rows));
  const byPlayer = names.isForEach(name, rows, drawing.seats.length) || names.holdsSeats(name);
  const seats = byPlayer && rows.length === drawing.seats.length ? drawing.seats : null;
  const head = seats === null && tellsApart(rows, columns[0]) ? (columns[0] ?? null) : null;
  const cells = columns.filter((column) => column !== head);
  const from = all ? 0 : Math.max(0, rows.length - SHOWN);
  return (
    <>
      {from > 0 && (
        <button type="button" onClick={() => setAll(true)}>
          {say("plain-all", { count: rows.length })}
        </button>
      )}
      <section class="plain-scroll" data-tall={rows.length > TALL} tabindex={0} aria-label={names.field(name)}>
        <table>
          <thead>
            <tr>
              <th scope="col">{head ? names.field(head) : say(seats ? "plain-player" : "plain-number")}</th>
              {cells.map((column) => (
                <th key={column} scope="col">
                  {names.field(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(from).map((row, index) => (
              <Row
                key={from + index}
                {...place}
                {...{ row, at: from + index, head, cells, look: seats?.[from + index] }}
              />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

interface RowProps extends Place {
  readonly row: Fields;
  readonly at: number;
  /** The column that stands at the head of the rows, or the player whose row it is; else they are counted. */
  readonly head: string | null;
  readonly look: SeatLook | undefined;
  readonly cells: readonly string[];
}

function Row({ row, at, head, look, cells, ...place }: RowProps) {
  const { marks } = place;
  const path = below(place.path, at);
  return (
    <tr class={marks.has(path) ? "plain-changed" : undefined}>
      <th scope="row">
        <Mark marks={marks} path={path}>
          {look ? <Somebody look={look} /> : head ? <Inner {...place} {...fieldOf(row, path, head)} /> : at + 1}
        </Mark>
      </th>
      {cells.map((column) => (
        <td key={column}>
          <Inner {...place} {...fieldOf(row, path, column)} />
        </td>
      ))}
    </tr>
  );
}

function fieldOf(fields: Fields, path: string, name: string) {
  return { name, path: below(path, name), value: fields[name] };
}

/** Inside a table or a list there is little room: what is large unfolds. */
function Inner(place: Place) {
  const { marks, path, value } = place;
  const { form } = formOf(value);
  if (form !== "rows" && form !== "list") return <Value {...place} />;
  const count = (value as readonly unknown[]).length;
  return (
    <Fold class="plain-fold" summary={<Inside marks={marks} path={path} words={count} />}>
      {() => <Value {...place} />}
    </Fold>
  );
}

/** What is folded tells that something in it has changed. */
function Inside({ marks, path, words }: Pick<Place, "marks" | "path"> & { words: string | number }) {
  return (
    <Mark marks={hasChanged(marks, path) ? new Set([path]) : marks} path={path}>
      {words}
    </Mark>
  );
}

function List(place: Place & { items: readonly unknown[] }) {
  const { marks, path, items } = place;
  return (
    <Mark marks={marks} path={path}>
      <ol class="plain-list">
        {items.map((item, at) => (
          <li key={at}>
            <Inner {...place} path={below(path, at)} value={item} />
          </li>
        ))}
      </ol>
    </Mark>
  );
}

function Record(place: Place & { fields: Fields }) {
  const { marks, path, fields, names, name } = place;
  if (leavesOf(fields) <= SMALL) return <FieldList {...place} />;
  return (
    <Fold class="plain-fold" summary={<Inside marks={marks} path={path} words={names.field(name)} />}>
      {() => <FieldList {...place} />}
    </Fold>
  );
}

/** Words that want the room of two. */
function isLong(names: Names, name: string, value: unknown): boolean {
  return isText(value) || (typeof value === "string" && names.value(name, value).length > WORDY);
}

export function FieldList(place: Place & { fields: Fields }) {
  const { fields, names, path, marks } = place;
  const filled = names.inOrder(Object.keys(fields).filter((name) => !isNothing(fields[name])));
  return (
    <Mark marks={marks} path={path}>
      <dl class="plain-fields">
        {filled.map((name) => (
          <div key={name} data-long={isLong(names, name, fields[name])}>
            <dt>{names.field(name)}</dt>
            <dd>
              <Inner {...place} {...fieldOf(fields, path, name)} />
            </dd>
          </div>
        ))}
      </dl>
    </Mark>
  );
}
