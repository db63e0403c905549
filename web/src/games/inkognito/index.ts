import "./inkognito.css";
import type { Drawing, Face, ToldEvent } from "../../table/face/face";
import type { Sound } from "../../ui/sound";
import { Board } from "./board";
import { cues } from "./cues";
import { insightOf } from "./insight";
import { Mine } from "./mine";
import type { InkognitoView } from "./model.generated";
import { Other } from "./other";
import { BySide, sheetTitle } from "./side";
import { Signs } from "./signs";

const SOUNDS = new Map<string, Sound>([
  ["secret_dealt", "card"],
  ["phantom_shaken", "dice"],
  ["figure_moved", "move"],
  ["figure_moved_on", "move"],
  ["ambassador_moved", "move"],
  ["cards_shown", "card"],
  ["answer_given", "card"],
  ["figure_expelled", "move"],
  ["ambassador_expelled", "move"],
  ["mission_claimed", "alarm"],
  ["declaration_sealed", "alarm"],
]);

/** Of me whom I look for, until all is known; of the others how many answers they have seen. */
function figures(drawing: Drawing<InkognitoView>, seat: number) {
  const { view, me, insight, message } = drawing;
  if (view.turn === 0) return [];
  const sought = seat === me && !view.secrets ? insightOf(insight)?.sought : null;
  if (sought) return [{ value: message(`see-caption-${sought}`), word: message("see-sought") }];
  const count = view.replies.filter((reply) => reply.asker === seat).length;
  return [{ value: String(count), word: message("see-answers", { count }) }];
}

/** IK-50a How much a player knew for certain of the others by then, as it turns out at the end. */
function progress({ view }: Drawing<InkognitoView>, seat: number, last: Drawing<InkognitoView>): number {
  const learnt = insightOf(last.insight)?.learnt ?? [];
  return learnt.filter((each) => each.knower === seat && each.reply < view.replies.length).length;
}

function mentions(event: ToldEvent): readonly string[] {
  const figure = event.colour && event.build ? [`figure:${event.colour}:${event.build}`] : [];
  const ambassador = event.kind.startsWith("ambassador_") ? ["ambassador"] : [];
  const spaces = [event.to, event.space].filter((space) => typeof space === "string");
  return [...figure, ...ambassador, ...spaces.map((space) => `space:${space}`)];
}

const CLIMAXES: readonly string[] = [
  "figure_expelled",
  "ambassador_expelled",
  "mission_claimed",
  "handshake_accepted",
  "handshake_refused",
  "declaration_opened",
  "match_ended",
];

/** Colours belong to figures here: a seat has the one it was dealt, and the Ambassador, who has none, is pale. */
function colour({ view }: Drawing<InkognitoView>, seat: number): string {
  const dealt = view.players[seat]?.colour;
  return dealt ? `var(--ink-${dealt})` : "#f3ecdc";
}

export const face: Face<InkognitoView> = {
  slug: "inkognito",
  Board,
  Mine,
  Other,
  Aside: Signs,
  Sheet: { title: sheetTitle, Page: BySide },
  figures,
  colour,
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
  cues,
  turns: ["turn_started"],
  unmissed: ["cards_shown", "mission_claimed", "handshake_accepted", "handshake_refused", "match_ended"],
  climax: ({ kind }) => CLIMAXES.includes(kind),
  course: { progress, title: ({ message }) => message("see-course") },
  sound: (event) => SOUNDS.get(event.kind) ?? null,
  mentions,
};
