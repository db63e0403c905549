// Sheets as pages of a browser: drawn beside the page that is seen, shown on paper only, and gone afterwards.
import "./paper.css";
import { type ComponentChildren, render } from "preact";
import type { AnyView } from "../net/scene";
import type { Wording } from "../words/wording";
import {
  type Cell,
  type Item,
  type PaperBlock,
  type PaperSheet,
  type PrintedPicture,
  type PrintedTable,
  type Sheets,
  toPrint,
} from "./sheets";

export function onPaper(sheets: Sheets, view: AnyView, wording: Wording): void {
  const pages = sheets(toPrint([view], wording));
  const paper = document.body.appendChild(document.createElement("div"));
  paper.className = "paper";
  render(<Pages pages={pages} credits={wording.message("credits")} />, paper);
  const clear = () => {
    render(null, paper);
    paper.remove();
  };
  window.addEventListener("afterprint", clear, { once: true });
  window.print();
}

export function Pages({ pages, credits }: { pages: readonly PaperSheet[]; credits: string }) {
  return (
    <>
      {pages.map(({ title, lying, blocks }, page) => (
        <section key={title} class="paper-sheet" data-lying={lying}>
          <h1>{title}</h1>
          {blocks.map((block, at) => (
            <OneBlock key={at} block={block} />
          ))}
          {page === 0 && <p class="paper-credits">{credits}</p>}
        </section>
      ))}
    </>
  );
}

/** Cards come from `saucer print`: a browser is not told how many there are of each. */
function OneBlock({ block }: { block: PaperBlock }) {
  switch (block.kind) {
    case "words":
      return <p>{block.words}</p>;
    case "heading":
      return <h2>{block.words}</h2>;
    case "picture":
      return <Drawn {...block} class="paper-picture" />;
    case "table":
      return <Rows table={block} />;
    case "cards":
      return null;
  }
}

function Rows({ table: { head, rows, widths, high } }: { table: PrintedTable }) {
  const all = widths.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  return (
    <table class={head.length > 0 ? "paper-table" : "paper-list"}>
      <colgroup>
        {widths.map((width, at) => (
          <col key={at} style={{ width: width === null ? "1%" : `${(100 * width) / all}%` }} />
        ))}
      </colgroup>
      {head.length > 0 && (
        <thead>
          <Row cells={head} Cell={({ children }) => <th scope="col">{children}</th>} />
        </thead>
      )}
      <tbody>
        {rows.map((row, at) => (
          <Row key={at} cells={row} high={high} Cell={({ children }) => <td>{children}</td>} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly cells: readonly Cell[];
  readonly high?: number | undefined;
  Cell(props: { children: ComponentChildren }): ComponentChildren;
}

function Row({ cells, high, Cell }: RowProps) {
  return (
    <tr style={high === undefined ? {} : { height: `${high}mm` }}>
      {cells.map((cell, at) => (
        <Cell key={at}>
          {cell.map((item, place) => (
            <OneItem key={place} item={item} />
          ))}
        </Cell>
      ))}
    </tr>
  );
}

function OneItem({ item }: { item: Item }) {
  if (item === "\n") return <br />;
  if (typeof item === "string") return <>{item}</>;
  if ("strong" in item) return <b>{item.strong}</b>;
  if ("picture" in item) return <Drawn {...item} class="paper-icon" />;
  return (
    <span class="paper-box">
      {item.box} {item.sign && <Drawn {...item.sign} high={3.6} class="paper-icon" />}
    </span>
  );
}

/** What stands beside its own name is not read aloud. */
function Drawn({ picture, alt, high, class: kind }: PrintedPicture & { class: string }) {
  const spoken = alt === "" ? { "aria-hidden": true } : { role: "img" as const, "aria-label": alt };
  return (
    <span class={kind} {...spoken} style={high === undefined ? {} : { height: `${high}mm` }}>
      {picture}
    </span>
  );
}
