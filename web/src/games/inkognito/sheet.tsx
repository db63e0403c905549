// One row of a sheet: four identities, four builds or four missions of one player.
import { Silhouette, Tick } from "./figures";
import type { Finding, Page } from "./model.generated";
import { AGENTS, type Agent, BUILDS, type Build, type Card, LETTERS, missionCard, type Props } from "./names";
import type { Pencil } from "./pad";
import { PORTRAIT } from "./portraits";

export interface Sheet {
  readonly player: number | null;
  readonly name: string;
  readonly page: Page | null;
}

export interface Row {
  readonly what: "identities" | "builds" | "missions";
  readonly cards: readonly Card[];
}

export const ROWS: readonly Row[] = [
  { what: "identities", cards: AGENTS },
  { what: "builds", cards: BUILDS },
  { what: "missions", cards: LETTERS.map(missionCard) },
];

interface InRow {
  readonly sheet: Sheet;
  readonly row: Row;
  mark(cell: string): Pencil | null;
  turn(cell: string): void;
  point(statement: string | null): void;
}

export function SheetRow(props: Props & InRow) {
  const { sheet, row } = props;
  return (
    <div class="ink-cells">
      {row.cards.map((card) => {
        const cell = `${sheet.player ?? "aside"} ${card}`;
        const finding = sheet.page?.findings.find((each) => each.card === card) ?? null;
        const statement = stated(props, card, finding);
        const mark = props.mark(cell);
        return (
          <button
            key={card}
            type="button"
            class="ink-cell"
            data-certain={finding === null ? "open" : finding.has ? "yes" : "no"}
            data-mark={mark ?? "none"}
            aria-label={`${statement} ${props.message("note-marks")}: ${props.message(`note-mark-${mark ?? "none"}`)}`}
            onClick={() => props.turn(cell)}
            onFocus={() => props.point(statement)}
            onPointerEnter={() => props.point(statement)}
            onPointerLeave={() => props.point(null)}
            onBlur={() => props.point(null)}
          >
            <ValuePicture card={card} />
            <span class="ink-stamp" aria-hidden="true">
              {finding && <Tick says={finding.has ? "yes" : "no"} />}
            </span>
            <span class="ink-pencil" aria-hidden="true">
              {mark && <Tick says={mark} />}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** What is certain and why, in words. */
function stated(props: Props & InRow, card: Card, finding: Finding | null): string {
  const player = props.sheet.name;
  const name = props.message(`card-${card}`);
  const what = props.row.what === "builds" ? props.message(`build-${card}`) : name;
  if (finding === null) return `${player}, ${name}: ${props.message("note-open")}.`;
  const turns = finding.proof.map((place) => props.view.replies[place]?.turn ?? 0).join(", ");
  const because = props.message("note-because", { count: finding.proof.length, turns });
  return `${props.message(messageOf(props.row, finding), { player, what, card: name })} ${because}`;
}

function messageOf({ what }: Row, { has }: Finding): string {
  if (what === "missions") return has ? "note-has" : "see-has_not";
  return has ? "note-is" : "note-is_not";
}

/** A portrait, a silhouette or a letter. */
export function ValuePicture({ card }: { card: Card }) {
  if (AGENTS.includes(card as Agent))
    return (
      <svg viewBox="-21 -27 42 48" width="30" height="34" aria-hidden="true">
        {PORTRAIT[card as Agent]}
      </svg>
    );
  if (BUILDS.includes(card as Build))
    return (
      <svg class="ink-build" viewBox="-27 -70 54 74" width="26" height="34" aria-hidden="true">
        <Silhouette build={card as Build} />
      </svg>
    );
  return <b class="ink-cell-letter">{card.slice(-1).toUpperCase()}</b>;
}
