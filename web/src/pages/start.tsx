// The first page: a stranger plays within ten seconds, without an account.
import { useEffect, useState } from "preact/hooks";
import { http, word } from "../net/http";
import { usePoster } from "../table/games";
import { middle, usualPlayers } from "../table/usual";
import { useAsked } from "../ui/asked";
import { Header } from "../ui/header";
import { address, go } from "../ui/router";
import { Problem, Waiting } from "../ui/state";
import { useTry } from "../ui/try";
import type { GameInfo } from "../wire";
import { useGameWording, useSay } from "../words/use";
import { Games } from "./games-lists";
import { JoinByCode } from "./join";
import { NewTableDialog } from "./new-table";

export function StartPage() {
  const say = useSay();
  const [asked, again] = useAsked(http.games, []);
  useEffect(() => {
    document.title = "Saucer";
  }, []);
  return (
    <>
      <Header />
      <main class="page" id="main">
        <h1>Saucer</h1>
        <p class="lead">{say("start-lead")}</p>
        {asked.kind === "waiting" && <Waiting />}
        {asked.kind === "refused" && <Problem why={asked.why} again={again} />}
        {asked.kind === "here" && (
          <>
            <div class="posters">
              {asked.value.map((game) => (
                <GameCard key={game.slug} game={game} />
              ))}
            </div>
            <JoinByCode />
            <Games />
          </>
        )}
      </main>
    </>
  );
}

function GameCard({ game }: { game: GameInfo }) {
  const say = useSay();
  const wording = useGameWording(game.slug);
  const Poster = usePoster(game.slug);
  const [planning, plan] = useState(false);
  const { attempt, problem, busy } = useTry();
  const playWithBots = () =>
    attempt(async () => {
      const bot = { who: "bot", bot: middle(game.bots) } as const;
      const seats = [{ who: "me" } as const, ...Array(usualPlayers(game) - 1).fill(bot)];
      const lobby = await http.create({ game: game.slug, seats, start: true, word: word() });
      go(address.table(lobby.table));
    });
  const title = wording?.message("title") ?? "";
  return (
    <article class="poster-card">
      <div class="poster">{Poster && <Poster title={title} />}</div>
      <div class="poster-words">
        <h2>{title}</h2>
        {wording && <p>{wording.message("about")}</p>}
        {wording?.knows("facts") && <p class="muted">{wording.message("facts")}</p>}
        <div class="row">
          <button type="button" class="main big" disabled={busy} onClick={playWithBots}>
            {say("start-bots")}
          </button>
          <button type="button" onClick={() => plan(true)}>
            {say("start-invite")}
          </button>
          <a class="button" href={address.rules(game.slug)}>
            {say("rules-title")}
          </a>
        </div>
        {problem}
        {wording?.knows("credits") && <p class="credits">{wording.message("credits")}</p>}
      </div>
      {planning && wording && <NewTableDialog game={game} wording={wording} close={() => plan(false)} />}
    </article>
  );
}
