// The rules by chapter, for their contents, and for a search that leaves only what was looked for.
import type { Inline, MarkdownBlock, MarkdownItem } from "./markdown";

export interface Chapter {
  /** The words of its heading; empty for what comes before the first. */
  readonly title: string;
  readonly blocks: readonly MarkdownBlock[];
}

export function chapters(blocks: readonly MarkdownBlock[]): readonly Chapter[] {
  const found: { title: string; blocks: MarkdownBlock[] }[] = [{ title: "", blocks: [] }];
  for (const block of blocks) {
    if (block.kind === "heading" && block.level === 2) found.push({ title: plain(block.words), blocks: [block] });
    else found.at(-1)?.blocks.push(block);
  }
  return found.filter((chapter) => chapter.blocks.length > 0);
}

/** Only paragraphs, items and tables in which every word of the search stands, below their headings. */
export function searched(all: readonly Chapter[], search: string): readonly Chapter[] {
  const wanted = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return all;
  const holds = (text: string) => wanted.every((word) => text.toLocaleLowerCase().includes(word));
  return all
    .map(({ title, blocks }) => ({ title, blocks: blocks.flatMap((block) => found(block, holds)) }))
    .filter(({ blocks }) => blocks.some((block) => block.kind !== "heading"));
}

function found(block: MarkdownBlock, holds: (text: string) => boolean): readonly MarkdownBlock[] {
  switch (block.kind) {
    case "heading":
      return [block];
    case "paragraph":
      return holds(plain(block.words)) ? [block] : [];
    case "table":
      return holds([block.head, ...block.rows].flat().map(plain).join(" ")) ? [block] : [];
    case "list": {
      const items = block.items.filter((item) => holds(wordsOf(item)));
      return items.length > 0 ? [{ ...block, items }] : [];
    }
  }
}

function wordsOf({ words, items }: MarkdownItem): string {
  return [plain(words), ...items.map(wordsOf)].join(" ");
}

function plain(words: readonly Inline[]): string {
  return words.map(({ text }) => text).join("");
}
