import "./strangers.css";
import type { Drawing, Face, ToldEvent } from "../../table/face/face";
import type { Sound } from "../../ui/sound";
import { Board } from "./board";
import { cues, TURNS } from "./cues";
import { Mine } from "./mine";
import type { StrangersView } from "./model.generated";
import { Other } from "./other";
import { plain } from "./plain";
import { Layout } from "./plan";
import { Ending, Page } from "./tally";

const SOUNDS = new Map<string, Sound>([
  ["card_played", "card"],
  ["open_card_played", "card"],
  ["card_taken", "card"],
  ["card_drawn", "card"],
  ["kid_let_out", "move"],
  ["kid_walked", "move"],
  ["kid_jumped", "move"],
  ["kid_scored", "move"],
  ["coins_flipped", "dice"],
  ["stranger_placed", "alarm"],
  ["kids_abducted", "alarm"],
  ["kid_abducted", "alarm"],
  ["contact_made", "alarm"],
]);

function figures(drawing: Drawing<StrangersView>, seat: number) {
  const player = drawing.view.players[seat];
  if (player === undefined) return [];
  const scored = drawing.view.spots.flat().filter((owner) => owner === seat).length;
  return [
    { value: String(player.points), word: drawing.message("see-points", { count: player.points }) },
    { value: String(scored), word: drawing.message("see-safe") },
  ];
}

/** Spaces, ways and Kids that an event speaks of. */
function mentions(event: ToldEvent): readonly string[] {
  const way = Array.isArray(event.way) ? event.way : [];
  const spaces = [event.space, event.start, event.to, ...way].filter((space) => typeof space === "string");
  return spaces.map((space) => `space:${space}`);
}

const CLIMAXES: readonly string[] = [
  "stranger_placed",
  "kids_abducted",
  "kid_abducted",
  "contact_made",
  "game_ended",
  "match_ended",
];

export const face: Face<StrangersView> = {
  slug: "strangers",
  Board,
  Mine,
  Other,
  Ending,
  Plan: { lays: ["take_card"], has: (view) => view.variant === "architect", Layout },
  Sheet: { title: ({ message }) => message("see-sheet"), Page },
  figures,
  plain,
  buttons: ["let_out", "stop", "keep", "stranger_first", "saucer_first", "board:a", "board:b", "run_away", "discard"],
  quiet: ["kid_chosen", "scored_kid_chosen", "stranger_chosen", "cards_kept"],
  sound: (event) => SOUNDS.get(event.kind) ?? null,
  mentions,
  cues,
  turns: TURNS,
  unmissed: ["game_ended", "match_ended"],
  climax: ({ kind }) => CLIMAXES.includes(kind),
};
