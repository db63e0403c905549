// Choices in words: a short list as it is, a long one by what would be clicked first, then second.
import type { Offer } from "../../wire";

export type Choice =
  | { readonly kind: "offer"; readonly offer: Offer }
  | {
      readonly kind: "group";
      readonly part: string;
      readonly offers: readonly Offer[];
      readonly choices: readonly Choice[];
    };

export const FEW = 8;

export function grouped(offers: readonly Offer[], step = 0): readonly Choice[] {
  if (offers.length <= FEW) return offers.map(alone);
  const byPart = sorted(offers, step);
  const longest = Math.max(...offers.map((offer) => offer.path.length));
  if (byPart.size === 1 && step < longest) return grouped(offers, step + 1);
  return [...byPart].flatMap(([part, some]) => {
    const [first] = some;
    if (part === "" || !first) return some.map(alone);
    if (some.length === 1) return [alone(first)];
    return [{ kind: "group" as const, part, offers: some, choices: grouped(some, step + 1) }];
  });
}

function sorted(offers: readonly Offer[], step: number): ReadonlyMap<string, readonly Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    const part = offer.path[step] ?? "";
    found.set(part, [...(found.get(part) ?? []), offer]);
  }
  return found;
}

function alone(offer: Offer): Choice {
  return { kind: "offer", offer };
}

/** The words that all begin with: "Move your tall figure to". Too little is nothing. */
export function commonBeginning(labels: readonly string[]): string {
  const [first = [], ...others] = labels.map((label) => label.split(" "));
  const differs = first.findIndex((word, at) => others.some((other) => other[at] !== word));
  const words = first.slice(0, Math.max(0, differs));
  return words.length < 2 ? "" : words.join(" ").replace(/[\s:,;(]+$/, "");
}
