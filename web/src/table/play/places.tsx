// The four places, always the same: the others on top, the board in the middle, my things along the bottom, and the
// story at the side. One line of plain words says whose turn it is and what they may do. Nothing pushes the board:
// what there is to read besides lies over it, on the side where least can be picked.
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useSay } from "../../words/use";
import type { AnyFace, Drawing } from "../face/face";
import { Bubble } from "../story/emotes";
import { PlayerBadge, Strip } from "./strip";

interface Props {
  readonly face: AnyFace;
  readonly drawing: Drawing<Readonly<Record<string, unknown>>>;
  readonly prompt: string;
  /** Beside the prompt: a clock. */
  readonly aside?: ComponentChildren;
  /** Over the board when the game is over; the prompt is then only read aloud. */
  readonly ending?: ComponentChildren;
  /** Over the board: what the table has to say. */
  readonly notices?: ComponentChildren;
  /** Below the prompt: what happened last. */
  readonly latest: ComponentChildren;
  /** Over the board: what there is to read first, where the story is not beside it. */
  readonly hint?: ComponentChildren;
  /** Before the board: all choices, from a face that shows them itself. */
  readonly choices?: ComponentChildren;
  /** Before my things: those of everybody, in a replay. */
  readonly hands?: ComponentChildren;
  /** Above my things: a plan that is laid out. */
  readonly plan?: ComponentChildren;
  /** Beside my name: what can be said or left. */
  readonly asides?: ComponentChildren;
  /** Beside my things: what a rhythm is sent with, or heard. */
  readonly instrument?: ComponentChildren;
  /** What can be done; on a phone always in reach of a thumb. */
  readonly actions?: ComponentChildren;
  readonly story: ComponentChildren;
  readonly board: RefObject<HTMLDivElement | null>;
}

export function Places(props: Props) {
  const { face, drawing, prompt, aside, ending, notices, latest, hint, hands, plan, asides, actions, story, board } =
    props;
  const say = useSay();
  const mine = drawing.me === null ? undefined : drawing.seats[drawing.me];
  const calm = useCalmSide(board);
  return (
    <div class="places" data-slug={face.slug}>
      <div class="table" ref={board}>
        <Strip face={face} drawing={drawing} />
        {props.choices}
        <section class="board" aria-label={say("table-board")}>
          <face.Board {...drawing} />
          <div class="over-board" data-calm={calm}>
            {notices}
            {hint}
            {ending}
          </div>
        </section>
        <div class={ending ? "prompt prompt-over" : "prompt"} data-at="prompt">
          <p role="status" data-long={LONG.filter((letters) => prompt.length > letters).length}>
            {prompt}
          </p>
          {aside}
          {latest}
        </div>
        <section class="mine" aria-label={say("table-mine")}>
          {mine && (
            <div class="me" data-at={`seat:${mine.seat}`}>
              <PlayerBadge look={mine} face={face} drawing={drawing} />
              <Bubble seat={mine.seat} />
              {asides}
            </div>
          )}
          {hands}
          {plan && <div class="plan">{plan}</div>}
          {mine && <face.Mine {...drawing} />}
          {props.instrument}
        </section>
        {actions}
      </div>
      {story}
    </div>
  );
}

/** From so many letters on the prompt is written smaller, where its place is narrow first: so it stays as it is. */
const LONG = [54, 76, 100];

type Side = "top" | "bottom";

/** Where on the board least can be picked. */
function useCalmSide(table: RefObject<HTMLDivElement | null>): Side {
  const [side, setSide] = useState<Side>("top");
  useEffect(() => {
    const board = table.current?.querySelector(".board");
    if (!board) return;
    const { top, height } = board.getBoundingClientRect();
    const parts = [...board.querySelectorAll('[data-part][data-state="lit"]')];
    const above = parts.filter((part) => middle(part) < top + height / 2).length;
    if (parts.length > 0) setSide(2 * above > parts.length ? "bottom" : "top");
  });
  return side;
}

function middle(part: Element): number {
  const { top, height } = part.getBoundingClientRect();
  return top + height / 2;
}
