// An action with a number to choose, in any game.
import { useState } from "preact/hooks";
import { Dialog } from "../ui/dialog";
import type { Offer } from "../wire";
import { useSay } from "../words/use";
import type { Wording } from "../words/wording";

interface Bounds {
  readonly low: number;
  readonly high: number;
}

interface Props {
  readonly offer: Offer;
  readonly wording: Wording;
  readonly send: (action: Record<string, unknown>) => void;
  readonly close: () => void;
}

export function NumberField({ offer, wording, send, close }: Props) {
  const say = useSay();
  const { low, high } = offer.action as Bounds;
  const [number, set] = useState(low);
  const fits = Number.isInteger(number) && low <= number && number <= high;
  const submit = (event: Event) => {
    event.preventDefault();
    if (fits) send({ kind: offer.number, number });
  };
  return (
    <Dialog title={wording.render(offer.label)} close={close}>
      <form class="row" onSubmit={submit}>
        <label>
          {say("number-label", { low, high })}
          <input
            type="number"
            min={low}
            max={high}
            value={number}
            onInput={(event) => set(event.currentTarget.valueAsNumber)}
          />
        </label>
        <button type="submit" class="main" aria-disabled={!fits}>
          {say("number-send")}
        </button>
      </form>
    </Dialog>
  );
}
