// The four places, always the same: the others on top, the board in the middle, my things along the bottom, and the
// story at the side. One line of plain words says whose turn it is and what they may do. Nothing pushes the board:
// what there is to read besides lies over it, on the side where least can be picked.
import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useFitting } from "../../ui/fitting";
import { useSay } from "../../words/use";
import { SAID_ON_BOARD } from "../board/parts";
import type { AnyFace, Drawing } from "../face/face";
import { Bubble } from "../story/emotes";
import { type Calm, calmest, NOWHERE } from "./calm";
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
          <div
            class="over-board"
            data-calm={calm.side}
            data-corner={calm.corner}
            data-covers={calm.covers}
            style={{ "--away": `${calm.away}px` }}
          >
            {notices}
            {hint}
            {ending}
          </div>
        </section>
        <div class={ending ? "prompt prompt-over" : "prompt"} data-at="prompt">
          <Prompt words={prompt} />
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

function Prompt({ words }: { readonly words: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useFitting(words, line);
  return (
    <p role="status" ref={line}>
      {words}
    </p>
  );
}

/** A board that comes nearer, or is moved by hand, is looked at again after so many milliseconds. */
const LOOKS = 250;

/** Where on the board what there is to read first covers least; where nothing is picked or asked, as it was. */
function useCalmSide(table: RefObject<HTMLDivElement | null>): Calm {
  const [calm, setCalm] = useState<Calm>(NOWHERE);
  const read = useRef({ words: "", height: 0 });
  useLayoutEffect(() => {
    const over = table.current?.querySelector<HTMLElement>(".board .over-board");
    const look = () => {
      const next = over && calmFor(over, calm, read);
      if (next && JSON.stringify(next) !== JSON.stringify(calm)) setCalm(next);
    };
    look();
    if (!over?.querySelector(".hint")) return;
    const timer = setInterval(look, LOOKS);
    return () => clearInterval(timer);
  });
  return calm;
}

/** How high a hint is is known once it was unfolded; another one is unfolded first. */
function calmFor(over: HTMLElement, calm: Calm, read: RefObject<{ words: string; height: number }>): Calm {
  const lit = [...(over.parentElement?.querySelectorAll('[data-part][data-state="lit"]') ?? [])];
  const hint = over.querySelector<HTMLElement>(".hint");
  const words = hint?.textContent ?? "";
  const folded = calm.covers && hint?.dataset.open === "false";
  if (folded && words !== read.current?.words) return { ...calm, covers: false };
  if (!folded) read.current = { words, height: hint?.offsetHeight ?? 0 };
  const said = over.parentElement?.querySelectorAll(SAID_ON_BOARD) ?? [];
  const parts = [...lit, ...said].map((part) => part.getBoundingClientRect());
  if (parts.length === 0) return calm;
  const buttons = [...(over.parentElement?.querySelectorAll(".pane-tools button:enabled") ?? [])];
  return calmest(
    over.getBoundingClientRect(),
    parts,
    read.current?.height ?? 0,
    buttons.map((button) => button.getBoundingClientRect()),
  );
}
