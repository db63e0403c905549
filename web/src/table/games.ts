// Finds what games draw: every folder of web/src/games. There is no list to edit. A game that draws nothing has the
// plain face and a poster made of its title; the plain face is also for whoever prefers words.
import type { ComponentType } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useRaise } from "../ui/raise";
import { settings } from "../ui/settings";
import { useStore } from "../ui/store";
import type { Language } from "../words/languages";
import type { AnyFace } from "./face/face";

type Poster = ComponentType<{ title: string }>;
type Load<Value> = () => Promise<Value>;

const FACES = import.meta.glob<AnyFace>("../games/*/index.ts", { import: "face" });
const POSTERS = import.meta.glob<Poster>("../games/*/poster.tsx", { import: "Poster" });

export function useFace(slug: string): AnyFace | null {
  const { plain, language } = useStore(settings);
  const drawn = FACES[`../games/${slug}/index.ts`];
  const load = useMemo(
    () => (drawn && !plain ? drawn : () => plainFaceOf(slug, language, drawn)),
    [slug, language, plain, drawn],
  );
  return useLoaded(load, useRaise());
}

export function usePoster(slug: string): Poster | null {
  const drawn = POSTERS[`../games/${slug}/poster.tsx`];
  const load = useMemo(() => drawn ?? (() => plainPosterOf(slug)), [slug, drawn]);
  return useLoaded(load);
}

async function plainFaceOf(slug: string, language: Language, drawn: Load<AnyFace> | undefined): Promise<AnyFace> {
  const [{ namesOf, plainFace }, face] = await Promise.all([import("./plain"), drawn?.()]);
  return plainFace(slug, await namesOf(slug, language), face ?? null);
}

async function plainPosterOf(slug: string): Promise<Poster> {
  const { posterOf } = await import("./plain/poster");
  return posterOf(slug);
}

/** While something else loads, what was there before stays. */
function useLoaded<Value>(load: Load<Value>, fail: (error: unknown) => void = console.error): Value | null {
  const [loaded, setLoaded] = useState<{ readonly value: Value } | null>(null);
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && setLoaded({ value }),
      (error) => wanted && fail(error),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return loaded?.value ?? null;
}
