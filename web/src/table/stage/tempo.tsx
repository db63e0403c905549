// How fast what happens is shown, always at hand; skip the rest, and show the last turn again.
import { Icon } from "../../ui/icon";
import { change, settings, TEMPOS } from "../../ui/settings";
import { useStore } from "../../ui/store";
import { useSay } from "../../words/use";
import type { Directed } from "./use-director";

export function TempoControl({ directed }: { directed: Directed }) {
  const say = useSay();
  const { tempo } = useStore(settings);
  const next = TEMPOS[(TEMPOS.indexOf(tempo) + 1) % TEMPOS.length] ?? "brisk";
  const busy = directed.playing !== null && !directed.playing.sounds;
  return (
    <span class="pace">
      <button
        type="button"
        class="quiet tool"
        disabled={!busy && !directed.canReplay}
        aria-label={say(busy ? "stage-skip" : "stage-again")}
        title={say(busy ? "stage-skip" : "stage-again")}
        onClick={busy ? directed.skip : directed.again}
      >
        <Icon d={busy ? "M5,5L13,12L5,19ZM14,5L21,12L14,19Z" : "M5,12A7,7 0 1 0 8,6.3M8,2V7H13"} />
      </button>
      <button
        type="button"
        class="quiet tool"
        aria-label={say("stage-pace", { pace: say(`stage-pace-${tempo}`) })}
        title={say("stage-pace", { pace: say(`stage-pace-${tempo}`) })}
        onClick={() => change({ tempo: next })}
      >
        <span aria-hidden="true">{"›".repeat(TEMPOS.indexOf(tempo) + 1)}</span>
      </button>
    </span>
  );
}
