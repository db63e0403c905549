// Small things beside the choices: take back, and what the best bot would do.
import type { Unsent } from "../../net/link";
import type { TableState } from "../../net/scene";
import { Icon } from "../../ui/icon";
import { useSay } from "../../words/use";

interface Props {
  readonly state: TableState;
  readonly send: (command: Unsent) => void;
  readonly hint: () => void;
}

export function Tools({ state, send, hint }: Props) {
  const say = useSay();
  const { seat, choices, lobby } = state;
  if (seat === null || state.result) return null;
  const alone = lobby.mine.length === 1 && lobby.seats.every((each, at) => at === seat || each.player?.bot);
  return (
    <>
      {(choices?.undo ?? 0) > 0 && (
        <Tool
          slot="undo"
          name={say("table-undo")}
          d="M9,7L4,12L9,17M4,12H15Q20,12 20,17V19"
          use={() => send({ kind: "undo", seat })}
        />
      )}
      {alone && choices && choices.offers.length > 0 && (
        <Tool
          slot="hint"
          name={say("table-hint")}
          d="M9,18H15M10,21H14M12,3A6,6 0 0 1 15.5,14Q15,14.6 15,16H9Q9,14.6 8.5,14A6,6 0 0 1 12,3Z"
          use={hint}
        />
      )}
    </>
  );
}

interface ToolProps {
  /** Its place, which it has alone. */
  readonly slot: "undo" | "hint";
  readonly name: string;
  readonly d: string;
  readonly use: () => void;
}

function Tool({ slot, name, d, use }: ToolProps) {
  return (
    <button type="button" class={`tool tool-${slot}`} aria-label={name} title={name} onClick={use}>
      <Icon d={d} />
    </button>
  );
}
