// What a game offers for today, for one player alone: one click from its card. Whoever has done it sees how well.
import { http } from "../net/http";
import { address, go } from "../ui/router";
import { useTry } from "../ui/try";
import type { GameInfo, Today } from "../wire";
import { useSay } from "../words/use";
import type { Wording } from "../words/wording";
import { doneWith, useBests } from "./bests";

interface Props {
  readonly game: GameInfo;
  readonly today: Today;
  readonly wording: Wording;
}

export function OfTheDay({ game, today, wording }: Props) {
  const say = useSay();
  const { attempt, problem, busy } = useTry();
  const done = doneWith(useBests(), game.slug, today.options);
  const play = () =>
    attempt(async () => {
      const lobby = await http.create({
        game: game.slug,
        seats: [{ who: "me" }],
        options: { ...today.options },
        start: true,
      });
      go(address.table(lobby.table));
    });
  return (
    <section class="today">
      <button type="button" disabled={busy} onClick={play}>
        {wording.render(today.name)}
      </button>
      <p class="muted">{wording.render(today.about)}</p>
      {done && (
        <p class="today-done">
          <span aria-hidden="true">✓</span>{" "}
          {say(done.score >= done.par ? "today-best" : "today-done", { score: done.score, par: done.par })}
        </p>
      )}
      {problem}
    </section>
  );
}
