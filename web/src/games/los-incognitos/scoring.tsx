// The scoring table: what each kind takes, and its values being crossed off; below them those of the sites.
import { SeatMark } from "../../art/shapes";
import { SymbolPicture } from "./dice";
import { pickedField } from "./kinds";
import type { MonsterRow, ValueView } from "./model.generated";
import { MonsterPicture, SignPicture } from "./monsters";
import { KINDS, type Kind, kindName, lookOf, nameOf, needsOf, oneName, type Props, partOf, symbolName } from "./names";
import { FunctionPicture } from "./things";

export function Scoring(props: Props) {
  return (
    <ul class="los-scoring" aria-label={props.message("see-scoring")}>
      {KINDS.map((kind, at) => (
        <Row key={kind} {...props} kind={kind} values={props.view.tables[at] ?? []} />
      ))}
      <Sites {...props} />
    </ul>
  );
}

function Row(props: Props & { kind: Kind; values: readonly ValueView[] }) {
  const { kind, values, view } = props;
  const row = view.board.monsters[kind];
  const next = values.findIndex((value) => value.seat === null);
  return (
    <li class="los-row" data-gone={next < 0}>
      <Head {...props} row={row} />
      <div class="los-values">
        {values.map((value, at) => (
          <Value key={at} {...props} value={value} place={at + 1} next={at === next} begins={at === row.upper.length} />
        ))}
      </div>
    </li>
  );
}

/** The kind and its requirement. While a field is picked, the choice stands there on the map. */
function Head(props: Props & { kind: Kind; row: MonsterRow }) {
  const { kind, row } = props;
  const needs = needsOf(row);
  const name = props.message("see-needs", {
    monster: kindName(props, kind),
    dice: needs.map((symbol) => symbolName(props, symbol)).join(", "),
  });
  const asked = pickedField(props) === null;
  return (
    <span {...(asked ? props.part(`monster:${kind}`, name) : { role: "img", "aria-label": name })} class="los-head">
      <MonsterPicture kind={kind} size={30} />
      <span class="los-needs">
        {needs.map((symbol, at) => (
          <SymbolPicture key={at} symbol={symbol} size={16} />
        ))}
      </span>
    </span>
  );
}

interface OneValue {
  readonly kind: Kind;
  readonly value: ValueView;
  readonly place: number;
  readonly next: boolean;
  /** Whether the lower row begins here. */
  readonly begins: boolean;
}

function Value(props: Props & OneValue) {
  const { kind, value, place, next, begins, view } = props;
  const part = partOf({ kind, place });
  const asked = props.lit(part) || props.picked(part);
  const look = lookOf(props, value.seat);
  return (
    <span
      {...(asked ? {} : props.part(part, valueName(props)))}
      class={look ? `los-value seat-${look.shape}` : "los-value"}
      data-next={next}
      data-begins={begins}
      data-asked={asked}
      data-circled={value.circled !== null}
    >
      {view.signs === "on" && <SignPicture sign={value.sign} size={11} />}
      <b>{value.value}</b>
      {look && <SeatMark shape={look.shape} size={13} />}
    </span>
  );
}

function valueName(props: Props & OneValue): string {
  const { kind, value, place, message } = props;
  const monster = oneName(props, { kind, place, value: value.value });
  return [
    value.seat === null ? monster : message("see-taken", { what: monster, player: nameOf(props, value.seat) }),
    ...(value.circled === null ? [] : [message("see-circled", { player: nameOf(props, value.circled) })]),
    ...(props.view.signs === "on" ? [message(`sign-${value.sign}`)] : []),
  ].join("; ");
}

/** LI-20 */
function Sites(props: Props) {
  const { view, message } = props;
  const { function: scenario } = view.board;
  return (
    <li class="los-row">
      <span class="los-head" role="img" aria-label={message("see-sites", { what: message(`function-${scenario}`) })}>
        <FunctionPicture scenario={scenario} size={30} />
        <span class="los-needs">
          {view.exploring.map((symbol, at) => (
            <SymbolPicture key={at} symbol={symbol} size={16} />
          ))}
        </span>
      </span>
      <div class="los-values">
        {view.sites.map((site, at) => {
          const look = lookOf(props, site.seat);
          const next = at === view.sites.findIndex((each) => each.seat === null);
          return (
            <span key={at} class={look ? `los-value seat-${look.shape}` : "los-value"} data-next={next}>
              <b>{site.value}</b>
              {look && <SeatMark shape={look.shape} size={13} />}
            </span>
          );
        })}
      </div>
    </li>
  );
}
