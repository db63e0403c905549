import "./contact.css";
import type { Drawing, Face, ToldEvent } from "../../table/face/face";
import type { Sound } from "../../ui/sound";
import { Board } from "./board";
import { cues, turns } from "./cues";
import { Ending } from "./ending";
import { Mine } from "./mine";
import type { ContactView } from "./model.generated";
import { Other } from "./other";
import { rhythm } from "./rhythm";
import { Sheet } from "./sheet";

const SOUNDS = new Map<string, Sound>([
  ["planets_turned_up", "card"],
  ["signal_turned_up", "card"],
  ["signal_chosen", "card"],
  ["guessed_right", "move"],
  ["barrel_lost", "alarm"],
  ["meeting_called", "card"],
]);

/** How often a player has guessed right. */
function figures({ view, message }: Drawing<ContactView>, seat: number) {
  const count = view.guesses.filter((guess) => guess.guesser === seat && guess.right).length;
  return [{ value: String(count), word: message("see-right", { count }) }];
}

/** CO-16 What was won less what was lost, for everybody together. */
function progress({ view }: Drawing<ContactView>): number {
  return view.lost.reduce((left, value) => left - value, view.points);
}

/** A planet is one part for the Source and another for the Crew. */
function mentions(event: ToldEvent): readonly string[] {
  const named = [event.planet, event.chip, event.target, event.away].filter((chip) => typeof chip === "string");
  const many = Array.isArray(event.planets) ? event.planets : [];
  return [...named, ...many].flatMap((chip) => [`guess:${chip}`, `chip:${chip}`]);
}

const CLIMAXES: readonly string[] = ["guessed_right", "barrel_lost", "game_won", "game_lost"];

export const face: Face<ContactView> = {
  slug: "contact",
  Board,
  Mine,
  Other,
  Sheet,
  Ending,
  figures,
  buttons: ["begin", "again", "same_route", "plan_anew", "break_off", "meeting"],
  quiet: ["landed", "took_off"],
  rhythm,
  sound: (event) => SOUNDS.get(event.kind) ?? null,
  mentions,
  cues,
  turns,
  unmissed: ["guessed_right", "guessed_wrong", "game_won", "game_lost"],
  climax: ({ kind }) => CLIMAXES.includes(kind),
  confers: ({ meeting }) => meeting,
  course: { together: true, progress, title: ({ message }) => message("see-course") },
};
