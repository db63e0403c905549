import { LANGUAGES } from "../wire";

export type Language = (typeof LANGUAGES)[number];

/** Each in its own words: people look for their own. */
export const OWN_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", ca: "Català" };

/** The first language of the browser that is spoken here; English otherwise. */
export function spoken(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.split("-")[0]?.toLowerCase());
  return LANGUAGES.find((language) => language === known.find((each) => LANGUAGES.some((own) => own === each))) ?? "en";
}
