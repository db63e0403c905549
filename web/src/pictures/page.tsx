// A game in five pictures: what you want, a turn in three, how it ends. Side by side where there is room, else one
// after the other by a swipe; arrows go through them, and Enter, Escape or a tap beside them goes on to the game.
import type { AnyFace } from "../table/face/face";
import "../style/table.css";
import "./pictures.css";
import { useEffect, useRef, useState } from "preact/hooks";
import { http } from "../net/http";
import { useFace } from "../table/games";
import { Cross, Icon } from "../ui/icon";
import { useModal } from "../ui/modal";
import { useRequest } from "../ui/request";
import { address } from "../ui/router";
import { settings } from "../ui/settings";
import { ProblemState, Waiting } from "../ui/state";
import { useStore } from "../ui/store";
import { PICTURES, type Picture } from "../wire";
import { useGameWording, useSay } from "../words/use";
import { PictureFrame } from "./frame";

export interface PagesProps {
  readonly slug: string;
  readonly close: () => void;
  /** What the way on is called; `pictures-close` where nothing begins with it. */
  readonly onward: "pictures-play" | "pictures-close";
}

export function PicturesPage({ slug, close, onward }: PagesProps) {
  const say = useSay();
  const [box, closed] = useModal(close);
  const [asked, again] = useRequest(() => http.pictures(slug), [slug]);
  const title = useGameWording(slug)?.message("title") ?? "";
  const strip = useRef<HTMLOListElement>(null);
  const [at, setAt] = useTurning(strip);
  const pressed = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const onButton = event.target instanceof Element && event.target.closest("button, a");
    if (step !== undefined) setAt(at + step);
    else if (event.key === "Enter" && !onButton) box.current?.close();
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={box}
      class="dialog pictures"
      aria-labelledby="pictures-title"
      onClose={closed}
      onKeyDown={pressed}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div class="pictures-in">
        <header class="row dialog-head">
          <h2 id="pictures-title">{say("pictures-title", { game: title })}</h2>
          <button type="button" class="quiet" aria-label={say("dialog-close")} onClick={() => box.current?.close()}>
            <Cross />
          </button>
        </header>
        {asked.kind === "waiting" && <Waiting />}
        {asked.kind === "refused" && <ProblemState why={asked.why} again={again} />}
        {asked.kind === "here" && (
          <ol class="pictures-row" ref={strip}>
            {asked.value.map((picture, number) => (
              <Pictured key={picture.name} slug={slug} picture={picture} looked={number === at} />
            ))}
          </ol>
        )}
        <footer class="pictures-onward">
          <Turner at={at} go={setAt} />
          <a class="button" href={address.rules(slug)}>
            {say("rules-title")}
          </a>
          <button type="button" class="main big" autofocus onClick={() => box.current?.close()}>
            {say(onward)}
          </button>
        </footer>
      </div>
    </dialog>
  );
}

/** The picture that is looked at, and a way to another: it is brought into sight, and read out where pages are. */
function useTurning(strip: { readonly current: HTMLOListElement | null }): [number, (to: number) => void] {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const row = strip.current;
    if (!row) return;
    const moved = () => {
      const first = row.firstElementChild?.clientWidth ?? 0;
      if (row.scrollWidth > row.clientWidth && first > 0) setAt(Math.round(row.scrollLeft / first));
    };
    row.addEventListener("scroll", moved, { passive: true });
    return () => row.removeEventListener("scroll", moved);
  });
  const go = (to: number) => {
    const items = [...(strip.current?.children ?? [])] as HTMLElement[];
    const wanted = items[to];
    if (!wanted) return;
    setAt(to);
    wanted.focus({ preventScroll: true });
    wanted.scrollIntoView({ block: "nearest", inline: "start" });
  };
  return [at, go];
}

/** For a finger that does not swipe; only where the pictures are not all in sight. */
function Turner({ at, go }: { at: number; go: (to: number) => void }) {
  const say = useSay();
  return (
    <div class="pictures-turner">
      <button type="button" aria-label={say("pictures-back")} disabled={at === 0} onClick={() => go(at - 1)}>
        <Icon d="M14,5L7,12L14,19" />
      </button>
      <span aria-hidden="true">
        {at + 1}/{PICTURES.length}
      </span>
      <button
        type="button"
        aria-label={say("pictures-next")}
        disabled={at === PICTURES.length - 1}
        onClick={() => go(at + 1)}
      >
        <Icon d="M10,5L17,12L10,19" />
      </button>
    </div>
  );
}

/** Its sentence says what is to be seen; whoever prefers words has that alone. The one that is looked at can be tabbed to. */
function Pictured({ slug, picture, looked }: { slug: string; picture: Picture; looked: boolean }) {
  const say = useSay();
  const { plain } = useStore(settings);
  const wording = useGameWording(slug, picture.names, picture.viewer);
  return (
    <li class="pictured" data-name={picture.name} tabindex={looked ? 0 : -1}>
      {!plain && wording && <Drawn {...{ slug, picture, wording }} />}
      <h3>{say(`pictures-${picture.name}`)}</h3>
      <p>{wording?.message(`picture-${picture.name}`)}</p>
    </li>
  );
}

function Drawn({ slug, ...more }: { slug: string } & Omit<Parameters<typeof PictureFrame>[0], "face">) {
  const face: AnyFace | null = useFace(slug);
  return face && <PictureFrame face={face} {...more} />;
}
