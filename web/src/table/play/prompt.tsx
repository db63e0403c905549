// The line of plain words: whose turn it is and what they may do; beside it the clock and the tempo.
import { TempoControl } from "../stage/tempo";
import { Clock } from "./clock";
import type { GameUnderWay } from "./use-game";

export function promptOf({ state, playing, ended, wording }: GameUnderWay): string {
  return state.prompt && (playing || ended) ? wording.render(state.prompt) : "";
}

export function PromptAside({ state, directed }: GameUnderWay) {
  return (
    <div class="prompt-aside">
      {state.due !== null && <Clock due={state.due} />}
      <TempoControl directed={directed} />
    </div>
  );
}
