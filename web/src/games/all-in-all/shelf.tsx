// A home planet: a row of the eight kinds, three places each. A full set glows.
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

/** One kind: its picture and three lights. Thirty wide, fifty-two high. */
export function Column({ relic, count }: { relic: Relic; count: number }) {
  return (
    <svg class="aia-column" viewBox="0 0 36 56" data-count={count} aria-hidden="true">
      <rect x="1" y="1" width="34" height="54" rx="8" class="aia-slot" />
      <g transform="translate(18 19) scale(0.72)" opacity={count === 0 ? 0.28 : 1}>
        <Picture card={relic} />
      </g>
      {[0, 1, 2].map((light) => (
        <circle
          key={light}
          cx={9 + light * 9}
          cy="46"
          r="3.6"
          class={light < count ? "aia-light aia-on" : "aia-light"}
        />
      ))}
    </svg>
  );
}
