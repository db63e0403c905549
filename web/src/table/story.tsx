// The story at the side: log, chat, rules. On a phone it is a drawer.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { RulesText } from "../pages/rules-text";
import { Cross } from "../ui/icon";
import type { Line } from "../wire";
import { useSay } from "../words/use";
import type { Wording } from "../words/wording";
import { Chat, talkOf } from "./chat";
import type { SeatLook } from "./face";
import type { AnyFace } from "./games";
import { Log } from "./log";

export type Chapter = "log" | "chat" | "rules";

export interface Reading {
  readonly chapter: Chapter;
  readonly clause: string | null;
  /** Only a phone hides it. */
  readonly open: boolean;
}

interface Props {
  readonly slug: string;
  readonly reading: Reading;
  readonly read: (reading: Reading) => void;
  readonly lines: readonly Line[];
  readonly seats: readonly SeatLook[];
  readonly wording: Wording;
  readonly face: AnyFace;
  readonly mention: (parts: readonly string[]) => void;
  readonly speak: ((words: string) => void) | null;
  readonly talks: boolean;
}

export function Story(props: Props) {
  const { reading, read, lines } = props;
  const say = useSay();
  const talk = talkOf(lines).length;
  const [heard, hear] = useState(talk);
  useEffect(() => {
    if (reading.chapter === "chat") hear(talk);
  }, [reading.chapter, talk]);
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => {
    if (reading.open) drawer.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }, [reading.open]);
  const close = () => read({ ...reading, open: false });
  const chapters: readonly Chapter[] = props.talks ? ["log", "chat", "rules"] : ["log", "rules"];
  return (
    <aside
      class="story"
      ref={drawer}
      data-open={reading.open}
      aria-label={say("story-title")}
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      <div class="tabs">
        {chapters.map((chapter) => (
          <button
            key={chapter}
            type="button"
            aria-pressed={reading.chapter === chapter}
            onClick={() => read({ ...reading, chapter })}
          >
            {say(`story-${chapter}`)}
            {chapter === "chat" && talk > heard && <Unread count={talk - heard} />}
          </button>
        ))}
        <button type="button" class="quiet close" aria-label={say("dialog-close")} onClick={close}>
          <Cross />
        </button>
      </div>
      <section
        class="chapter"
        tabindex={reading.chapter === "rules" ? 0 : -1}
        aria-label={say(`story-${reading.chapter}`)}
      >
        {chapterOf(props)}
      </section>
    </aside>
  );
}

function Unread({ count }: { count: number }) {
  const say = useSay();
  return (
    <span class="unread" role="img" aria-label={say("chat-unread", { count })}>
      {count}
    </span>
  );
}

function chapterOf({ slug, reading, lines, seats, wording, face, mention, speak }: Props): ComponentChildren {
  switch (reading.chapter) {
    case "log":
      return <Log lines={lines} wording={wording} face={face} mention={mention} />;
    case "chat":
      return <Chat lines={lines} seats={seats} speak={speak} />;
    case "rules":
      return <RulesText slug={slug} clause={reading.clause} />;
  }
}
