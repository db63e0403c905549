// Dice rolled by hand, in any game: whoever rolled them enters what they show. A button for each face; a die that was
// entered wrongly is taken away again before it is sent.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { RollAsked } from "../../wire";
import { useSay } from "../../words/use";
import type { AnyFace, Drawing } from "../face/face";

interface Props {
  readonly asked: RollAsked;
  readonly face: AnyFace;
  readonly drawing: Drawing<Readonly<Record<string, unknown>>>;
  readonly busy: boolean;
  /** What the dice show, in rising order. */
  readonly enter: (outcome: number[]) => void;
}

export function Rolling({ asked, face, drawing, busy, enter }: Props) {
  const say = useSay();
  const [shown, setShown] = useState<readonly number[]>([]);
  const left = asked.count - shown.length;
  const name = drawing.seats[asked.seat]?.name ?? "";
  const title = asked.seat === drawing.me ? "roll-mine" : "roll-for";
  const add = (die: number) => left > 0 && setShown([...shown, die]);
  const takeAway = (place: number) => setShown(shown.filter((_, at) => at !== place));
  const send = () => left === 0 && !busy && enter([...shown].sort((one, two) => one - two));
  return (
    <section class="rolling" aria-label={say(title, { count: asked.count, name })}>
      <h2>{say(title, { count: asked.count, name })}</h2>
      <div class="rolling-faces">
        {Array.from({ length: asked.faces }, (_, die) => {
          const { picture, name: what } = faceOf(face, die, drawing);
          return (
            <button
              key={die}
              type="button"
              data-face={die}
              aria-label={say("roll-add", { what })}
              title={what}
              aria-disabled={left === 0}
              onClick={() => add(die)}
            >
              {picture}
            </button>
          );
        })}
      </div>
      <div class="rolling-shown">
        {shown.map((die, place) => {
          const { picture, name: what } = faceOf(face, die, drawing);
          return (
            <button
              key={place}
              type="button"
              class="quiet"
              aria-label={say("roll-take_away", { what })}
              title={say("roll-take_away", { what })}
              onClick={() => takeAway(place)}
            >
              {picture}
            </button>
          );
        })}
        {Array.from({ length: left }, (_, place) => (
          <span key={place} class="rolling-empty" />
        ))}
        <button type="button" class="main" aria-disabled={left > 0 || busy} onClick={send}>
          {left > 0 ? say("roll-left", { count: left }) : say("roll-send")}
        </button>
      </div>
    </section>
  );
}

/** A face of a die as the game draws it, or as a number: people count from one. */
function faceOf(face: AnyFace, die: number, drawing: Props["drawing"]) {
  const plain: { picture: ComponentChildren; name: string } = { picture: <b>{die + 1}</b>, name: String(die + 1) };
  return face.dieFace?.(die, drawing) ?? plain;
}
