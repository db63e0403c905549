// A game under way as one page has it: what has been shown of it, what can be chosen, what is drawn.
import { useEffect, useRef } from "preact/hooks";
import type { Live } from "../../net/live";
import type { TableState } from "../../net/scene";
import { useSay } from "../../words/use";
import type { Note } from "../board/toast";
import type { AtTable } from "../choosing/doing";
import { useChoosing } from "../choosing/use-choosing";
import type { Learning } from "../coach/use-lesson";
import { drawingOf, mark } from "../face/drawing";
import type { AnyFace } from "../face/face";
import { lastMarks, markLast } from "../stage/last";
import type { Reading } from "../story/story";
import { useAttention } from "./attention";
import { useShown } from "./use-shown";

export interface PlayProps extends AtTable {
  /** At a guided table: what is learned there. */
  readonly learning?: Learning | null;
  readonly live: Live;
  readonly view: NonNullable<TableState["view"]>;
  readonly note: Note | null;
  readonly face: AnyFace;
  readonly reading: Reading;
  readonly setReading: (reading: Reading) => void;
  /** Whether the story, when it is open, stands beside the board rather than over it. */
  readonly beside: boolean;
}

export type GameUnderWay = ReturnType<typeof useGame>;

export function useGame(props: PlayProps) {
  const { learning, face, wording, live } = props;
  const table = useRef<HTMLDivElement>(null);
  const held = learning?.lesson.receive(props.state) ?? props.state;
  const now = held.view ?? props.view;
  const send: AtTable["send"] = (command) => {
    if (command.kind === "act" || command.kind === "roll") {
      learning?.lesson.chose();
      shown.directed.forgetMissed();
      if (props.note) props.setNote(null); // it spoke of the table as it was
    }
    return props.send(command);
  };
  const recall = (after: number, to: number) => props.send({ kind: "recall", seat: held.seat, after, to });
  const shown = useShown(held, now, face, wording, table, recall);
  const { state, view } = shown.directed;
  const choosing = useChoosing({ at: { ...props, state, send }, view, now: held, table, face, busy: live.busy });
  const { offers, picking, doing } = choosing;
  const { lit, path } = picking;
  const drawing = drawingOf({
    ...shown.viewer,
    view,
    lit,
    path,
    made: doing.made,
    ended: held.lobby.ended ?? null,
  });
  // A game that is over is over here when all of it has been shown.
  const ended = props.state.result !== null;
  const playing = held.lobby.state === "playing" || (ended && state.result === null);
  const game = {
    ...props,
    /** As it is, whatever of it has been shown. */
    told: props.state,
    held,
    now,
    state,
    view,
    lobby: held.lobby,
    seat: held.seat,
    seats: shown.seats,
    directed: shown.directed,
    heard: shown.heard,
    send,
    table,
    drawing,
    offers,
    picking,
    doing,
    plan: choosing.plan,
    buttons: choosing.buttons,
    choices: state.choices,
    ended,
    playing,
    over: state.result !== null,
    coached: learning ? !learning.lesson.over : false,
  };
  useEffects(game);
  return game;
}

/** What else happens on the page as the game goes on. */
function useEffects({ told, state, view, seats, face, wording, table, offers, over, ...page }: GameUnderWay): void {
  const say = useSay();
  // What waits for somebody to look still calls them: a hidden page speaks of the table as it is.
  useAttention(document.hidden ? told : state, wording.message("title"), say);

  // What a hint or a line of the log has marked is of the past once something happens.
  useEffect(() => {
    mark(table.current, [], "hinted");
    if (page.note?.passing) page.setNote(null);
  }, [offers]);
  useEffect(() => mark(table.current, [], "mentioned"), [state.count]);
  useEffect(() => markLast(table.current, lastMarks(state.lines, face), seats), [state.lines, view, face, seats]);

  // At the end a game's own sheet tells how it came about.
  useEffect(() => {
    if (over && face.Sheet) page.setReading({ ...page.reading, chapter: "sheet" });
  }, [over, face]);
}
