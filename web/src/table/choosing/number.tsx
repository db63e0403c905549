// An action with a number to choose, in any game: asked for in a dialog, or in place.
import { useState } from "preact/hooks";
import { Dialog } from "../../ui/dialog";
import type { Offer } from "../../wire";
import { useSay } from "../../words/use";
import type { Wording } from "../../words/wording";

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
  return (
    <Dialog title={wording.render(offer.label)} close={close}>
      <NumberForm offer={offer} send={send} />
    </Dialog>
  );
}

/** Its bounds are those of the open action; what is sent is the action it stands for. */
export function NumberForm({ offer, send }: Pick<Props, "offer" | "send">) {
  const say = useSay();
  const { low, high } = offer.action as Bounds;
  const [number, setNumber] = useState(low);
  const fits = Number.isInteger(number) && low <= number && number <= high;
  const submit = (event: Event) => {
    event.preventDefault();
    if (fits) send({ kind: offer.number, number });
  };
  return (
    <form class="row" onSubmit={submit}>
      <label>
        {say("number-label", { low, high })}
        <input
          type="number"
          min={low}
          max={high}
          value={number}
          onInput={(event) => setNumber(event.currentTarget.valueAsNumber)}
        />
      </label>
      <button type="submit" class="main" aria-disabled={!fits}>
        {say("number-send")}
      </button>
    </form>
  );
}
