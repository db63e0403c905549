// The cards in the order of the rules: counts of discards and of what can be chosen come in this order.
import type { PlayCard } from "./model.generated";

export type Card = PlayCard["card"];

export const CARDS: readonly Card[] = [
  "stranger_sighting",
  "saucer",
  "walk",
  "run",
  "skateboard",
  "school_bus",
  "city_bus",
  "walkie_talkies",
  "hop_the_fence",
  "rad_bike",
  "prom_date",
  "science_club_saviors",
  "pool_party",
  "new_step_dad",
  "man_in_black",
  "synchronized_watches",
  "moms_car",
  "hitchhiking",
  "soda_shop_date",
];

export function isCard(value: unknown): value is Card {
  return CARDS.includes(value as Card);
}

/** Each card once, with how many there are of it, in the order of the rules. */
export function bundled(cards: readonly Card[]): readonly (readonly [card: Card, count: number])[] {
  return CARDS.map((card) => [card, cards.filter((each) => each === card).length] as const).filter(
    ([, count]) => count > 0,
  );
}
