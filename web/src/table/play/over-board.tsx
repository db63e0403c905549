// What lies over the board for a while: what the table has to say, dice to be rolled, a first hint, the end.
import { useSay } from "../../words/use";
import { Rolling } from "../choosing/rolling";
import { EndedEarly, Over } from "../end/over";
import { FirstHint } from "./hint";
import { Notices } from "./notices";
import { talks } from "./talks";
import type { GameUnderWay } from "./use-game";

export function OverBoard(game: GameUnderWay) {
  const { live, state, seats, send, directed, wording, face, drawing, choices, seat } = game;
  return (
    <>
      <Notices {...{ live, state, seats, send, directed, wording }} />
      <Confer {...game} />
      {choices?.roll && seat !== null && (
        <Rolling
          key={state.count}
          asked={choices.roll}
          face={face}
          drawing={drawing}
          busy={live.busy}
          enter={(outcome) => send({ kind: "roll", seat, on: state.count, outcome })}
        />
      )}
    </>
  );
}

/** The chat is offered while a game waits for what its players say to each other, where it is not in sight. */
function Confer(game: GameUnderWay) {
  const { face, view, reading, setReading } = game;
  const say = useSay();
  const inSight = reading.open && reading.chapter === "chat";
  if (!talks(game) || !face.confers?.(view) || inSight) return null;
  const open = () => setReading({ chapter: "chat", clause: null, open: true });
  return (
    <button type="button" class="main" onClick={open}>
      {say("chat-open")}
    </button>
  );
}

/** A coach says all that there is to read first. */
export function ToRead({ coached, face, choices, wording, setReading }: GameUnderWay) {
  if (coached) return null;
  return (
    <FirstHint
      slug={face.slug}
      decision={choices?.decision ?? null}
      wording={wording}
      explain={(clause) => setReading({ chapter: "rules", clause, open: true })}
    />
  );
}

export function hasEnding({ over, playing, ended }: GameUnderWay): boolean {
  return over || (!playing && !ended);
}

export function EndPanel(game: GameUnderWay) {
  const { state, face, drawing, wording, lobby } = game;
  if (!state.result) return <EndedEarly lobby={lobby} />;
  return <Over {...{ state, result: state.result, face, drawing, wording }} sheet={<SheetOpener {...game} />} />;
}

function SheetOpener({ face, reading, setReading }: GameUnderWay) {
  const say = useSay();
  if (!face.Sheet || reading.open) return null;
  return (
    <button type="button" onClick={() => setReading({ ...reading, chapter: "sheet", open: true })}>
      {say("end-sheet")}
    </button>
  );
}
