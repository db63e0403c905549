import { useEffect, useState } from "preact/hooks";
import { Header } from "../ui/header";
import { useSay } from "../words/use";
import { RulesText } from "./rules-text";

export function RulesPage({ slug }: { slug: string }) {
  const say = useSay();
  const [clause, set] = useState(location.hash.slice(1) || null);
  useEffect(() => {
    const moved = () => set(location.hash.slice(1) || null);
    addEventListener("hashchange", moved);
    return () => removeEventListener("hashchange", moved);
  }, []);
  useEffect(() => {
    document.title = `${say("rules-title")} – Saucer`;
  }, [say]);
  return (
    <>
      <Header />
      <main class="page narrow" id="main">
        <RulesText slug={slug} clause={clause} />
      </main>
    </>
  );
}
