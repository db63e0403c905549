import "./los-incognitos.css";
import type { Drawing, Face, ToldEvent } from "../../table/face/face";
import type { Sound } from "../../ui/sound";
import { Board } from "./board";
import { cues, TURNS } from "./cues";
import { dieFace } from "./dice";
import { Ending } from "./ending";
import { Mine } from "./mine";
import type { Event, LosView, Monster } from "./model.generated";
import { halves, partOf } from "./names";
import { Other } from "./other";
import { Sheet, sheetTitle } from "./sheet";

const SOUNDS = new Map<Event["kind"], Sound>([
  ["rolled", "dice"],
  ["duel_rolled", "dice"],
  ["star_rolled", "dice"],
  ["drop_rolled", "dice"],
  ["die_stored", "card"],
  ["moved", "move"],
  ["teleported", "move"],
  ["monster_marked", "card"],
  ["site_explored", "card"],
  ["monster_challenged", "alarm"],
  ["player_out", "alarm"],
]);

function figures(drawing: Drawing<LosView>, seat: number) {
  const { players, scores } = drawing.view;
  const player = players[seat];
  if (player === undefined) return [];
  const score = scores[seat];
  return [
    {
      value: score === undefined ? String(player.points) : halves(score),
      word: drawing.message("see-points", { count: player.points }),
    },
    { value: String(player.route), word: drawing.message("see-route") },
  ];
}

function sound(event: ToldEvent): Sound | null {
  if (event.kind === "turn_stopped") return event.forced ? "alarm" : null;
  return SOUNDS.get(event.kind as Event["kind"]) ?? null;
}

function mentions(event: ToldEvent): readonly string[] {
  const sections = [event.sections, event.section].flat().filter((section) => typeof section === "number");
  const places = [event.destination, event.origin, event.towards].filter(isSpot);
  const monsters = [event.monster, event.target, event.circled].filter(isMonster);
  return [
    ...sections.map((section) => `section:${section}`),
    ...places.map(({ number }) => `destination:${number}`),
    ...monsters.map(partOf),
  ];
}

function isSpot(found: unknown): found is { readonly number: number } {
  return typeof found === "object" && found !== null && "number" in found;
}

function isMonster(found: unknown): found is Monster {
  return typeof found === "object" && found !== null && "place" in found;
}

const CLIMAXES: readonly string[] = ["monster_challenged", "duel_ended", "zero_used", "game_ended"];

/** A roll that gives nothing is one, too. */
function climax(event: ToldEvent): boolean {
  return CLIMAXES.includes(event.kind) || (event.kind === "turn_stopped" && event.forced === true);
}

export const face: Face<LosView> = {
  slug: "los-incognitos",
  Board,
  Mine,
  Other,
  Ending,
  Sheet: { title: sheetTitle, Page: Sheet },
  figures,
  buttons: ["roll", "end", "rolled", "set_aside", "keep", "decline"],
  quiet: ["dice_picked_up", "payment_asked"],
  sound,
  mentions,
  dieFace,
  cues,
  turns: TURNS,
  unmissed: ["game_ended"],
  climax,
};
