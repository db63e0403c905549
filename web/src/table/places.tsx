// The four places, always the same: the others on top, the board in the middle, my things along the bottom, and the
// story at the side. One line of plain words says whose turn it is and what they may do.
import type { ComponentChildren, Ref } from "preact";
import { useSay } from "../words/use";
import type { Drawing } from "./face";
import type { AnyFace } from "./games";
import { Player, Strip } from "./strip";

interface Props {
  readonly face: AnyFace;
  readonly drawing: Drawing<Readonly<Record<string, unknown>>>;
  readonly prompt: string;
  /** Beside the prompt: a clock. */
  readonly aside?: ComponentChildren;
  /** In place of the prompt when the game is over; it is still read aloud. */
  readonly ending?: ComponentChildren;
  /** Above everything: what the table has to say. */
  readonly notices?: ComponentChildren;
  /** What happened last, where the story is a drawer. */
  readonly latest: ComponentChildren;
  /** Above the board: what there is to read first. */
  readonly hint?: ComponentChildren;
  /** Between board and my things. */
  readonly hands?: ComponentChildren;
  /** Beside my name: what can be said or left. */
  readonly asides?: ComponentChildren;
  /** What can be done; on a phone always in reach of a thumb. */
  readonly actions?: ComponentChildren;
  readonly story: ComponentChildren;
  readonly board: Ref<HTMLDivElement>;
}

export function Places(props: Props) {
  const { face, drawing, prompt, aside, ending, notices, latest, hint, hands, asides, actions, story, board } = props;
  const say = useSay();
  const mine = drawing.me === null ? undefined : drawing.seats[drawing.me];
  return (
    <div class="places" data-slug={face.slug}>
      <div class="table" ref={board}>
        {notices}
        <Strip face={face} drawing={drawing} />
        <div class={ending ? "aside" : "prompt"}>
          <p role="status">{prompt}</p>
          {aside}
        </div>
        {ending ?? latest}
        {hint}
        <section class="board" aria-label={say("table-board")}>
          <face.Board {...drawing} />
        </section>
        <section class="mine" aria-label={say("table-mine")}>
          {hands}
          <div class="doing">
            <div class="me">
              {mine && <Player look={mine} face={face} drawing={drawing} />}
              {asides}
            </div>
            {actions}
          </div>
          {mine && <face.Mine {...drawing} />}
        </section>
      </div>
      {story}
    </div>
  );
}
