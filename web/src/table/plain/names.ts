// Words for what stands in a view. Nothing is needed for it: a field is called as in the rules, with spaces. A game can
// say it better, in web/src/games/<slug>/fields.<language>.ftl, where only this face reads it:
//
//   field-pile = Cards in the pile      what a field is called
//   seat-collector = Collects now       the same, of a field that holds players
//   each-points = Points                the same, of a list with one for each player, in the order of the seats
//   score-points = Points               the same, and it stands beside the names
//   phase-exploring = exploring         what a word in a field `phase` or `phases` means
//   part-place = { $first }: { $second }  what a part `place:tall:R2` is called, with the words for what it is made of
//
// Fields are shown in the order of these words. If none is a score, the first two that have a number for each player
// stand beside the names. A list of lists has no name for what is in it: make a record of it, and its fields have. All
// this holds within records, too.
//
// Most words in fields have a message in the game's texts already: `card-boots`, `colour-blue`, `reason-three_sets`.
import type { Language } from "../../words/languages";
import { gameSource, sharedSource } from "../../words/sources";
import { Wording } from "../../words/wording";

/** Messages of these kinds are sentences about something, not its name. */
const SENTENCES = [
  "about",
  "adj",
  "at",
  "draw",
  "each",
  "field",
  "hint",
  "line",
  "log",
  "note",
  "prompt",
  "refused",
  "seat",
  "seat_changed",
  "score",
  "see",
  "table_ended",
  "why",
  "won",
];

/** A field that ends in one of these holds players, in any game. */
const PEOPLE = [
  ...["seat", "player", "winner", "loser", "owner", "holder", "asked", "awaited", "bidder"],
  ...["dealer", "giver", "leader", "partner", "starter", "taker", "victim"],
];

const MOST_SCORES = 2;

export class Names {
  private readonly fields: ReadonlyMap<string, string>;
  private readonly people: ReadonlySet<string>;
  private readonly nouns = new Map<string, string | null>();

  /** `texts` are those of the game; `words` are all there are, what the game says of its fields first. */
  constructor(
    private readonly words: Wording,
    private readonly texts: Wording,
    sources: readonly string[] = [],
  ) {
    this.fields = firstOfEach(words.ids());
    this.people = new Set(
      sources.flatMap((source) => [...source.matchAll(/\$(\w+)Is\b/g)].map((found) => `${found[1]}`)),
    );
  }

  get language(): Language {
    return this.words.language;
  }

  field(name: string): string {
    return this.words.alone(this.fields.get(name) ?? "") ?? this.option(name) ?? spaced(name);
  }

  /** A view often repeats the options of its table; what they are called may go on to explain them. */
  private option(name: string): string | null {
    return this.texts.alone(`option-${name}`)?.split(":")[0] ?? null;
  }

  holdsSeats(name: string): boolean {
    const said = this.fields.get(name);
    return said ? said.startsWith("seat-") : this.people.has(name) || isCommon(name);
  }

  /** Whether a list has one for each player; yes and no for as many as play is nothing else. */
  isForEach(name: string, list: readonly unknown[], players: number): boolean {
    if (list.length !== players) return false;
    const said = this.fields.get(name);
    const isSaid = said?.startsWith("each-") || said?.startsWith("score-");
    return isSaid === true || (!said && list.every((item) => typeof item === "boolean"));
  }

  /** Which of these stand beside the names of the players. */
  scores(names: readonly string[]): readonly string[] {
    const said = names.filter((name) => this.fields.get(name)?.startsWith("score-"));
    return this.inOrder(said.length > 0 ? said : names).slice(0, MOST_SCORES);
  }

  /** In the order of the words for them; fields without a word come last. A view itself arrives in no order. */
  inOrder(names: readonly string[]): readonly string[] {
    const order = [...this.fields.keys()];
    const place = (name: string) => (this.fields.has(name) ? order.indexOf(name) : order.length);
    return [...names].sort((one, two) => place(one) - place(two));
  }

  /** What a word in a field means: said under the field's name, else under any noun, else by itself; two are one word. */
  value(name: string, held: string): string {
    const value = held.replaceAll("+", "_");
    const kinds = [name, ...name.split("_").map(singular), `option-${name}`];
    const own = kinds.map((kind) => this.words.alone(`${kind}-${value}`));
    return own.find((words) => words !== null) ?? this.known(value) ?? spaced(held);
  }

  /** Whether a word in a field was given a meaning of its own. */
  explains(name: string, value: unknown): boolean {
    return this.words.knows(`${name}-${value}`);
  }

  /** Looked for once: a table can hold the same word a hundred times. */
  private known(value: string): string | null {
    if (!this.nouns.has(value)) this.nouns.set(value, this.noun(value));
    return this.nouns.get(value) ?? null;
  }

  /** What a value is called: the game's texts come before what was said of another field. */
  private noun(value: string): string | null {
    return nounIn(this.texts, value) ?? nounIn(this.words, value);
  }

  /** A part of the board that a path names: `claim`, `card:boots`, `figure:green:tall`. */
  part(part: string): string {
    const own = this.words.alone(`part-${part.replaceAll(":", "-")}`);
    const [kind = "", ...rest] = part.split(":");
    if (own !== null || rest.length === 0) return own ?? this.value("part", kind);
    const named = this.words.alone(part.replaceAll(":", "-"));
    if (named !== null) return named;
    const [first = "", second = "", ...more] = rest.map((each) => this.value(kind, each));
    if (this.words.knows(`part-${kind}`)) return this.words.message(`part-${kind}`, { first, second });
    return [this.field(kind), first, second, ...more].filter(Boolean).join(" ");
  }
}

/** Fields and the messages that name them; what a game says of one goes before what is said of all. */
function firstOfEach(ids: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const id of ids) {
    const name = /^(?:field|seat|each|score)-(.+)$/.exec(id)?.[1];
    if (name && !found.has(name)) found.set(name, id);
  }
  return found;
}

function nounIn(wording: Wording, value: string): string | null {
  const ids = wording.ids().filter((id) => id.endsWith(`-${value}`));
  const kinds = ids.map((id) => id.slice(0, -value.length - 1));
  const nouns = kinds.filter((kind) => !kind.includes("-") && !SENTENCES.includes(kind));
  const words = nouns.sort((one, two) => weight(one) - weight(two)).map((kind) => wording.alone(`${kind}-${value}`));
  return words.find((each) => each !== null) ?? null;
}

/** What can be done is a name only if there is no other. */
function weight(kind: string): number {
  return kind === "label" ? 1 : 0;
}

function isCommon(name: string): boolean {
  return PEOPLE.includes(singular(name.split("_").at(-1) ?? ""));
}

function singular(word: string): string {
  return word.replace(/ies$/, "y").replace(/s$/, "");
}

/** `time_thief` is Time thief; what is no such word stays as it is: `P04`, `e5`. */
export function spaced(word: string): string {
  if (!/^[a-z]{3}[a-z0-9_]*$|^[a-z]+_[a-z0-9_]+$|^[a-z]{2}$/.test(word)) return word;
  const words = word.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const COMMON = import.meta.glob<string>("./fields.*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../games/*/fields.*.ftl", { query: "?raw", import: "default" });

export async function namesOf(slug: string, language: Language): Promise<Names> {
  const common = COMMON[`./fields.${language}.ftl`]?.() ?? "";
  const own = GAMES[`../../games/${slug}/fields.${language}.ftl`]?.() ?? "";
  const texts = await Promise.all([gameSource(slug, language), sharedSource(language)]);
  // The first to say something is heard.
  const words = new Wording(language, [await own, ...texts, await common]);
  return new Names(words, new Wording(language, texts.slice(0, 1)), texts);
}
