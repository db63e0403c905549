import type { ComponentChildren } from "preact";
import type { Inline, MarkdownBlock, MarkdownItem } from "../words/markdown";

interface Props {
  readonly blocks: readonly MarkdownBlock[];
  /** What stands beside a clause, by its number. */
  readonly pictures?: Readonly<Record<string, ComponentChildren>>;
}

export function Markdown({ blocks, pictures = {} }: Props) {
  return <>{blocks.map((block, at) => drawn(block, at, pictures))}</>;
}

type Pictures = NonNullable<Props["pictures"]>;

function drawn(block: MarkdownBlock, at: number, pictures: Pictures) {
  switch (block.kind) {
    case "heading": {
      const Heading = `h${Math.min(6, block.level)}` as "h1";
      return <Heading key={at}>{words(block.words)}</Heading>;
    }
    case "paragraph":
      return <p key={at}>{words(block.words)}</p>;
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return <List key={at}>{block.items.map((each, place) => item(each, place, pictures))}</List>;
    }
    case "table":
      return <Table key={at} head={block.head} rows={block.rows} />;
  }
}

function item({ words: own, clause, items }: MarkdownItem, at: number, pictures: Pictures) {
  const anchor = clause ? { id: clause, class: "clause", tabindex: -1 } : {};
  const picture = clause && pictures[clause];
  return (
    <li key={at} {...anchor}>
      {picture && (
        <span class="clause-picture night" aria-hidden="true">
          {picture}
        </span>
      )}
      {words(own)}
      {items.length > 0 && <ul>{items.map((each, place) => item(each, place, pictures))}</ul>}
    </li>
  );
}

function Table({ head, rows }: { head: readonly Inline[][]; rows: readonly Inline[][][] }) {
  return (
    <div class="scroll">
      <table>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col">
                {words(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, at) => (
                <td key={at}>{words(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function words(inlines: readonly Inline[]) {
  return inlines.map(word);
}

function word(inline: Inline, at: number) {
  switch (inline.kind) {
    case "plain":
      return inline.text;
    case "strong":
      return <strong key={at}>{inline.text}</strong>;
    case "em":
      return <em key={at}>{inline.text}</em>;
    case "link":
      return (
        <a key={at} href={inline.to}>
          {inline.text}
        </a>
      );
  }
}
