// Pictures of the parts beside the clauses that explain them: web/src/games/<slug>/clauses.tsx exports `clauses`, what a
// game draws by the number of the clause. The numbers are the same in every language and never change, so that nothing
// has to be marked in the text of the rules, which is read at a terminal, too.
import "./clauses.css";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

export type Clauses = Readonly<Record<string, ComponentChildren>>;

const DRAWN = import.meta.glob<Clauses>("../games/*/clauses.tsx", { import: "clauses" });
const NONE: Clauses = {};

export function useClauses(slug: string): Clauses {
  const [clauses, setClauses] = useState(NONE);
  useEffect(() => {
    let wanted = true;
    setClauses(NONE);
    DRAWN[`../games/${slug}/clauses.tsx`]?.().then((drawn) => wanted && setClauses(drawn));
    return () => {
      wanted = false;
    };
  }, [slug]);
  return clauses;
}
