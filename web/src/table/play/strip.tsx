// The others, on top, in seating order; the active one is marked by a word and a frame, not by colour alone.
import { SeatMark } from "../../art/shapes";
import { useSay } from "../../words/use";
import type { AnyFace, Drawing, SeatLook } from "../face/face";
import { Bubble } from "../story/emotes";

interface Props {
  readonly face: AnyFace;
  readonly drawing: Drawing<Readonly<Record<string, unknown>>>;
}

/** All seats in seating order, the player after me first: who comes next is always to the right. */
export function fromMyLeft(seats: readonly SeatLook[], me: number | null): readonly SeatLook[] {
  return me === null ? seats : [...seats.slice(me + 1), ...seats.slice(0, me)];
}

export function Strip({ face, drawing }: Props) {
  const say = useSay();
  return (
    <section class="strip" aria-label={say("table-others")}>
      <ol>
        {fromMyLeft(drawing.seats, drawing.me).map((look) => (
          <li
            key={look.seat}
            class="other"
            data-at={`seat:${look.seat}`}
            data-awaited={look.awaited}
            data-away={!look.here}
          >
            <PlayerBadge look={look} face={face} drawing={drawing} />
            <Bubble seat={look.seat} />
            <face.Other {...drawing} seat={look.seat} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A name of more letters has two lines where there is little room. */
const LONG = 9;

export function PlayerBadge({ look, face, drawing }: Props & { look: SeatLook }) {
  const say = useSay();
  const name = look.me ? say("table-you", { name: look.name }) : look.name;
  return (
    <header class="player">
      <h2>
        <SeatMark shape={look.shape} />
        <span class="name" title={name} data-long={look.name.length > LONG}>
          {name}
        </span>
        {look.bot && <span class="tag tag-bot">{say("table-bot")}</span>}
        {!look.here && <span class="tag tag-away">{say("table-away")}</span>}
        {look.awaited && <span class="tag tag-turn">{say(look.me ? "table-your-turn" : "table-turn")}</span>}
      </h2>
      <dl class="figures">
        {face.figures(drawing, look.seat).map((figure) => (
          <div key={figure.word}>
            <dd>{figure.value}</dd>
            <dt>{figure.word}</dt>
          </div>
        ))}
      </dl>
    </header>
  );
}
