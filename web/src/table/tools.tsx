// Small things beside the choices: take back, and what the best bot would do.
import type { Order } from "../net/link";
import type { TableState } from "../net/scene";
import { useSay } from "../words/use";

interface Props {
  readonly state: TableState;
  readonly order: (order: Order) => void;
  readonly hint: () => void;
}

export function Tools({ state, order, hint }: Props) {
  const say = useSay();
  const { seat, choices, lobby } = state;
  if (seat === null || state.result) return null;
  const alone = lobby.mine.length === 1 && lobby.seats.every((each, at) => at === seat || each.player?.bot);
  return (
    <>
      {choices?.undo && (
        <button type="button" onClick={() => order({ kind: "take_back", seat })}>
          {say("table-undo")}
        </button>
      )}
      {alone && choices && choices.offers.length > 0 && (
        <button type="button" onClick={hint}>
          {say("table-hint")}
        </button>
      )}
    </>
  );
}
