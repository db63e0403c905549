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
  /** Above everything: what the table has to say. */
  readonly notices?: ComponentChildren;
  /** Between board and my things: what can be done. */
  readonly actions?: ComponentChildren;
  readonly story: ComponentChildren;
  readonly board: Ref<HTMLDivElement>;
  readonly awayFor?: (seat: number) => string | null;
}

export function Places({ face, drawing, prompt, aside, notices, actions, story, board, awayFor }: Props) {
  const say = useSay();
  const mine = drawing.me === null ? undefined : drawing.seats[drawing.me];
  return (
    <div class="places" data-slug={face.slug}>
      <div class="table" ref={board}>
        {notices}
        <Strip face={face} drawing={drawing} {...(awayFor && { awayFor })} />
        <div class="prompt">
          <p role="status">{prompt}</p>
          {aside}
        </div>
        <section class="board" aria-label={say("table-board")}>
          <face.Board {...drawing} />
        </section>
        <section class="mine" aria-label={say("table-mine")}>
          {actions}
          {mine && (
            <>
              <Player look={mine} face={face} drawing={drawing} away={null} />
              <face.Mine {...drawing} />
            </>
          )}
        </section>
      </div>
      {story}
    </div>
  );
}
