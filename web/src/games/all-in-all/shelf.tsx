// A home planet: a row of the eight kinds, with places for a set of each. A full set glows.
import type { Card, Relic } from "./cards";
import { Picture } from "./relics";

export const RELICS: readonly Relic[] = [
  "boots",
  "paper",
  "screwdriver",
  "cloak",
  "vacuum",
  "gherkins",
  "plug",
  "lookout",
];

export function countOf(cards: readonly Card[], card: Card): number {
  return cards.filter((each) => each === card).length;
}

/** One kind: its picture and a light for each that makes the set. Thirty-six wide, fifty-six high. */
export function Column({ relic, count, full }: { relic: Relic; count: number; full: number }) {
  const apart = 27 / full;
  return (
    <svg class="aia-column" viewBox="0 0 36 56" data-count={count} data-full={count >= full} aria-hidden="true">
      <rect x="1" y="1" width="34" height="54" rx="8" class="aia-slot" />
      <g transform="translate(18 19) scale(0.72)" opacity={count === 0 ? 0.28 : 1}>
        <Picture card={relic} />
      </g>
      {Array.from({ length: full }, (_, light) => (
        <circle
          key={light}
          cx={4.5 + apart * (light + 0.5)}
          cy="46"
          r="3.6"
          class={light < count ? "aia-light aia-on" : "aia-light"}
        />
      ))}
    </svg>
  );
}
