import { useEffect, useState } from "preact/hooks";
import { PicturesButton } from "../pictures/button";
import { hasPictures } from "../pictures/first";
import { Header } from "../ui/header";
import { useGameWording, useSay } from "../words/use";
import { RulesText } from "./rules-text";

export function RulesPage({ slug }: { slug: string }) {
  const say = useSay();
  const wording = useGameWording(slug);
  const [clause, setClause] = useState(location.hash.slice(1) || null);
  useEffect(() => {
    const moved = () => setClause(location.hash.slice(1) || null);
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
        {wording && hasPictures(wording) && (
          <p>
            <PicturesButton slug={slug} named />
          </p>
        )}
        <RulesText slug={slug} clause={clause} />
      </main>
    </>
  );
}
