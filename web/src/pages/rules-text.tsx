// The rules for players, with a place to point at for each clause: on a page of its own, and beside the table.
import { useEffect, useMemo, useRef } from "preact/hooks";
import { http } from "../net/http";
import { useAsked } from "../ui/asked";
import { Markdown } from "../ui/markdown";
import { settings } from "../ui/settings";
import { Problem, Waiting } from "../ui/state";
import { useStore } from "../ui/store";
import { read } from "../words/markdown";

export function RulesText({ slug, clause }: { slug: string; clause: string | null }) {
  const { language } = useStore(settings);
  const [asked, again] = useAsked(() => http.rules(slug, language), [slug, language]);
  const box = useRef<HTMLElement>(null);
  const blocks = useMemo(() => (asked.kind === "here" ? read(asked.value) : null), [asked]);
  useEffect(() => {
    if (!clause || !blocks) return;
    const found = [...(box.current?.querySelectorAll<HTMLElement>(".clause") ?? [])].find((each) => each.id === clause);
    found?.scrollIntoView({ block: "center" });
    found?.focus({ preventScroll: true });
  }, [clause, blocks]);
  if (asked.kind === "refused") return <Problem why={asked.why} again={again} />;
  if (!blocks) return <Waiting />;
  return (
    <article class="rules" ref={box} lang={language}>
      <Markdown blocks={blocks} />
    </article>
  );
}
