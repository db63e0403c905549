// Several people at one screen: nothing secret is shown until the right one says so.
import { SeatMark } from "../../art/shapes";
import { useSay } from "../../words/use";
import type { SeatLook } from "../face/face";

interface Props {
  readonly asked: readonly number[];
  readonly seats: readonly SeatLook[];
  readonly take: (seat: number) => void;
}

export function HandOverScreen({ asked, seats, take }: Props) {
  const say = useSay();
  const looks = asked.flatMap((seat) => seats[seat] ?? []);
  const names = looks.map((look) => look.name).join(", ");
  return (
    <main class="page hand-over" id="main">
      <section class="state" role="status">
        <div class="row">
          {looks.map((look) => (
            <SeatMark key={look.seat} shape={look.shape} size={72} />
          ))}
        </div>
        <h1>{say("hand-over-title", { names })}</h1>
        <p>{say("hand-over-about")}</p>
        <div class="row">
          {looks.map((look) => (
            <button key={look.seat} type="button" class="main big" onClick={() => take(look.seat)}>
              {say("hand-over-take", { name: look.name })}
            </button>
          ))}
        </div>
      </section>
    </main>
  );
}
