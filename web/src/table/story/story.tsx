// The story at the side: log, chat, rules and a game's own sheet. It folds away; on a small screen it is a drawer.
import type { ComponentChildren, RefObject } from "preact";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { EmoteName } from "../../art/emotes";
import type { TableState } from "../../net/scene";
import { RulesText } from "../../pages/rules-text";
import { Cross } from "../../ui/icon";
import { useMedia } from "../../ui/media";
import { change, settings } from "../../ui/settings";
import type { Line } from "../../wire";
import { useSay } from "../../words/use";
import type { Wording } from "../../words/wording";
import type { AnyFace, Drawing, SeatLook } from "../face/face";
import { ChatPane, chatLength, type Speaker } from "./chat";
import { Log } from "./log";

type StoryChapter = "log" | "sheet" | "chat" | "rules";

export interface Reading {
  readonly chapter: StoryChapter;
  readonly clause: string | null;
  readonly open: boolean;
}

/** So wide it stands beside the board; else it is a drawer over it. */
const BESIDE = "(min-width: 1100px)";

/** What is read; where there is room it stays open or folded as it was left. Says whether there is. */
export function useReading(): readonly [Reading, (reading: Reading) => void, boolean] {
  const beside = useMedia(BESIDE);
  const [reading, setReading] = useState<Reading>({ chapter: "log", clause: null, open: false });
  useEffect(() => setReading((before) => ({ ...before, open: beside && settings.get().story })), [beside]);
  const read = useCallback(
    (next: Reading) => {
      if (beside && next.open !== settings.get().story) change({ story: next.open });
      setReading(next);
    },
    [beside],
  );
  return [reading, read, beside];
}

interface Props {
  readonly slug: string;
  readonly reading: Reading;
  readonly setReading: (reading: Reading) => void;
  readonly lines: readonly Line[];
  /** What was said before the start, and the signs that passed. */
  readonly talk?: TableState["talk"];
  readonly emotes?: TableState["emotes"];
  readonly seats: readonly SeatLook[];
  readonly wording: Wording;
  readonly face: AnyFace;
  readonly drawing: Drawing<Readonly<Record<string, unknown>>>;
  /** Above the chapters: what there is to read first. */
  readonly hint?: ComponentChildren;
  readonly mention: (parts: readonly string[]) => void;
  /** Why nobody may say anything now, in words. */
  readonly closed?: string | null;
  readonly speak: Speaker | null;
  /** Who can be told something that nobody else hears. */
  readonly partners?: readonly SeatLook[];
  readonly make?: ((emote: EmoteName) => void) | null;
  readonly talks: boolean;
  /** The clause of the choice there is now: the rules open there. */
  readonly now: string | null;
}

export function Story(props: Props) {
  const { reading, setReading } = props;
  const say = useSay();
  const talk = chatLength(spoken(props));
  const [heard, setHeard] = useState(talk);
  useEffect(() => {
    if (reading.chapter === "chat") setHeard(talk);
  }, [reading.chapter, talk]);
  const column = useRef<HTMLElement>(null);
  useColumnFocus(column, reading.open);
  const close = () => setReading({ ...reading, open: false });
  const sheet = props.face.Sheet?.title(props.drawing) ?? null;
  const chapters = CHAPTERS.filter(
    (chapter) => (chapter !== "chat" || props.talks) && (chapter !== "sheet" || sheet !== null),
  );
  const shown = chapters.includes(reading.chapter) ? reading.chapter : "log";
  const nameOf = (chapter: StoryChapter) => (chapter === "sheet" ? sheet : say(`story-${chapter}`));
  return (
    <aside
      class="story"
      ref={column}
      data-open={reading.open}
      data-at="story"
      aria-label={say("story-title")}
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      <div class="tabs">
        {chapters.map((chapter) => (
          <button
            key={chapter}
            type="button"
            aria-pressed={shown === chapter}
            onClick={() => setReading({ ...reading, chapter, clause: chapter === "rules" ? props.now : null })}
          >
            {nameOf(chapter)}
            {chapter === "chat" && talk > heard && <Unread count={talk - heard} />}
          </button>
        ))}
        <button type="button" class="quiet close" aria-label={say("dialog-close")} onClick={close}>
          <Cross />
        </button>
      </div>
      {props.hint}
      <section
        class="chapter"
        data-chapter={shown}
        tabindex={shown === "rules" || shown === "sheet" ? 0 : -1}
        aria-label={nameOf(shown) ?? ""}
      >
        {chapterOf(props, shown)}
      </section>
    </aside>
  );
}

/** Where it is opened again, if what opened it is gone. */
const OPENERS = ".story-opener, .latest";

/** A drawer takes the focus when it opens. Whoever is in the column when it closes goes back to what opened it. */
function useColumnFocus(column: RefObject<HTMLElement | null>, open: boolean): void {
  const before = useRef(true);
  const from = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const [opened, closed] = [open && !before.current, !open && before.current];
    before.current = open;
    if (opened) from.current = document.activeElement;
    if (opened && !matchMedia(BESIDE).matches)
      column.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    if (!closed || !column.current?.contains(document.activeElement)) return;
    const known = from.current instanceof HTMLElement && from.current.isConnected && from.current !== document.body;
    (known ? (from.current as HTMLElement) : document.querySelector<HTMLElement>(OPENERS))?.focus();
  }, [open]);
}

const CHAPTERS: readonly StoryChapter[] = ["log", "sheet", "chat", "rules"];

function spoken({ talk = [], lines, emotes = [] }: Props) {
  return { before: talk, lines, emotes };
}

function Unread({ count }: { count: number }) {
  const say = useSay();
  return (
    <span class="unread" role="img" aria-label={say("chat-unread", { count })}>
      {count}
    </span>
  );
}

function chapterOf(props: Props, chapter: StoryChapter): ComponentChildren {
  const { slug, reading, lines, seats, wording, face, drawing, mention, speak, now } = props;
  switch (chapter) {
    case "sheet":
      return face.Sheet && <face.Sheet.Page {...drawing} />;
    case "log":
      return <Log {...{ lines, wording, face, seats, mention }} />;
    case "chat":
      return (
        <ChatPane
          {...spoken(props)}
          seats={seats}
          closed={props.closed ?? null}
          speak={speak}
          partners={props.partners ?? []}
          make={props.make ?? null}
        />
      );
    case "rules":
      return <RulesText slug={slug} clause={reading.clause} now={now} />;
  }
}
