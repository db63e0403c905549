// Which monster is marked: asked at the field itself, around it, as soon as it is picked.
import { type Chart, RIM } from "./chart";
import { MonsterGlyph } from "./monsters";
import { KINDS, kindName, type Props } from "./names";

const STEP = 84;

export function KindChoice(props: Props & { readonly chart: Chart }) {
  const { chart, view } = props;
  const at = pickedField(props);
  const kinds = KINDS.filter((kind) => props.lit(`monster:${kind}`));
  const spot = at === null ? undefined : chart.places[at];
  if (!spot || kinds.length === 0) return null;
  const wide = kinds.length * STEP;
  const x = Math.min(Math.max(spot.x, wide / 2 + 6), chart.width - wide / 2 - 6);
  const y = spot.y + (spot.y > chart.height / 2 ? -1 : 1) * (RIM + 52);
  return (
    <g transform={`translate(${x} ${y})`}>
      {kinds.map((kind, place) => {
        const next = view.tables[KINDS.indexOf(kind)]?.find((value) => value.seat === null);
        return (
          <g
            key={kind}
            {...props.part(`monster:${kind}`, kindName(props, kind))}
            class="los-kind-choice"
            transform={`translate(${(place - (kinds.length - 1) / 2) * STEP} 0)`}
          >
            <rect x={-STEP / 2 + 3} y="-44" width={STEP - 6} height="88" rx="14" />
            <g transform="translate(0 -10) scale(1.2)">
              <MonsterGlyph kind={kind} />
            </g>
            <text y="36">{next?.value}</text>
          </g>
        );
      })}
    </g>
  );
}

/** The field on the map that was picked as the first step, if any. */
export function pickedField(props: Props): number | null {
  const found = props.view.destinations.findIndex((_, number) => props.picked(`destination:${number}`));
  return found < 0 ? null : found;
}
