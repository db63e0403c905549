// Finds what games draw: every folder of web/src/games. There is no list to edit.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Face } from "./face";

export type AnyFace = Face<Readonly<Record<string, unknown>>>;
type Poster = ComponentType<{ title: string }>;

const FACES = import.meta.glob<unknown>("../games/*/index.ts", { import: "face" });
const POSTERS = import.meta.glob<Poster>("../games/*/poster.tsx", { import: "Poster" });

export function useFace(slug: string): AnyFace | null {
  return useLoaded(FACES[`../games/${slug}/index.ts`]) as AnyFace | null;
}

export function usePoster(slug: string): Poster | null {
  return useLoaded(POSTERS[`../games/${slug}/poster.tsx`]);
}

function useLoaded<Value>(load: (() => Promise<Value>) | undefined): Value | null {
  const [loaded, keep] = useState<{ readonly value: Value } | null>(null);
  useEffect(() => {
    load?.().then((value) => keep({ value }));
  }, [load]);
  return loaded?.value ?? null;
}
