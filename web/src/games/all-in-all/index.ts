import "./all-in-all.css";
import type { Drawing, Face, Told } from "../../table/face";
import { Advance } from "./advance";
import { Board } from "./board";
import { Mine } from "./mine";
import type { AllInAllView } from "./model.generated";
import { Other } from "./other";

const SOUNDS = new Map<string, "card" | "landing" | "alarm">([
  ["card_drawn", "card"],
  ["card_taken", "card"],
  ["relic_placed", "card"],
  ["ship_landed", "landing"],
  ["ships_landed", "landing"],
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

function sound(event: Told) {
  const landed = event.landed;
  if (event.kind === "pass_ended") return Array.isArray(landed) && landed.length > 0 ? "landing" : null;
  return SOUNDS.get(event.kind) ?? null;
}

function mentions(event: Told): readonly string[] {
  const portals = [event.portal, event.taken_at].filter((portal) => typeof portal === "number");
  return portals.map((portal) => `portal:${portal}`);
}

export const face: Face<AllInAllView> = {
  slug: "all-in-all",
  Board,
  Mine,
  Other,
  Advance,
  figures,
  buttons: ["fly_on", "stop"],
  promoted: (view) => (view.phase === "landing" ? [`portal:${view.portal}`] : []),
  quiet: ["answered"],
  sound,
  mentions,
};
