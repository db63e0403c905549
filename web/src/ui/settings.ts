// What a person has chosen on this device. Nothing of it is needed to play.
import { LANGUAGES } from "../wire";
import { type Language, spoken } from "../words/languages";
import { fieldsOf } from "./remembered";
import { store } from "./store";

type Theme = "auto" | "light" | "dark";
type Motion = "auto" | "off";
export type Tempo = "calm" | "brisk" | "fast" | "once";

export const TEMPOS: readonly Tempo[] = ["calm", "brisk", "fast", "once"];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly motion: Motion;
  /** How fast what happens is shown. */
  readonly tempo: Tempo;
  readonly sound: boolean;
  readonly hints: boolean;
  readonly notifications: boolean;
  /** Words and tables in place of every game's drawing. */
  readonly plain: boolean;
  /** A rhythm is tapped with one key that lifts and lays down in turn, in place of holding it. */
  readonly toggle: boolean;
  /** Whether this person has been asked for a name, and has answered. */
  readonly named: boolean;
  /** Whether the story stands beside the board, where there is room for it. */
  readonly story: boolean;
  /** Kinds of decisions whose hint has been seen, as "all-in-all/land". */
  readonly seen: readonly string[];
}

const PLACE = "saucer";

export const settings = store<Settings>(readSettings(localStorage.getItem(PLACE)));

export function change(some: Partial<Settings>): void {
  const next = { ...settings.get(), ...some };
  localStorage.setItem(PLACE, written(next));
  settings.set(next);
}

/** The tempo keeps the name under which devices have it. */
function written({ tempo, ...others }: Settings): string {
  return JSON.stringify({ ...others, pace: tempo });
}

/** Whatever was kept, only what makes sense is believed. */
export function readSettings(kept: string | null): Settings {
  const found = fieldsOf(kept);
  const one = <Value>(name: string, allowed: readonly Value[], otherwise: Value): Value =>
    allowed.includes(found[name] as Value) ? (found[name] as Value) : otherwise;
  const seen = found.seen;
  return {
    language: one("language", LANGUAGES, spoken(navigator.languages)),
    theme: one<Theme>("theme", ["auto", "light", "dark"], "auto"),
    motion: one<Motion>("motion", ["auto", "off"], "auto"),
    tempo: one<Tempo>("pace", TEMPOS, "brisk"),
    sound: one("sound", [true, false], true),
    hints: one("hints", [true, false], true),
    notifications: one("notifications", [true, false], false),
    plain: one("plain", [true, false], false),
    toggle: one("toggle", [true, false], false),
    named: one("named", [true, false], false),
    story: one("story", [true, false], true),
    seen: Array.isArray(seen) ? seen.filter((each) => typeof each === "string") : [],
  };
}

export function moves(): boolean {
  return settings.get().motion === "auto" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
