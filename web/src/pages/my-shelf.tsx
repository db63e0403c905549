// What I have reached so far: my best scores alone, and the certificates of games that were won together.
import { http } from "../net/http";
import { useRequest } from "../ui/request";
import type { Best, Certificate, GameInfo } from "../wire";
import { type Say, useGameWording, useSay } from "../words/use";
import type { Wording } from "../words/wording";
import { fields, valueName } from "./options";

export function MyShelf({ games }: { games: readonly GameInfo[] }) {
  const say = useSay();
  const [shelf] = useRequest(http.shelf, []);
  if (shelf.kind !== "here") return null;
  const { bests, certificates } = shelf.value;
  const held = <Thing extends { game: string }>(things: readonly Thing[]) =>
    things.flatMap((thing) => {
      const game = games.find(({ slug }) => slug === thing.game);
      return game ? [{ thing, game }] : [];
    });
  if (bests.length + certificates.length === 0) return null;
  return (
    <section class="card my-shelf">
      <details>
        <summary>
          <h2>{say("shelf-title")}</h2> <span class="tag">{bests.length + certificates.length}</span>
        </summary>
        <ul>
          {held(bests).map(({ thing, game }) => (
            <BestRow key={thing.table} best={thing} game={game} />
          ))}
          {held(certificates).map(({ thing }) => (
            <CertificateRow key={thing.table} certificate={thing} />
          ))}
        </ul>
        <a class="button" href={http.shelfFile} download>
          {say("shelf-export")}
        </a>
      </details>
    </section>
  );
}

function BestRow({ best, game }: { best: Best; game: GameInfo }) {
  const say = useSay();
  const wording = useGameWording(game.slug);
  if (!wording) return null;
  const way = wayOf(best, game, wording, say).join(" · ");
  return (
    <li class="list-row">
      <span>
        <b>{wording.message("title")}</b>
        {way && <span>{way}</span>}
        <span class="muted">{dateOf(best.ended, wording)}</span>
      </span>
      <span class="reached">
        <b>{best.score / best.parts}</b> {say("shelf-points")}
        {best.par !== null && <span class="muted">{say("shelf-par", { par: best.par / best.parts })}</span>}
      </span>
    </li>
  );
}

/** What was chosen otherwise than usual. */
function wayOf(best: Best, game: GameInfo, wording: Wording, say: Say): readonly string[] {
  const chosen = fields(game.options, best.players).flatMap((field) => {
    const value = best.options[field.name] ?? null;
    if (value === field.first) return [];
    const name = wording.message(`option-${field.name}`);
    return [field.kind === "switch" ? name : `${name}: ${valueName(field, value, wording, say)}`];
  });
  const people = best.players > 1 ? [say("shelf-players", { count: best.players })] : [];
  return [...people, ...chosen, ...(best.own_board ? [say("new-board")] : [])];
}

function CertificateRow({ certificate }: { certificate: Certificate }) {
  const wording = useGameWording(certificate.game, certificate.names);
  if (!wording) return null;
  return (
    <li class="list-row">
      <span>
        <b>{wording.message("title")}</b>
        <span>{wording.render(certificate.words)}</span>
        <span class="muted">
          {certificate.names.join(" · ")}, {dateOf(certificate.ended, wording)}
        </span>
      </span>
    </li>
  );
}

function dateOf(seconds: number, wording: Wording): string {
  return new Date(seconds * 1000).toLocaleDateString(wording.language, { dateStyle: "medium" });
}
