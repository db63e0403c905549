// Words for texts, exactly as src/saucer/wording.py does it; a test compares the two over whole games.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Text } from "../wire";
import type { Language } from "./languages";

export type Arguments = Readonly<Record<string, string | number>>;

export class Wording {
  private readonly bundle: FluentBundle;
  private readonly resources: readonly FluentResource[];

  constructor(
    readonly language: Language,
    sources: readonly string[],
    private readonly names: readonly string[] = [],
    private readonly you: number | null = null,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.resources = sources.map((source) => new FluentResource(source));
    for (const resource of this.resources) this.bundle.addResource(resource);
  }

  knows(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The names of all messages, in the order they are written. */
  ids(): readonly string[] {
    return this.resources.flatMap((resource) => resource.body.map((entry) => entry.id));
  }

  /** A message that says something by itself; null if there is none, or if it wants arguments. */
  alone(id: string): string | null {
    const pattern = this.bundle.getMessage(id)?.value;
    const flaws: Error[] = [];
    const words = pattern ? this.bundle.formatPattern(pattern, {}, flaws) : null;
    return flaws.length === 0 ? words : null;
  }

  /** A message that is missing shows its id: a flaw to report, but the game goes on. */
  message(id: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, args, []) : id;
  }

  /** Seats are worded as names, with `<argument>Is` saying whether that is you; texts inside texts come first. */
  render(text: Text): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(text.args ?? {})) {
      if (typeof value === "number") args[name] = value;
      else if (value.kind === "text") args[name] = this.render(value);
      else if (value.kind === "words") args[name] = oneLine(value.words);
      else {
        args[name] = this.names[value.seat] ?? "";
        args[`${name}Is`] = value.seat === this.you ? "you" : "other";
      }
    }
    return this.message(text.id, args);
  }
}

/** What somebody wrote, without control characters and marks that turn the direction of writing. */
export function oneLine(words: string): string {
  const spaced = words.normalize("NFC").split(/\s+/u).join(" ");
  return spaced
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, "")
    .replace(/ +/gu, " ")
    .trim();
}
