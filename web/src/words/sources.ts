// Where messages come from: our own beside this file, those of the rules in src/saucer. Loaded when needed, by language.
import type { Language } from "./languages";

const OWN = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" });
const SHARED = import.meta.glob<string>("../../../src/saucer/text/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/saucer/games/*/text/*.ftl", { query: "?raw", import: "default" });

const DOORS = import.meta.glob<string>(
  ["../../../src/saucer/games/*/text/*.ftl", "!../../../src/saucer/games/*/text/guide.*.ftl"],
  { query: "?door", import: "default" },
);

export function ownSource(language: Language): Promise<string> {
  return load(OWN, `../text/${language}.ftl`);
}

/** `en.ftl` and its companions such as `table.en.ftl`, in the order that Python reads them. */
export async function sharedSource(language: Language): Promise<string> {
  const first = `../../../src/saucer/text/${language}.ftl`;
  const companions = Object.keys(SHARED).filter((path) => path.endsWith(`.${language}.ftl`));
  const sources = await Promise.all([first, ...companions.sort()].map((path) => load(SHARED, path)));
  return sources.join("\n");
}

export function gameSource(slug: string, language: Language): Promise<string> {
  return load(GAMES, textOf(slug, language));
}

/** What the coach of its guided games says. */
export function guideSource(slug: string, language: Language): Promise<string> {
  return load(GAMES, `../../../src/saucer/games/${slug.replaceAll("-", "_")}/text/guide.${language}.ftl`);
}

/** What stands at the door of a game: its title, what it is about, whose it is. */
export function doorSource(slug: string, language: Language): Promise<string> {
  return load(DOORS, textOf(slug, language));
}

function textOf(slug: string, language: Language): string {
  return `../../../src/saucer/games/${slug.replaceAll("-", "_")}/text/${language}.ftl`;
}

/** An empty file where there is none: the ids show then, and the game goes on. */
async function load(files: Record<string, () => Promise<string>>, path: string): Promise<string> {
  return (await files[path]?.()) ?? "";
}
