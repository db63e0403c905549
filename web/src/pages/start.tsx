// The first page: a stranger plays within ten seconds, without an account.
import { useEffect, useState } from "preact/hooks";
import { http } from "../net/http";
import { PicturesButton } from "../pictures/button";
import { usePoster } from "../table/games";
import { hasPlayed } from "../table/kept/newcomer";
import { Header } from "../ui/header";
import { Icon, SLIDERS } from "../ui/icon";
import { lazyPart } from "../ui/lazy";
import { useRequest } from "../ui/request";
import { address } from "../ui/router";
import { ProblemState, Waiting } from "../ui/state";
import { useTry } from "../ui/try";
import type { GameInfo } from "../wire";
import { useDoorWording, useGameWording, useSay } from "../words/use";
import type { Wording } from "../words/wording";
import { learn, playWithBots } from "./begin";
import { GamesLists, MyGames } from "./games-lists";
import { JoinByCodeForm } from "./join";
import { NewTableDialog } from "./new-table";
import { OfTheDay } from "./today";

const WithBots = lazyPart(async () => (await import("./with-bots")).WithBots);
const MyShelf = lazyPart(async () => (await import("./my-shelf")).MyShelf);

export function StartPage() {
  const say = useSay();
  const [asked, again] = useRequest(http.games, []);
  useEffect(() => {
    document.title = "Saucer";
  }, []);
  return (
    <>
      <Header />
      <main class="page start" id="main">
        <div class="welcome">
          <h1>Saucer</h1>
          <p class="lead">{say("start-lead")}</p>
        </div>
        {asked.kind === "waiting" && <Waiting />}
        {asked.kind === "refused" && <ProblemState why={asked.why} again={again} />}
        {asked.kind === "here" && (
          <>
            <MyGames />
            <div class="posters">
              {asked.value.map((game) => (
                <GameCard key={game.slug} game={game} />
              ))}
            </div>
            <JoinByCodeForm />
            <MyShelf games={asked.value} />
            <GamesLists />
          </>
        )}
      </main>
    </>
  );
}

/** The words of its options are loaded when somebody asks for them. */
function Planning({ game, close }: { game: GameInfo; close: () => void }) {
  const wording = useGameWording(game.slug);
  return wording && <NewTableDialog game={game} wording={wording} close={close} />;
}

interface LearnProps {
  readonly game: GameInfo;
  readonly wording: Wording;
  readonly busy: boolean;
  readonly attempt: (work: () => Promise<void>) => void;
  readonly kind: string;
}

/** A guided first game; where there are several, each says by its name what it is. */
function Learn({ game, wording, busy, attempt, kind }: LearnProps) {
  const say = useSay();
  const guides = game.guides ?? [];
  return (
    <>
      {guides.map((guide) => (
        <button
          key={guide}
          type="button"
          class={kind}
          disabled={busy}
          onClick={() => attempt(() => learn(game, guide))}
        >
          {guides.length > 1 ? say("start-learn-as", { part: wording.message(`learn-${guide}`) }) : say("start-learn")}
        </button>
      ))}
    </>
  );
}

export function GameCard({ game }: { game: GameInfo }) {
  const say = useSay();
  const wording = useDoorWording(game.slug);
  const Poster = usePoster(game.slug);
  const [planning, setPlanning] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const { attempt, problem, busy } = useTry();
  const isNew = (game.guides?.length ?? 0) > 0 && !hasPlayed(game.slug);
  if (!wording) return <article class="poster-card" aria-busy="true" />;
  const title = wording.message("title");
  return (
    <article class="poster-card">
      <div class="poster">{Poster && <Poster title={title} />}</div>
      <div class="poster-words">
        <h2>{title}</h2>
        {wording.knows("about") && <p>{wording.message("about")}</p>}
        {wording.knows("facts") && <p class="muted">{wording.message("facts")}</p>}
        <div class="row">
          {isNew && <Learn {...{ game, wording, busy, attempt }} kind="main big" />}
          <span class="play-with">
            <button
              type="button"
              class={isNew ? "big" : "main big"}
              disabled={busy}
              onClick={() => attempt(() => playWithBots(game))}
            >
              {say("start-bots")}
            </button>
            <button
              type="button"
              class={isNew ? "choose-bots" : "choose-bots main"}
              aria-label={say("bots-choose")}
              title={say("bots-choose")}
              onClick={() => setChoosing(true)}
            >
              <Icon d={SLIDERS} />
            </button>
          </span>
          <button type="button" class="invite" onClick={() => setPlanning(true)}>
            {say("start-invite")}
          </button>
          <a class="button" href={address.rules(game.slug)}>
            {say("rules-title")}
          </a>
          {!isNew && <Learn {...{ game, wording, busy, attempt }} kind="" />}
          {game.pictures && <PicturesButton slug={game.slug} named />}
        </div>
        {problem}
        {game.today && <OfTheDay game={game} today={game.today} wording={wording} />}
        {wording.knows("credits") && <p class="credits">{wording.message("credits")}</p>}
      </div>
      {choosing && <WithBots game={game} close={() => setChoosing(false)} />}
      {planning && <Planning game={game} close={() => setPlanning(false)} />}
    </article>
  );
}
