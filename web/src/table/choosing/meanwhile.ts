// What was chosen and is not answered yet. A choice made before the last one was answered waits for that answer: it is
// sent if nothing has happened but that last choice and it is still offered, word for word; else it is forgotten, and
// that is said. Nobody chooses by it for a table they have not seen.
import { useEffect, useState } from "preact/hooks";
import type { Choices, Offer } from "../../wire";
import type { Path } from "../board/parts";

interface Made {
  readonly offer: Offer;
  /** What there was to choose from. */
  readonly from: Choices | null;
}

/** The same choice among those of now, if all that came between can be taken back: no dice, no secret, nobody else. */
function stillMeant({ offer, from }: Made, now: Choices | null): Offer | null {
  if (!from || !now || now.seat !== from.seat || now.undo !== from.undo + 1) return null;
  return now.offers.find((each) => same(each, offer)) ?? null;
}

function same(one: Offer, other: Offer | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

interface MeanwhileInputs {
  /** What can be chosen now, and what could be as far as it has been shown. */
  readonly now: Choices | null;
  readonly shown: Choices | null;
  /** Whether something is unanswered in this moment. */
  readonly isBusy: () => boolean;
  /** Says whether it was accepted. */
  readonly send: (offer: Offer) => Promise<boolean>;
  readonly forgotten: () => void;
}

interface Meanwhile {
  readonly take: (offer: Offer) => void;
  /** The parts of what was chosen, until the table shows what came of it. */
  readonly path: Path;
}

const NOWHERE: Path = [];

export function useMeanwhile({ now, shown, isBusy, send, forgotten }: MeanwhileInputs): Meanwhile {
  const [sent, setSent] = useState<Made | null>(null);
  const [waits, setWaits] = useState<Made | null>(null);
  const go = async (offer: Offer) => {
    setSent({ offer, from: now });
    setWaits(null);
    if (await send(offer)) return;
    setSent(null);
    setWaits(null);
  };
  useEffect(() => {
    if (!waits || isBusy() || now === waits.from) return;
    const meant = stillMeant(waits, now);
    setWaits(null);
    if (meant) go(meant);
    else forgotten();
  });
  const made = waits ?? sent;
  return {
    take: (offer) => {
      if (!isBusy()) go(offer);
      else if (sent?.from !== now || !same(offer, sent.offer)) setWaits({ offer, from: now });
    },
    path: made && made.from === shown ? made.offer.path : NOWHERE,
  };
}
