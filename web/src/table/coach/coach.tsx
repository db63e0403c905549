// The coach of a guided game: says one thing at a time, points at it, and waits for the choice or for "Go on".
import "./coach.css";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { http } from "../../net/http";
import { playWithBots } from "../../pages/begin";
import { type Box, grown, type Point } from "../../ui/geometry";
import { settings } from "../../ui/settings";
import { useStore } from "../../ui/store";
import { useTry } from "../../ui/try";
import type { Lobby, Offer, Step } from "../../wire";
import { gameSource, guideSource } from "../../words/sources";
import { useSay } from "../../words/use";
import { Wording } from "../../words/wording";
import { following, matching, type Path, SAID_ON_BOARD } from "../board/parts";
import type { Reading } from "../story/story";
import { asks, FRESH, Lesson, type LessonProgress } from "./lesson";
import { type Arrow, arrowTo, whereTo } from "./where";

export async function begun(game: string, guide: string, table: string): Promise<Lesson> {
  const steps = await http.guide(game, guide);
  return new Lesson(guide, steps, keptOf(table), (kept) =>
    sessionStorage.setItem(placeOf(table), JSON.stringify(kept)),
  );
}

const placeOf = (table: string) => `saucer-lesson:${table}`;

function keptOf(table: string): LessonProgress {
  try {
    return { ...FRESH, ...(JSON.parse(sessionStorage.getItem(placeOf(table)) ?? "{}") as Partial<LessonProgress>) };
  } catch {
    return FRESH;
  }
}

interface Props {
  readonly lesson: Lesson;
  readonly moved: () => void;
  readonly lobby: Lobby;
  readonly table: RefObject<HTMLElement | null>;
  /** Whether all that was told has been shown. */
  readonly idle: boolean;
  readonly offers: readonly Offer[];
  readonly path: Path;
  /** Whether the game has ended. */
  readonly over: boolean;
  readonly reading: Reading;
  readonly setReading: (reading: Reading) => void;
  readonly beside: boolean;
}

export function Coach(props: Props) {
  const { lesson, moved, idle, offers, path, lobby } = props;
  useEffect(() => {
    if (idle && lesson.settle()) moved();
  });
  const wording = useGuideWording(lobby);
  const { step } = lesson;
  useOpened(props, step);
  if (!step || !wording) return null;
  const wished = lesson.wished(offers);
  const open = Boolean(step.choose && Object.keys(step.choose).length === 0);
  const next = [...new Set(matching(wished, path).flatMap((offer) => following(offer, path)))];
  const parts = open || next.length > MOST ? [] : next;
  return <Panel {...props} step={step} words={wordsOf(lesson, step, lobby, wording)} parts={parts} />;
}

/** More parts than these are not ringed: they glow anyway. */
const MOST = 6;

/** The names of all seats can be spoken of: `{ $seat1 }`. */
function wordsOf(lesson: Lesson, step: Step, lobby: Lobby, wording: Wording): string {
  const names = lobby.seats.map(({ player }, seat) => [`seat${seat}`, player?.name ?? ""]);
  return wording.message(`${lesson.guide}-${step.say}`, Object.fromEntries(names));
}

function useGuideWording({ game }: Lobby): Wording | null {
  const { language } = useStore(settings);
  const [wording, setWording] = useState<Wording | null>(null);
  useEffect(() => {
    let wanted = true;
    Promise.all([gameSource(game, language), guideSource(game, language)]).then(
      (sources) => wanted && setWording(new Wording(language, sources)),
    );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return wording;
}

/** What a step speaks of in the side column is opened; a drawer over the board closes with the step. */
function useOpened({ setReading, reading, beside }: Props, step: Step | null): void {
  useEffect(() => {
    if (!step?.opens) return;
    setReading({ ...reading, chapter: step.opens, open: true });
    return () => {
      if (!beside) setReading({ ...reading, open: false });
    };
  }, [step]);
}

type PanelProps = Props & { readonly step: Step; readonly words: string; readonly parts: readonly string[] };

function Panel({ lesson, moved, lobby, step, words, parts, path, over }: PanelProps) {
  const say = useSay();
  const panel = useRef<HTMLElement>(null);
  const anchors = [...parts, ...(step.points ?? [])];
  const { rings, spot, arrow } = usePlaces(panel, anchors, words);
  const goOn = () => {
    lesson.goOn();
    moved();
  };
  const leave = () => {
    lesson.leave();
    moved();
  };
  return (
    <>
      {rings.map((ring) => (
        <div
          key={ring.anchor}
          class="coach-ring"
          data-for={ring.anchor}
          style={{ left: `${ring.x}px`, top: `${ring.y}px`, width: `${ring.width}px`, height: `${ring.height}px` }}
        />
      ))}
      {arrow && (
        <svg class="coach-arrow" aria-hidden="true">
          <line x1={arrow.from.x} y1={arrow.from.y} x2={arrow.to.x} y2={arrow.to.y} />
          <circle cx={arrow.to.x} cy={arrow.to.y} r="5" />
        </svg>
      )}
      <aside
        class="coach"
        ref={panel}
        data-step={step.say}
        data-stage={`${step.say} ${lesson.chosen} ${path.length}`}
        data-asks={asks(step)}
        data-points={anchors.join(" ")}
        aria-label={say("coach-title")}
        style={{ left: `${spot.x}px`, top: `${spot.y}px` }}
      >
        <p role="status">{words}</p>
        <div class="row">
          {step.last ? (
            <Closing lobby={lobby} over={over} playOn={goOn} />
          ) : (
            <>
              {!asks(step) && (
                <button type="button" class="main coach-on" onClick={goOn}>
                  {say("coach-on")}
                </button>
              )}
              <button type="button" class="quiet" onClick={leave}>
                {say("coach-leave")}
              </button>
            </>
          )}
        </div>
      </aside>
    </>
  );
}

/** That is all there is to know: play on, or begin a game of one's own. */
function Closing({ lobby, over, playOn }: { lobby: Lobby; over: boolean; playOn: () => void }) {
  const say = useSay();
  const { attempt, problem, busy } = useTry();
  const anew = () =>
    attempt(async () => {
      const game = (await http.games()).find(({ slug }) => slug === lobby.game);
      if (game) await playWithBots(game);
    });
  return (
    <>
      <button type="button" class="main coach-anew" disabled={busy} onClick={anew}>
        {say("coach-anew")}
      </button>
      <button type="button" class="coach-on" onClick={playOn}>
        {say(over ? "coach-close" : "coach-play-on")}
      </button>
      {problem}
    </>
  );
}

interface Ring extends Box {
  readonly anchor: string;
}

interface Places {
  readonly rings: readonly Ring[];
  readonly spot: Point;
  readonly arrow: Arrow | null;
}

const LOOK = 160;
const EDGE = 6;
/** So far around its part a ring lies, in pixels. */
const RING = 4;

/** Boards move under the coach's finger, by zoom, by the window, by a drawer: so it looks again and again. */
function usePlaces(panel: RefObject<HTMLElement | null>, anchors: readonly string[], words: string): Places {
  const [places, setPlaces] = useState<Places>({ rings: [], spot: { x: EDGE, y: EDGE }, arrow: null });
  const named = anchors.join(" ");
  useLayoutEffect(() => {
    const look = () => {
      if (!panel.current) return;
      const found = placesOf(panel.current, named.split(" ").filter(Boolean));
      setPlaces((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    look();
    const timer = setInterval(look, LOOK);
    addEventListener("resize", look);
    return () => {
      clearInterval(timer);
      removeEventListener("resize", look);
    };
  }, [panel, named, words]);
  return places;
}

function placesOf(panel: HTMLElement, anchors: readonly string[]): Places {
  const rings = anchors.flatMap((anchor) => {
    const box = boxOf(anchor);
    return box ? [{ anchor, ...rounded(grown(box, RING)) }] : [];
  });
  const { width, height } = panel.getBoundingClientRect();
  const head = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const room = {
    x: EDGE,
    y: head + EDGE,
    width: innerWidth - 2 * EDGE,
    height: innerHeight - head - 2 * EDGE,
    targets: rings,
    others: boxesOf(`[data-part][data-state="lit"], ${SAID_ON_BOARD}, .prompt, .bar, .over`),
    parts: boxesOf(".places [data-part]"),
  };
  const spot = whereTo({ width, height }, room);
  return { rings, spot, arrow: rings[0] ? arrowTo({ ...spot, width, height }, rings[0]) : null };
}

function boxesOf(selector: string): readonly Box[] {
  return [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
}

/** Where a part is: of several that are drawn, one that can be seen; what is open at the side lies over the rest. */
function boxOf(anchor: string): Box | null {
  const name = CSS.escape(anchor);
  const drawn = `:is([data-part="${name}"], [data-at="${name}"])`;
  const boxes = [...boxesOf(`.places .story ${drawn}`), ...boxesOf(`.places ${drawn}`)];
  return boxes.find(({ width, height }) => width > 0 && height > 0) ?? null;
}

/** In whole pixels, so that a ring stays where it is while its part moves by less. */
function rounded({ x, y, width, height }: Box): Box {
  const { round } = Math;
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
}
