// The board of words: what can be said in a word or a number on top, then a section for each list, table or record.
import { useSay } from "../../words/use";
import type { Drawing } from "../face/face";
import { below, hasChanged, useChanges } from "./changes";
import { Fold } from "./fold";
import { type Fields, type Form, formOf, isNothing, isScalar, leavesOf } from "./json";
import type { Names } from "./names";
import { FieldList, type Place, type Sight, Value } from "./value";

/** More than one wants to read at once. */
const MUCH = 160;

interface Props {
  readonly drawing: Drawing<Fields>;
  readonly names: Names;
}

export function Board({ drawing, names }: Props) {
  const marks = useChanges(drawing.view, drawing.me);
  return (
    <div class="plain">
      <Everything drawing={drawing} names={names} marks={marks} />
    </div>
  );
}

function Everything(sight: Sight) {
  const { view } = sight.drawing;
  const say = useSay();
  const fields = sight.names.inOrder(Object.keys(view).filter((name) => !isSaid(name, view[name], sight.names)));
  const words = fields.filter((name) => isScalar(view[name]) && !isNothing(view[name]));
  const sections = fields.filter((name) => !isScalar(view[name]) && !isNothing(view[name]));
  const empty = fields.filter((name) => isNothing(view[name]));
  return (
    <>
      {words.length > 0 && (
        <section class="card plain-glance" aria-label={say("plain-glance")}>
          <FieldList {...sight} name="" path="" value={view} fields={only(view, words)} />
        </section>
      )}
      {sections.map((name) => (
        <Section key={name} {...sight} name={name} path={name} value={view[name]} />
      ))}
      {empty.length > 0 && (
        <p class="plain-empty muted">
          {say("plain-empty", { fields: empty.map((name) => sight.names.field(name)).join(", ") })}
        </p>
      )}
    </>
  );
}

/** Whose eyes these are stands on the page already; what the table waits for, too, unless there is a word for it. */
function isSaid(name: string, value: unknown, names: Names): boolean {
  return name === "seat" || (name === "phase" && !names.explains(name, value));
}

function only(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

/** Folded by whoever wants to; what is very long, or a record of records, begins so. */
function Section(place: Place) {
  const { names, marks, name, path, value } = place;
  const say = useSay();
  const found = formOf(value);
  const title = (
    <>
      <h2>{names.field(name)}</h2>
      {hasChanged(marks, path) && <span class="tag tag-turn">{say("plain-changed")}</span>}
    </>
  );
  const open = found.form !== "record" ? leavesOf(value) <= MUCH : isFlat(found.fields);
  return (
    <Fold class="card plain-section" open={open} wide={isWide(found, place.drawing.seats.length)} summary={title}>
      {() => (found.form === "record" ? <FieldList {...place} fields={found.fields} /> : <Value {...place} />)}
    </Fold>
  );
}

function isFlat(fields: Fields): boolean {
  return Object.values(fields).every((value) => ["nothing", "scalar", "chips"].includes(formOf(value).form));
}

/** A table of many columns wants the whole width; that of the players has their names, too. A list is as wide as two. */
function isWide(found: Form, players: number): boolean {
  if (found.form !== "rows") return false;
  const most = found.rows.length === players ? 2 : 3;
  const width = (value: unknown) => (isNothing(value) ? 0 : Array.isArray(value) ? 2 : 1);
  return found.rows.some((row) => Object.values(row).reduce<number>((sum, each) => sum + width(each), 0) > most);
}

/** What one player knows, when a replay shows all hands. At a table the board shows it already. */
export function PlainHand({ drawing, names }: Props) {
  const { me, seats, view } = drawing;
  if (me === null || seats[me]?.me) return null;
  const place = { drawing, names, marks: new Set<string>(), name: "", path: below("", me), value: view };
  return (
    <div class="plain">
      <FieldList {...place} fields={view} />
    </div>
  );
}
