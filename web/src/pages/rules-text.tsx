// The rules for players, with a place to point at for each clause: on a page of its own, and beside the table.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { http } from "../net/http";
import { useClauses } from "../pictures/clauses";
import { Markdown } from "../ui/markdown";
import { useRequest } from "../ui/request";
import { settings } from "../ui/settings";
import { ProblemState, Waiting } from "../ui/state";
import { useStore } from "../ui/store";
import { type Chapter, chapters, searched } from "../words/chapters";
import { blocksOf } from "../words/markdown";
import { useSay } from "../words/use";

interface Props {
  readonly slug: string;
  /** The clause to go to at once. */
  readonly clause: string | null;
  /** The clause that applies now, at a table. */
  readonly now?: string | null;
}

export function RulesText({ slug, clause, now = null }: Props) {
  const { language } = useStore(settings);
  const say = useSay();
  const pictures = useClauses(slug);
  const [asked, again] = useRequest(() => http.rules(slug, language), [slug, language]);
  const box = useRef<HTMLElement>(null);
  const all = useMemo(() => (asked.kind === "here" ? chapters(blocksOf(asked.value)) : null), [asked]);
  const [search, setSearch] = useState("");
  const goTo = (wanted: string) => {
    const found = [...(box.current?.querySelectorAll<HTMLElement>(".clause") ?? [])].find((each) => each.id === wanted);
    found?.scrollIntoView({ block: "center" });
    found?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (!clause || !all) return;
    setSearch("");
    goTo(clause);
  }, [clause, all]);
  if (asked.kind === "refused") return <ProblemState why={asked.why} again={again} />;
  if (!all) return <Waiting />;
  const shown = searched(all, search);
  const go = (at: number) => box.current?.querySelectorAll("section")[at]?.scrollIntoView();
  return (
    <article class="rules" ref={box} lang={language}>
      <input
        type="search"
        class="rules-search"
        placeholder={say("rules-search")}
        aria-label={say("rules-search")}
        value={search}
        onInput={(event) => setSearch(event.currentTarget.value)}
      />
      {now && search === "" && (
        <button type="button" class="rules-now" onClick={() => goTo(now)}>
          {say("rules-now", { clause: now })}
        </button>
      )}
      <Contents chapters={shown} go={go} />
      {shown.length === 0 && <p class="empty">{say("rules-nothing")}</p>}
      {shown.map((chapter) => (
        <section key={chapter.title}>
          <Markdown blocks={chapter.blocks} pictures={pictures} />
        </section>
      ))}
    </article>
  );
}

function Contents({ chapters, go }: { chapters: readonly Chapter[]; go: (at: number) => void }) {
  const say = useSay();
  return (
    <details class="contents">
      <summary>{say("rules-contents")}</summary>
      <ol>
        {chapters.map(({ title }, at) =>
          title === "" ? null : (
            <li key={title}>
              <button type="button" class="mention" onClick={() => go(at)}>
                {title}
              </button>
            </li>
          ),
        )}
      </ol>
    </details>
  );
}
