// The view as it is read in words: a row of numbers says of what each is, and a scoring space what it is.
import type { Drawing } from "../../table/face/face";
import { CARDS, type Card } from "./cards";
import type { StrangersView, Tally } from "./model.generated";
import { tallyOf } from "./names";

type Told = Pick<Drawing<StrangersView>, "view" | "insight">;

type Counts = readonly number[];

export function plain({ view, insight }: Told): Readonly<Record<string, unknown>> {
  const { pool, second_deck } = view;
  const tally = tallyOf({ insight });
  return {
    ...view,
    spots: places(view, tally),
    discards: cardsOf(view.discards),
    ...(pool && { pool: cardsOf(pool) }),
    ...(second_deck && { second_deck: { ...second_deck, ...countedOut(second_deck) } }),
    ...(tally && { insight: withoutPlaces(tally) }),
  };
}

/** What a scoring space is, what it brings and whose Kids are there; what all there count now, where that is one number. */
function places({ board, spots }: StrangersView, tally: Tally | null) {
  return board.scoring.map((place, at) => {
    const [owners, shared] = [spots[at] ?? [], tally?.shared[at] ?? null];
    const taken = owners.some((owner) => owner !== null);
    return {
      ...place,
      next: tally?.next[at] ?? null,
      ...(taken && { scored: owners }),
      ...(shared !== null && { shared }),
    };
  });
}

/** Each card as often as it is counted. */
function cardsOf(counts: Counts): readonly Card[] {
  return CARDS.flatMap((card, at) => Array.from({ length: counts[at] ?? 0 }, () => card));
}

function countedOut({ cards, taken }: NonNullable<StrangersView["second_deck"]>) {
  return { cards: cardsOf(cards), taken: taken.map((each) => ({ cards: each && cardsOf(each) })) };
}

/** Those stand with their places. */
function withoutPlaces({ worth: _, next: __, shared: ___, ...rest }: Tally): Partial<Tally> {
  return rest;
}
