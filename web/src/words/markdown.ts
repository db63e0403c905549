// A small part of Markdown, read into plain data: headings, paragraphs, lists, tables, bold, italics and links.
// It makes no HTML, so nothing in a text can become any.

export type Inline =
  | { readonly kind: "plain"; readonly text: string }
  | { readonly kind: "strong" | "em"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly to: string };

export interface MarkdownItem {
  readonly words: readonly Inline[];
  /** The number of the clause it states: "AA-13". */
  readonly clause: string | null;
  readonly items: readonly MarkdownItem[];
}

export type MarkdownBlock =
  | { readonly kind: "heading"; readonly level: number; readonly words: readonly Inline[] }
  | { readonly kind: "paragraph"; readonly words: readonly Inline[] }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly MarkdownItem[] }
  | { readonly kind: "table"; readonly head: readonly Inline[][]; readonly rows: readonly Inline[][][] };

const HEADING = /^(#{1,6})\s+(.*)$/;
const ITEM = /^(\s*)(?:[-*]|\d+[.)])\s+(.*)$/;
const CLAUSE = /^\*\*([A-Z]{1,3}-\d+[a-z]?)\*\*/;
const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|_(.+?)_|\[(.+?)\]\(([^)\s]+)\)/g;

export function blocksOf(markdown: string): readonly MarkdownBlock[] {
  return paragraphs(markdown).flatMap(block);
}

/** Runs of lines: an empty line ends one, and so does a heading, or the change between a list and plain words. */
function paragraphs(markdown: string): readonly string[][] {
  const runs: string[][] = [[]];
  for (const line of markdown.split(/\r?\n/)) {
    const run = runs.at(-1) ?? [];
    const begins = HEADING.test(line) || HEADING.test(run[0] ?? "") || (ITEM.test(line) && !ITEM.test(run[0] ?? line));
    if (line.trim() === "") runs.push([]);
    else if (begins && run.length > 0) runs.push([line]);
    else run.push(line);
  }
  return joinedLists(runs.filter((run) => run.length > 0));
}

/** A list whose items have empty lines between them is still one list. */
function joinedLists(runs: readonly string[][]): readonly string[][] {
  const joined: string[][] = [];
  for (const run of runs) {
    const before = joined.at(-1);
    if (before && isList(before) && isList(run)) before.push(...run);
    else joined.push([...run]);
  }
  return joined;
}

const isList = (run: readonly string[]) => ITEM.test(run[0] ?? "");

function block(lines: readonly string[]): MarkdownBlock[] {
  const [first = "", second = ""] = lines;
  const heading = HEADING.exec(first);
  if (heading) return [{ kind: "heading", level: heading[1]?.length ?? 1, words: inline(heading[2] ?? "") }];
  if (isList(lines)) return [{ kind: "list", ordered: /^\s*\d/.test(first), items: items(gathered(lines)) }];
  if (first.includes("|") && /^[\s|:-]+$/.test(second) && second.includes("-")) return [table(lines)];
  return [{ kind: "paragraph", words: inline(lines.map((line) => line.trim()).join(" ")) }];
}

interface Entry {
  readonly depth: number;
  readonly text: string;
}

/** Lines that go on from an item belong to it. */
function gathered(lines: readonly string[]): readonly Entry[] {
  const found: Entry[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    const last = found.at(-1);
    if (item) found.push({ depth: item[1]?.length ?? 0, text: item[2] ?? "" });
    else if (last) found[found.length - 1] = { ...last, text: `${last.text} ${line.trim()}` };
  }
  return found;
}

function items(entries: readonly Entry[]): readonly MarkdownItem[] {
  const depth = entries[0]?.depth ?? 0;
  const starts = entries.flatMap((entry, at) => (entry.depth <= depth ? [at] : []));
  return starts.map((at, number) => {
    const { text } = entries[at] as Entry;
    const inner = entries.slice(at + 1, starts[number + 1] ?? entries.length);
    return { words: inline(text), clause: CLAUSE.exec(text)?.[1] ?? null, items: items(inner) };
  });
}

function table(lines: readonly string[]): MarkdownBlock {
  const rows = lines.map((line) =>
    line
      .trim()
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => [...inline(cell.trim())]),
  );
  return { kind: "table", head: rows[0] ?? [], rows: rows.slice(2) };
}

export function inline(text: string): readonly Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) found.push({ kind: "plain", text: text.slice(from, match.index) });
    const [whole, strong, star, line, link, to] = match;
    const em = star ?? line;
    if (strong) found.push({ kind: "strong", text: strong });
    else if (em) found.push({ kind: "em", text: em });
    else if (link && to && /^(https?:\/\/|\/|#)/.test(to)) found.push({ kind: "link", text: link, to });
    else found.push({ kind: "plain", text: whole });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: "plain", text: text.slice(from) });
  return found;
}
