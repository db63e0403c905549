import type { Block, Inline, Item } from "../words/markdown";

export function Markdown({ blocks }: { blocks: readonly Block[] }) {
  return <>{blocks.map(drawn)}</>;
}

function drawn(block: Block, at: number) {
  switch (block.kind) {
    case "heading": {
      const Heading = `h${Math.min(6, block.level)}` as "h1";
      return <Heading key={at}>{words(block.words)}</Heading>;
    }
    case "paragraph":
      return <p key={at}>{words(block.words)}</p>;
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return <List key={at}>{block.items.map(item)}</List>;
    }
    case "table":
      return <Table key={at} head={block.head} rows={block.rows} />;
  }
}

function item({ words: own, clause, items }: Item, at: number) {
  const anchor = clause ? { id: clause, class: "clause", tabindex: -1 } : {};
  return (
    <li key={at} {...anchor}>
      {words(own)}
      {items.length > 0 && <ul>{items.map(item)}</ul>}
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
