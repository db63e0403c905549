// IK-34 The notebook: a sheet for each other player. What is certain is printed with its proof, my own marks are in
// pencil, and what is no more than likely stands apart.
import { useState } from "preact/hooks";
import { MarkPicture } from "./figures";
import { insightOf } from "./insight";
import { LikelySheet } from "./likely";
import { Passport } from "./mine";
import type { Page } from "./model.generated";
import { agentSeats, isAmbassador, nameOf, type Props, task } from "./names";
import { marked, type Pad, type Pencil, usePad } from "./pad";
import { ROWS, type Sheet, SheetRow } from "./sheet";
import { Shown } from "./shown";

type Book = Props & { readonly me: number };

export function Notebook(props: Book) {
  const { me, view } = props;
  const [pad, setPad] = usePad(props.keptAt);
  const [pointed, setPointed] = useState<string | null>(null);
  const insight = insightOf(props.insight);
  const sheets = sheetsOf(props, insight?.pages ?? []);
  return (
    <div class="ink-side ink-notebook night">
      {insight && <p>{props.message("see-worlds", { count: insight.worlds })}</p>}
      <p class="ink-quiet">{props.message("see-only-you")}</p>
      <Passport {...props} />
      <Partner {...props} />
      <h3>{props.message("note-certain")}</h3>
      <div class="ink-sheets">
        {sheets.map((sheet) => (
          <SheetTable key={sheet.name} {...props} sheet={sheet} pad={pad} setPad={setPad} point={setPointed} />
        ))}
      </div>
      <p class="ink-proof">{pointed ?? props.message("see-pencil")}</p>
      {view.assistant === "off" && <p class="ink-quiet">{props.message("note-likely-off")}</p>}
      {insight && insight.likely.length > 0 && <LikelySheet {...props} likely={insight.likely} />}
      {sheets.map(
        (sheet) => sheet.player !== null && <Shown key={sheet.name} {...props} me={me} player={sheet.player} />,
      )}
      {view.players.map(
        (_, seat) =>
          isAmbassador(view, seat) && seat !== me && <Shown key="ambassador" {...props} me={me} player={seat} />,
      )}
      <label class="ink-words">
        {props.message("note-words")}
        <textarea
          rows={3}
          value={pad.words}
          placeholder={props.message("note-words-hint")}
          onInput={(event) => setPad({ ...pad, words: event.currentTarget.value })}
        />
      </label>
    </div>
  );
}

/** Without what the table has worked out the sheets are there all the same, to be marked. */
function sheetsOf(props: Book, pages: readonly Page[]): readonly Sheet[] {
  const { me, view } = props;
  const others = agentSeats(view).filter((seat) => seat !== me);
  const aside = view.put_aside ? [null] : [];
  return [...others, ...aside].map((player) => ({
    player,
    name: player === null ? props.message("note-put_aside") : nameOf(props, player),
    page: pages.find((page) => page.player === player) ?? null,
  }));
}

/** Once it is certain: who my partner is, and with the partner's letter the mission. */
function Partner(props: Book) {
  const proven = insightOf(props.insight)?.proven;
  if (!proven) return null;
  const { player, task: known } = proven;
  if (player === null) return <p class="ink-proof">{props.message("note-alone")}</p>;
  return (
    <p class="ink-proof">
      {props.message("note-partner", { player: nameOf(props, player) })}
      {known && ` ${props.message("note-mission", { task: task(props, known) })}`}
    </p>
  );
}

interface Table {
  readonly sheet: Sheet;
  readonly pad: Pad;
  readonly setPad: (pad: Pad) => void;
  readonly point: (statement: string | null) => void;
}

function SheetTable(props: Book & Table) {
  const { sheet, pad, view } = props;
  const colour = sheet.player === null ? null : (view.players[sheet.player]?.colour ?? null);
  const mark = (cell: string): Pencil | null => pad.marks[cell] ?? null;
  return (
    <section class="ink-sheet" aria-label={sheet.name}>
      <h4>
        {colour && <MarkPicture colour={colour} size={22} />} {sheet.name}
      </h4>
      {ROWS.map((row) => (
        <SheetRow key={row.what} {...props} row={row} mark={mark} turn={(cell) => props.setPad(marked(pad, cell))} />
      ))}
    </section>
  );
}
