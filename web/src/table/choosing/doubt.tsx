// What cannot be taken back and is rarely right asks first, with what is known.
import { Dialog } from "../../ui/dialog";
import type { Offer } from "../../wire";
import { useSay } from "../../words/use";
import type { Wording } from "../../words/wording";

interface Props {
  readonly offer: Offer;
  readonly wording: Wording;
  readonly decide: (offer: Offer) => void;
  readonly close: () => void;
}

export function Doubt({ offer, wording, decide, close }: Props) {
  const say = useSay();
  return (
    <Dialog title={say("doubt-title")} close={close}>
      <p>{offer.caution && wording.render(offer.caution)}</p>
      <p class="row">
        <button type="button" class="main" onClick={close}>
          {say("doubt-no")}
        </button>
        <button type="button" class="doubt-yes" onClick={() => decide(offer)}>
          {wording.render(offer.label)}
        </button>
      </p>
    </Dialog>
  );
}
