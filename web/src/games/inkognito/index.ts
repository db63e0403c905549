import "./inkognito.css";
import type { Drawing, Face, Told } from "../../table/face";
import { Board } from "./board";
import { Mine } from "./mine";
import type { InkognitoView } from "./model.generated";
import { Other } from "./other";
import { Signs } from "./signs";

const SOUNDS = new Map<string, "card" | "dice" | "landing" | "alarm">([
  ["secret_dealt", "card"],
  ["phantom_shaken", "dice"],
  ["figure_moved", "landing"],
  ["figure_moved_on", "landing"],
  ["ambassador_moved", "landing"],
  ["cards_shown", "card"],
  ["answer_given", "card"],
  ["figure_expelled", "landing"],
  ["ambassador_expelled", "landing"],
  ["mission_claimed", "alarm"],
  ["declaration_sealed", "alarm"],
]);

/** How many answers a player has been given. */
function figures(drawing: Drawing<InkognitoView>, seat: number) {
  const { view, message } = drawing;
  if (view.turn === 0) return [];
  const count = view.replies.filter((reply) => reply.asker === seat).length;
  return [{ value: String(count), word: message("see-answers", { count }) }];
}

function mentions(event: Told): readonly string[] {
  const figure = event.colour && event.build ? [`figure:${event.colour}:${event.build}`] : [];
  const ambassador = event.kind.startsWith("ambassador_") ? ["ambassador"] : [];
  const spaces = [event.to, event.space].filter((space) => typeof space === "string");
  return [...figure, ...ambassador, ...spaces.map((space) => `space:${space}`)];
}

export const face: Face<InkognitoView> = {
  slug: "inkognito",
  Board,
  Mine,
  Other,
  Aside: Signs,
  figures,
  buttons: [
    "ask:identity",
    "ask:build",
    "show",
    "object",
    "accept",
    "refuse",
    "declare",
    "nobody",
    "end_movement",
    "end_turn",
  ],
  sound: (event) => SOUNDS.get(event.kind) ?? null,
  mentions,
};
