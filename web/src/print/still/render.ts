// Draws all sheets without a browser, for `saucer print`: the pictures as SVG files, what stands around them as JSON.
import { createHash } from "node:crypto";
import type { VNode } from "preact";
import type { AnyView } from "../../net/scene";
import { LANGUAGES } from "../../wire";
import type { Language } from "../../words/languages";
import { gameSource, sharedSource } from "../../words/sources";
import { Wording } from "../../words/wording";
import { type Cell, type Item, type PaperBlock, type PaperSheet, type Sheets, toPrint } from "../sheets";
import { drawn } from "./element";
import { markup } from "./markup";
import { type Rule, rulesOf } from "./rules";
import { dress } from "./styled";

const SHEETS = import.meta.glob<Sheets>("../../games/*/print.tsx", { import: "sheets" });
const THEME = import.meta.glob<string>("../../theme.css", { query: "?raw", import: "default", eager: true });
const STYLES = import.meta.glob<string>("../../games/*/*.css", { query: "?raw", import: "default" });

/** A game as tools/sheets.py tells of it. */
interface ToDraw {
  readonly slug: string;
  /** By the name of the board: the start of a game on it for each number of players. */
  readonly boards: Readonly<Record<string, readonly AnyView[]>>;
  readonly printed: Readonly<Record<string, unknown>>;
}

/** From the name of a file to what it holds. */
export async function render(games: readonly ToDraw[]): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const game of games) {
    const sheets = await SHEETS[`../../games/${game.slug}/print.tsx`]?.();
    if (!sheets) continue;
    const rules = await rulesFor(game.slug);
    for (const language of LANGUAGES)
      for (const [board, views] of Object.entries(game.boards)) {
        const wanted = toPrint(views, await wordingOf(game.slug, language), game.printed);
        const pages = sheets(wanted).map((sheet) => stilled(sheet, (svg) => pictureFile(svg, game.slug, rules, files)));
        const [title, credits] = ["title", "credits"].map((id) => wanted.drawing.message(id));
        files.set(`${game.slug}/${board}.${language}.json`, JSON.stringify({ title, credits, language, pages }));
      }
  }
  return files;
}

async function wordingOf(slug: string, language: Language): Promise<Wording> {
  return new Wording(language, await Promise.all([sharedSource(language), gameSource(slug, language)]));
}

/** The theme, then the game's own, then its colours for paper. */
async function rulesFor(slug: string): Promise<readonly Rule[]> {
  const own = Object.keys(STYLES).filter((path) => path.startsWith(`../../games/${slug}/`));
  const paper = (path: string) => (path.endsWith("/print.css") ? 1 : 0);
  const sources = await Promise.all(own.sort((one, two) => paper(one) - paper(two)).map((path) => STYLES[path]?.()));
  return [...Object.values(THEME), ...sources].flatMap((source) => rulesOf(source ?? ""));
}

/** The same picture is one file, however often it is used. */
function pictureFile(svg: VNode, slug: string, rules: readonly Rule[], files: Map<string, string>): string {
  const element = drawn(svg, { class: "paper" });
  dress(element, rules);
  const text = markup(element);
  const path = `${slug}/${createHash("sha256").update(text).digest("hex").slice(0, 16)}.svg`;
  files.set(path, text);
  return path;
}

type Still = (svg: VNode) => string;

function stilled(sheet: PaperSheet, still: Still): PaperSheet<string> {
  return { ...sheet, blocks: sheet.blocks.map((block) => stillBlock(block, still)) };
}

function stillBlock(block: PaperBlock, still: Still): PaperBlock<string> {
  const cells = (row: readonly Cell[]) => row.map((cell) => cell.map((item) => stillItem(item, still)));
  switch (block.kind) {
    case "words":
    case "heading":
      return block;
    case "picture":
      return { ...block, picture: still(block.picture) };
    case "table":
      return { ...block, head: cells(block.head), rows: block.rows.map(cells) };
    case "cards":
      return {
        ...block,
        cards: block.cards.map((card) => ({ ...card, picture: still(card.picture) })),
        back: { ...block.back, picture: still(block.back.picture) },
      };
  }
}

function stillItem(item: Item, still: Still): Item<string> {
  if (typeof item === "string" || "strong" in item) return item;
  if ("picture" in item) return { ...item, picture: still(item.picture) };
  const { box, sign } = item;
  return sign ? { box, sign: { ...sign, picture: still(sign.picture) } } : { box };
}
