// The blocks of the town as parts: streets with their signs, lots with their buildings and spots.
import { SeatGlyph } from "../../art/shapes";
import { Building, LongShadow, Tree, widthOf } from "./buildings";
import { lotOf } from "./lots";
import type { Scoring, Street } from "./model.generated";
import { lookOf, type Props, placeName, streetName, tallyOf } from "./names";
import { StopSign, StrangerSign } from "./tokens";
import { type Block, type Chart, centre } from "./town";

export type Charted = Props & { readonly chart: Chart };

const INSET = 5;

function Frame({ block, kind }: { block: Block; kind: string }) {
  const { x, y, width, height } = block;
  return (
    <rect class={kind} x={x + INSET} y={y + INSET} width={width - 2 * INSET} height={height - 2 * INSET} rx="13" />
  );
}

/** A movement space. */
export function StreetPart(props: Charted & { street: Street }) {
  const { street, chart, view } = props;
  const block = chart.block(street.space);
  const { x, y } = centre(block);
  const school = street.space === view.board.school;
  return (
    <g {...props.part(`space:${street.space}`, streetName(props, street))} class="dts-street">
      <Frame block={block} kind={school ? "dts-tile dts-yard" : street.forest ? "dts-tile dts-forest" : "dts-tile"} />
      {street.forest && <Thicket block={block} />}
      {school && (
        <g transform={`translate(${x} ${y - 3})`}>
          <LongShadow wide={40} high={22} long={44} />
          <Building kind="school" />
        </g>
      )}
      {street.stranger && !view.strangers.includes(street.space) && (
        <g transform={`translate(${x} ${y})`}>
          <StrangerSign />
        </g>
      )}
      <Stops street={street} block={block} />
      <Frame block={block} kind="dts-halo" />
    </g>
  );
}

function Thicket({ block: { x, y, width, height } }: { block: Block }) {
  const trees = [
    [0.13, 0.5, true],
    [0.87, 0.56, false],
    [0.2, 0.97, false],
    [0.8, 0.99, true],
  ] as const;
  return (
    <g class="dts-thicket">
      {trees.map(([over, under, fir]) => (
        <g key={over} transform={`translate(${x + over * width} ${y + under * height - 5}) scale(0.72)`}>
          <Tree fir={fir} eyes={over === 0.8} />
        </g>
      ))}
    </g>
  );
}

/** In the right upper corner; the second one below. */
function Stops({ street, block }: { street: Street; block: Block }) {
  const buses = [
    ...(street.school_bus ? ["school_bus" as const] : []),
    ...(street.city_bus ? ["city_bus" as const] : []),
  ];
  return (
    <g>
      {buses.map((bus, place) => (
        <g key={bus} transform={`translate(${block.x + block.width - 27} ${block.y + 28 + place * 46})`}>
          <StopSign bus={bus} />
        </g>
      ))}
    </g>
  );
}

export function PlacePart(props: Charted & { place: Scoring; owners: readonly (number | null)[]; at: number }) {
  const { place, owners, chart } = props;
  const block = chart.block(place.space);
  const { picture, upon } = lotOf(block, place.values, chart.letter);
  const { x, y } = centre(picture);
  const scale = Math.min(picture.width / widthOf(place.kind), (picture.height + 12) / 92);
  return (
    <g {...props.part(`space:${place.space}`, placeName(props, place, owners))}>
      <Frame block={block} kind={`dts-lot dts-lot-${place.kind}`} />
      <g class={upon ? "dts-faint" : undefined} transform={`translate(${x} ${y}) scale(${scale})`}>
        <LongShadow long={34} />
        <Building kind={place.kind} />
      </g>
      <EachNow {...props} block={picture} />
      <Frame block={block} kind="dts-halo" />
    </g>
  );
}

/** Where all Kids are worth the same: how much that is now. */
function EachNow(props: Charted & { place: Scoring; at: number; block: Block }) {
  const { block, chart } = props;
  const now = tallyOf(props)?.shared[props.at] ?? null;
  if (now === null) return null;
  const size = Math.max(28, chart.letter);
  return (
    <g class="dts-each" transform={`translate(${block.x + 0.64 * size} ${block.y + 0.64 * size})`}>
      <circle r={size * 0.75} />
      <text y={size * 0.36}>{now}</text>
    </g>
  );
}

/** The spots of a scoring space: what a free one pays, or whose Kid stands there. */
export function Spots(props: Charted & { place: Scoring; owners: readonly (number | null)[]; at: number }) {
  const { place, owners, chart } = props;
  const { spots, size, upon } = lotOf(chart.block(place.space), place.values, chart.letter);
  const worth = tallyOf(props)?.worth[props.at] ?? [];
  return (
    <g
      class={upon ? "dts-spots dts-upon" : "dts-spots"}
      data-under={props.lit(`space:${place.space}`)}
      style={{ "--size": `${size}px` }}
    >
      {owners.map((owner, index) => {
        const { x, y, width, height } = spots[index] ?? { x: 0, y: 0, width: 0, height: 0 };
        const value = place.values[index] ?? 0;
        return (
          <g
            key={`${x} ${y}`}
            {...props.part(`spot:${place.space}:${index + 1}`, spotName(props, place, owner, worth[index] ?? value))}
            class="dts-spot"
            data-taken={owner !== null}
            transform={`translate(${x} ${y})`}
          >
            <rect x={1 - width / 2} y={1 - height / 2} width={width - 2} height={height - 2} rx={width * 0.3} />
            {owner === null ? (
              <text y={height * 0.03}>{value}</text>
            ) : (
              <g transform={`scale(${Math.min(width, height) / 24})`}>
                <SeatGlyph shape={lookOf(props, owner).shape} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

function spotName(props: Props, place: Scoring, owner: number | null, worth: number): string {
  const name = `${props.message(`kind-${place.kind}`)} ${place.name}`;
  if (owner === null) return props.message("see-free", { place: name, worth });
  return props.message("see-scored", { place: name, worth, player: lookOf(props, owner).name });
}
