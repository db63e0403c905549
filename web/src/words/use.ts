// The words of the moment: they follow the chosen language without a reload.
import { useEffect, useMemo, useState } from "preact/hooks";
import { settings } from "../ui/settings";
import { store, useStore } from "../ui/store";
import type { Language } from "./languages";
import { doorSource, gameSource, ownSource, sharedSource } from "./sources";
import { type Arguments, Wording } from "./wording";

const own = store<Wording | null>(null);

/** Our own words in the chosen language; the page is drawn when they are there, and again when they change. */
export async function speak(language: Language): Promise<void> {
  const sources = await Promise.all([sharedSource(language), ownSource(language)]);
  if (settings.get().language !== language) return;
  document.documentElement.lang = language;
  own.set(new Wording(language, sources));
}

export type Say = (id: string, args?: Arguments) => string;

export function useOwnWording(): Wording | null {
  return useStore(own);
}

export function useSay(): Say {
  const wording = useStore(own);
  return useMemo(() => (id, args) => wording?.message(id, args ?? {}) ?? "", [wording]);
}

interface Loaded {
  readonly language: Language;
  readonly sources: readonly string[];
}

/** What stands at the door of a game; its other words come with its table. */
export function useDoorWording(slug: string): Wording | null {
  return useWordingFrom(doorSource, slug, [], null);
}

/** The words of a game with the names at its table; while a new language loads, the old one stays. */
export function useGameWording(slug: string, names: readonly string[] = [], you: number | null = null): Wording | null {
  return useWordingFrom(gameSource, slug, names, you);
}

function useWordingFrom(
  source: (slug: string, language: Language) => Promise<string>,
  slug: string,
  names: readonly string[],
  you: number | null,
): Wording | null {
  const { language } = useStore(settings);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let wanted = true;
    Promise.all([sharedSource(language), source(slug, language)]).then(
      (sources) => wanted && setLoaded({ language, sources }),
    );
    return () => {
      wanted = false;
    };
  }, [source, slug, language]);
  const called = names.join("\n");
  return useMemo(
    () => loaded && new Wording(loaded.language, loaded.sources, called.split("\n"), you),
    [loaded, called, you],
  );
}
