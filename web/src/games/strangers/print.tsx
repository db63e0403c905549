// On paper: the town by day, what everything on it means, and all cards to cut out.
import type { VNode } from "preact";
import type { PaperBlock, PaperSheet, PrintedCard, PrintedTable, ToPrint } from "../../print/sheets";
import { Building, type Kind } from "./buildings";
import { CARDS, type Card } from "./cards";
import { Edges, Streets, WallsAndBars, Wilds } from "./ground";
import type { StrangersView } from "./model.generated";
import { type Props, placeName } from "./names";
import { BackPicture, CardDrawing, familyOf } from "./pictures";
import { PlacePart, Spots, StreetPart } from "./spaces";
import { Coin, StopSign, StrangerSign } from "./tokens";
import { chartOf } from "./town";

/** Between the forms of the two papers, so that one drawing serves both. */
const FORM = { width: 1500, height: 1000 };
/** Around the town, for what stands on its edge. */
const PAD = 12;
const CARD = { wide: 44, high: 63 };
const KINDS: readonly Kind[] = ["home", "mansion", "pool", "library", "park", "clubhouse", "pep_rally", "prom"];
const COLOURS: Readonly<Record<ReturnType<typeof familyOf>, string>> = {
  feet: "#ffe3c7",
  bus: "#ece4f5",
  all: "#ddd3f5",
  rare: "#ffe6ec",
  alien: "#dfe9d8",
};

export function sheets({ drawing, printed }: ToPrint<StrangersView>): readonly PaperSheet[] {
  const props = { ...drawing, view: untouched(drawing.view), insight: null };
  const copies = (printed.copies ?? {}) as Readonly<Partial<Record<Card, number>>>;
  return [board(props), explained(props), ...cards(props, copies)];
}

/** As it was before anybody left the school. */
function untouched(view: StrangersView): StrangersView {
  return {
    ...view,
    strangers: [],
    chosen: null,
    spots: view.spots.map((row) => row.map(() => null)),
    players: view.players.map((player) => ({ ...player, kids: [] })),
  };
}

function board(props: Props): PaperSheet {
  const { view, message } = props;
  const { name, columns, rows, scoring } = view.board;
  const places = scoring.map((place) => placeName(props, place, [])).join("; ");
  const alt = message("see-print-board", { name, columns, rows, places });
  return { title: name, lying: true, blocks: [{ kind: "picture", picture: town(props), alt }] };
}

function town(props: Props): VNode {
  const { board, spots } = props.view;
  const chart = chartOf(board, FORM, 16);
  const still = { board, chart };
  const lots = board.scoring.map((place, at) => ({ place, at, owners: spots[at] ?? [] }));
  return (
    <svg
      aria-hidden="true"
      class="dts-board"
      viewBox={`${-PAD} ${-PAD} ${chart.width + 2 * PAD} ${chart.height + 2 * PAD}`}
      style={{ "--least": `${chart.letter}px` }}
    >
      <rect class="dts-town" {...chart.town} rx="14" />
      <Wilds {...still} />
      <Streets {...still} />
      {board.streets.map((street) => (
        <StreetPart key={street.space} {...props} chart={chart} street={street} />
      ))}
      {lots.map((lot) => (
        <PlacePart key={lot.place.space} {...props} chart={chart} {...lot} />
      ))}
      <WallsAndBars {...still} />
      <Edges chart={chart} />
      {lots.map((lot) => (
        <Spots key={lot.place.space} {...props} chart={chart} {...lot} />
      ))}
    </svg>
  );
}

type Row = readonly [svg: VNode, name: string, words: string];

function explained(props: Props): PaperSheet {
  const { message, view } = props;
  const signs = [
    ["wall", <Line key="wall" kind="wall" />],
    ["bar", <Line key="bar" kind="bar" />],
    ["stop-school_bus", <StopSign key="school" bus="school_bus" />],
    ["stop-city_bus", <StopSign key="city" bus="city_bus" />],
    ["stranger-space", <StrangerSign key="stranger" />],
    ["school", <Building key="house" kind="school" />],
  ] as const;
  const there = KINDS.filter((kind) => view.board.scoring.some((place) => place.kind === kind));
  const about = (kind: Kind): Row => [
    icon(<Lot kind={kind} />),
    message(`kind-${kind}`),
    message(`about-kind-${kind}`),
  ];
  return {
    title: `${view.board.name}: ${message("see-print-legend")}`,
    lying: false,
    blocks: [
      heading(message("see-print-signs")),
      listed([
        ...signs.map(([name, sign]): Row => [icon(sign), message(`see-${name}`), message(`see-print-${name}`)]),
        [<Coin key="coin" saucer size={26} />, message("see-print-coin"), message("see-print-about-coin")],
      ]),
      heading(message("see-print-places")),
      listed(there.map(about)),
    ],
  };
}

function Line({ kind }: { kind: "wall" | "bar" }) {
  return (
    <g>
      <path class={`dts-${kind}-edge`} d="M-36,0H36" />
      <path class={`dts-${kind}`} d="M-36,0H36" />
    </g>
  );
}

function Lot({ kind }: { kind: Kind }) {
  return (
    <g>
      <rect class={`dts-lot dts-lot-${kind}`} x="-45" y="-45" width="90" height="90" rx="13" />
      <g transform="scale(0.82)">
        <Building kind={kind} />
      </g>
    </g>
  );
}

function icon(sign: VNode): VNode {
  return (
    <svg aria-hidden="true" viewBox="-48 -48 96 96">
      {sign}
    </svg>
  );
}

/** DS-1 Where it is known how many there are of each. */
function cards({ message }: Props, copies: Readonly<Partial<Record<Card, number>>>): readonly PaperSheet[] {
  const all = CARDS.map(
    (card): PrintedCard => ({
      name: message(`card-${card}`),
      picture: <CardDrawing card={card} />,
      words: message(`about-${card}`),
      colour: COLOURS[familyOf(card)],
      count: copies[card] ?? 0,
    }),
  ).filter(({ count }) => count > 0);
  const back = { picture: <BackPicture {...CARD} />, alt: message("see-print-back") };
  const title = message("see-print-cards");
  return all.length === 0 ? [] : [{ title, lying: false, blocks: [{ kind: "cards", ...CARD, cards: all, back }] }];
}

function listed(rows: readonly Row[]): PrintedTable {
  return {
    kind: "table",
    head: [],
    rows: rows.map(([picture, name, words]) => [[{ picture, alt: "", high: 13 }], [{ strong: name }], [words]]),
    widths: [null, null, 1],
  };
}

function heading(words: string): PaperBlock {
  return { kind: "heading", words };
}
