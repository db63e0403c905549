// Destinations: shuttles, monster fields, vessels and sites; whose they are, and what was marked or explored there.
import { SeatGlyph } from "../../art/shapes";
import { useStore } from "../../ui/store";
import { type Chart, RIM } from "./chart";
import type { Destination, DestinationView } from "./model.generated";
import { MonsterGlyph } from "./monsters";
import { KINDS, type Kind, kindName, lookOf, nameOf, oneName, type Props, placeName, travelOf } from "./names";
import { pointed } from "./pointed";
import { Shuttle, Site, Vessel } from "./things";

type OnMap = Props & { readonly chart: Chart; readonly letters: boolean };

export function Spots(props: OnMap) {
  const die = useStore(pointed);
  const useful = travelOf(props)?.uses.find((each) => each.symbol === die)?.places ?? [];
  return (
    <g>
      {props.view.board.destinations.map((place, number) => {
        const state = props.view.destinations[number];
        return (
          state && <Spot key={place.id} {...props} {...{ place, number, state }} useful={useful.includes(number)} />
        );
      })}
    </g>
  );
}

interface OneSpot {
  readonly place: Destination;
  readonly number: number;
  readonly state: DestinationView;
  readonly useful: boolean;
}

function Spot(props: OnMap & OneSpot) {
  const { place, number, state, chart, useful } = props;
  const { x, y } = chart.places[number] ?? { x: 0, y: 0 };
  const owner = lookOf(props, state.owner);
  return (
    <g
      {...props.part(`destination:${number}`, describe(props))}
      class={`los-spot los-spot-${place.kind}`}
      transform={`translate(${x} ${y})`}
      data-useful={useful}
    >
      <circle class="los-spot-hit" r={RIM + 4} />
      <circle class="los-spot-halo" r={RIM + 1} />
      <Plate {...props} />
      {owner && <circle class={`los-ring seat-${owner.shape}`} r={RIM - 5} />}
      {owner && (
        <g transform={`translate(${-RIM + 11} ${RIM - 14}) scale(1.3)`}>
          <SeatGlyph shape={owner.shape} />
        </g>
      )}
      <Done {...props} />
      {props.letters && (
        <text class="los-name" y={RIM + 22}>
          {placeName(props, place)}
        </text>
      )}
    </g>
  );
}

function Plate(props: OnMap & OneSpot) {
  const { place, state, view, number } = props;
  const scenario = view.board.function;
  switch (place.kind) {
    case "shuttle":
      return (
        <g>
          <path class="los-plate" d="M-40,-22L0,-42L40,-22V22L0,42L-40,22Z" />
          <g transform="scale(1.25)" opacity={view.started.includes(number) ? 0.4 : 1}>
            <Shuttle />
          </g>
          {view.started.includes(number) && <path class="los-started" d="M-26,26L26,-26" />}
        </g>
      );
    case "vessel":
      return (
        <g>
          <circle class="los-plate" r={RIM - 5} />
          <g transform="scale(1.28)" opacity={state.mark ? 0.3 : 1}>
            <Vessel scenario={scenario} />
          </g>
        </g>
      );
    case "site":
      return (
        <g>
          <rect class="los-plate" x={-RIM + 6} y={-RIM + 6} width={2 * RIM - 12} height={2 * RIM - 12} rx="14" />
          <g transform="translate(0 2) scale(1.25)">
            <Site scenario={scenario} />
          </g>
        </g>
      );
    case "monster":
      return (
        <g>
          <circle class="los-plate" r={RIM - 5} />
          <path class="los-split" d={`M${RIM - 20},${-RIM + 18}L${-RIM + 20},${RIM - 18}`} />
          {(place.monsters ?? []).map((kind, side) => (
            <g
              key={kind}
              transform={`translate(${side === 0 ? -15 : 15} ${side === 0 ? -13 : 13}) scale(1.02)`}
              opacity={state.mark && state.mark.kind !== kind ? 0.18 : 1}
            >
              <MonsterGlyph kind={kind} />
            </g>
          ))}
        </g>
      );
  }
}

/** LI-17, LI-20 What was marked or explored, with its value. */
function Done(props: OnMap & OneSpot) {
  const { state, view, number } = props;
  const site = view.sites.find((each) => each.destination === number);
  const value = state.mark?.value ?? site?.value;
  if (value === undefined) return null;
  const marker = state.mark ? markerOf(props, state.mark.kind, state.mark.place) : (site?.seat ?? null);
  const look = lookOf(props, marker);
  return (
    <g class="los-done" transform={`translate(${RIM - 13} ${-RIM + 15})`}>
      <circle class={look ? `seat-${look.shape}` : undefined} r="17" data-used={site?.used ?? false} />
      <text y="8">{value}</text>
    </g>
  );
}

function markerOf(props: Props, kind: Kind, place: number): number | null {
  return props.view.tables[KINDS.indexOf(kind)]?.[place - 1]?.seat ?? null;
}

function describe(props: OnMap & OneSpot): string {
  const { place, state, view, message, number } = props;
  const kinds = (place.monsters ?? []).map((kind) => kindName(props, kind)).join(", ");
  const site = view.sites.find((each) => each.destination === number);
  const what = place.kind === "site" ? message(`function-${view.board.function}`) : message(`see-${place.kind}`);
  return [
    message("see-place", { place: placeName(props, place), what: kinds || what }),
    ...(state.owner === null ? [] : [message("see-owner", { player: nameOf(props, state.owner) })]),
    ...(state.mark ? [message("see-marked", { monster: oneName(props, state.mark) })] : []),
    ...(site ? [message("see-explored", { points: site.value })] : []),
    ...(view.started.includes(number) ? [message("see-started")] : []),
  ].join("; ");
}
