// Words for texts, exactly as src/saucer/wording.py does it; a test compares the two over whole games.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Text } from "../wire";
import type { Language } from "./languages";

export type Arguments = Readonly<Record<string, string | number>>;

export class Wording {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    sources: readonly string[],
    private readonly names: readonly string[] = [],
    private readonly you: number | null = null,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  knows(id: string): boolean {
    return this.bundle.hasMessage(id);
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
      else {
        args[name] = this.names[value.seat] ?? "";
        args[`${name}Is`] = value.seat === this.you ? "you" : "other";
      }
    }
    return this.message(text.id, args);
  }
}
