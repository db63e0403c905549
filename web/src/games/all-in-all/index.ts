import "./all-in-all.css";
import type { Drawing, Face, ToldEvent } from "../../table/face/face";
import type { Sound } from "../../ui/sound";
import { Board } from "./board";
import { cues } from "./cues";
import { Mine } from "./mine";
import type { AllInAllView } from "./model.generated";
import { Other } from "./other";
import { FlyOnUnasked } from "./standing-order";

const SOUNDS = new Map<string, Sound>([
  ["card_drawn", "card"],
  ["card_taken", "card"],
  ["relic_placed", "card"],
  ["ship_landed", "move"],
  ["ships_landed", "move"],
  ["sabortal_drawn", "alarm"],
]);

function figures(drawing: Drawing<AllInAllView>, seat: number) {
  const player = drawing.view.players[seat];
  if (player === undefined) return [];
  return [
    { value: String(player.sets), word: drawing.message("see-sets") },
    { value: String(player.planet.length), word: drawing.message("see-relics", { count: player.planet.length }) },
  ];
}

function progress({ view }: Drawing<AllInAllView>, seat: number): number {
  return view.players[seat]?.towards ?? 0;
}

function sound(event: ToldEvent) {
  const landed = event.landed;
  if (event.kind === "pass_ended") return Array.isArray(landed) && landed.length > 0 ? "move" : null;
  return SOUNDS.get(event.kind) ?? null;
}

function mentions(event: ToldEvent): readonly string[] {
  const portals = [event.portal, event.taken_at].filter((portal) => typeof portal === "number");
  return portals.map((portal) => `portal:${portal}`);
}

const CLIMAXES: readonly string[] = [
  "sabortal_drawn",
  "pilferer_played",
  "schemer_played",
  "time_thief_played",
  "match_won",
  "match_stopped",
];

export const face: Face<AllInAllView> = {
  slug: "all-in-all",
  Board,
  Mine,
  Other,
  StandingOrder: FlyOnUnasked,
  figures,
  buttons: ["fly_on", "stop"],
  promoted: (view) => (view.phase === "landing" ? [`portal:${view.portal}`] : []),
  quiet: ["answered"],
  cues,
  turns: ["mission_started", "collecting_started"],
  unmissed: ["match_won", "match_stopped"],
  climax: ({ kind }) => CLIMAXES.includes(kind),
  course: { progress, title: ({ message }) => message("see-course") },
  sound,
  mentions,
};
