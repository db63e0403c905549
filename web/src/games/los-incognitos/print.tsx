// On paper: the postcard, the scoring table with what everything means, and logbooks; nothing has happened on them yet.
import type { VNode } from "preact";
import type { Cell, Item, PaperBlock, PaperSheet, PrintedPicture, PrintedTable, ToPrint } from "../../print/sheets";
import { chartOf } from "./chart";
import { SymbolPicture } from "./dice";
import type { LosView, MonsterRow } from "./model.generated";
import { MonsterPicture, SignPicture } from "./monsters";
import {
  type DieSymbol,
  KINDS,
  type Kind,
  kindName,
  named,
  needsOf,
  type Props,
  placeName,
  type Sign,
  SYMBOLS,
  symbolName,
} from "./names";
import { Backdrop } from "./scenery";
import { legend } from "./signs-on-paper";
import { Spots } from "./spots";
import { FunctionPicture } from "./things";
import { Ways } from "./ways";

/** Between the forms of the two papers, so that one drawing serves both. */
const FORM = { width: 1530, height: 1050 };
/** Beside and below the board, for names that reach beyond it. */
const BESIDE = 36;
const BELOW = 24;
const SIGNS: readonly Sign[] = ["star", "oval", "drop", "arrow", "square"];

export function sheets({ drawing, views }: ToPrint<LosView>): readonly PaperSheet[] {
  const props = { ...drawing, view: untouched(drawing.view) };
  return [board(props), scoring(props), explained(props), logbooks(props, views)];
}

/** As it was before anybody set out. */
function untouched(view: LosView): LosView {
  return {
    ...view,
    phase: "rolling",
    signs: "on",
    started: [],
    sections: view.sections.map(() => null),
    destinations: view.destinations.map(() => ({ owner: null, mark: null, explored: false })),
    tables: view.tables.map((row) => row.map((value) => ({ ...value, seat: null, circled: null }))),
    sites: view.sites.map((site) => ({ ...site, seat: null, destination: null, used: false })),
    players: view.players.map((player) => ({ ...player, way: [] })),
  };
}

function board(props: Props): PaperSheet {
  const { view, message } = props;
  const title = named(props, view.board.title);
  const chart = chartOf(view.board, FORM);
  const places = view.board.destinations.map((place) => {
    const kinds = (place.monsters ?? []).map((kind) => kindName(props, kind)).join(", ");
    const what = place.kind === "site" ? message(`function-${view.board.function}`) : message(`see-${place.kind}`);
    return message("see-place", { place: placeName(props, place), what: kinds || what });
  });
  const picture = (
    <svg aria-hidden="true" viewBox={`${-BESIDE} 0 ${chart.width + 2 * BESIDE} ${chart.height + BELOW}`}>
      <Backdrop board={view.board} chart={chart} />
      <Ways {...props} chart={chart} routes={false} />
      <Spots {...props} chart={chart} letters />
    </svg>
  );
  const alt = message("see-print-board", { title, places: places.join("; ") });
  return { title, lying: true, blocks: [{ kind: "picture", picture, alt }] };
}

function scoring(props: Props): PaperSheet {
  const { view, message } = props;
  const rows = KINDS.map((kind, at) => scoringRow(props, kind, view.tables[at] ?? []));
  const sites = [
    [
      picture(<FunctionPicture scenario={view.board.function} />, "", 9),
      strong(message(`function-${view.board.function}`)),
    ],
    needed(props, view.exploring),
    view.sites.map(({ value }) => ({ box: String(value) })),
  ];
  return {
    title: `${named(props, view.board.title)}: ${message("see-scoring")}`,
    lying: false,
    blocks: [
      words(message("see-print-crossing")),
      {
        kind: "table",
        head: [[message("see-print-monster")], [message("see-print-takes")], [message("see-print-values")]],
        rows: [...rows, sites],
        widths: [null, null, 1],
      },
      heading(message("see-print-dice")),
      about(
        SYMBOLS.map((symbol) => [
          <SymbolPicture key={symbol} symbol={symbol} />,
          symbolName(props, symbol),
          message(`about-${symbol}`),
        ]),
      ),
    ],
  };
}

/** LI-3 The values of the upper row, then those of the lower one, each with its sign. */
function scoringRow(props: Props, kind: Kind, values: LosView["tables"][number]): readonly Cell[] {
  const row: MonsterRow = props.view.board.monsters[kind];
  const boxes = values.map(({ value, sign }) => ({
    box: String(value),
    sign: picture(<SignPicture sign={sign} />, props.message(`sign-${sign}`)),
  }));
  return [
    [picture(<MonsterPicture kind={kind} />, "", 9), strong(kindName(props, kind))],
    needed(props, needsOf(row)),
    [...boxes.slice(0, row.upper.length), "\n", ...boxes.slice(row.upper.length)],
  ];
}

function needed(props: Props, symbols: readonly DieSymbol[]): Cell {
  return symbols.map((symbol) => picture(<SymbolPicture symbol={symbol} />, symbolName(props, symbol), 6));
}

/** What is on the board, what a site does, and the extension. */
function explained(props: Props): PaperSheet {
  const { message, view } = props;
  const site = message(`function-${view.board.function}`);
  return {
    title: `${named(props, view.board.title)}: ${message("see-print-legend")}`,
    lying: false,
    blocks: [
      about(legend(props), 11),
      heading(site),
      words(message(`about-${view.board.function}`)),
      heading(message("option-signs")),
      about(
        SIGNS.map((sign) => [
          <SignPicture key={sign} sign={sign} />,
          message(`sign-${sign}`),
          message(`about-${sign}`),
        ]),
      ),
    ],
  };
}

/** LI-5 As long as the longest; how many entries count is told for each number of players. */
function logbooks(props: Props, views: readonly LosView[]): PaperSheet {
  const { message, view } = props;
  const most = Math.max(...views.map(({ entries }) => entries));
  const told = views.map(({ players, entries }) => message("see-print-entries", { players: players.length, entries }));
  const players = Math.max(...views.map(({ players }) => players.length));
  const books = Array.from({ length: players }, (_, player) => logbook(props, player + 1, most)).flat();
  return {
    title: `${named(props, view.board.title)}: ${message("see-logbooks")}`,
    lying: false,
    blocks: [words([...told, message("see-print-entry")].join(" ")), ...books],
  };
}

function logbook(props: Props, player: number, entries: number): readonly PaperBlock[] {
  const { message } = props;
  const numbers = Array.from({ length: entries }, (_, entry) => [String(entry + 1)]);
  const book: PrintedTable = {
    kind: "table",
    head: numbers,
    rows: [numbers.map(() => [])],
    widths: numbers.map(() => 1),
    high: 16,
  };
  const sums = ["see-print-name", "see-from-logbook", "see-from-circles", "see-print-route", "see-total"].map((id) => [
    message(id),
  ]);
  const sum: PrintedTable = {
    kind: "table",
    head: sums,
    rows: [sums.map(() => [])],
    widths: [2, 1, 1, 1, 1],
    high: 12,
  };
  return [heading(message("see-print-player", { player })), book, sum];
}

function about(rows: readonly (readonly [svg: VNode, name: string, words: string])[], high = 8): PrintedTable {
  return {
    kind: "table",
    head: [],
    rows: rows.map(([svg, name, said]) => [[picture(svg, "", high)], [strong(name)], [said]]),
    widths: [null, null, 1],
  };
}

function picture(svg: VNode, alt: string, high?: number): PrintedPicture {
  return high === undefined ? { picture: svg, alt } : { picture: svg, alt, high };
}

function strong(said: string): Item {
  return { strong: said };
}

function words(said: string): PaperBlock {
  return { kind: "words", words: said };
}

function heading(said: string): PaperBlock {
  return { kind: "heading", words: said };
}
