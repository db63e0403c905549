// How each event is shown: what flies where, and the pictures of the moments that matter.

import type { Banner, Cue } from "../../table/face/cues";
import type { Drawing, ToldEvent } from "../../table/face/face";
import type { Card, Relic } from "./cards";
import type { AllInAllView, Event, RelicPlaced } from "./model.generated";
import { CardFace } from "./relics";
import { Ship } from "./ship";

type Props = Drawing<AllInAllView>;

export function cues(told: ToldEvent, drawing: Props, after: AllInAllView): readonly Cue[] {
  const event = told as unknown as Event;
  switch (event.kind) {
    case "card_drawn":
      return [card(event.card, `seat:${event.player}`, portal(event.portal), 640)];
    case "sabortal_drawn":
      return [
        climax("sabortal", "alarm"),
        { kind: "light", at: [portal(event.portal), `seat:${event.player}`], ms: 1_600 },
      ];
    case "ship_landed":
      return [landing(drawing, event.seat, event.portal)];
    case "pass_ended":
      return event.landed.map((seat) => landing(drawing, seat, event.portal));
    case "ships_landed":
      return event.landed.map((seat) => landing(drawing, seat, drawing.view.portals.length));
    case "mission_ended":
      return [ended(drawing, event.order, event.how === "super_mission" ? "good" : "calm", 1_200)];
    case "mission_started":
      return [{ kind: "light", at: [portal(event.portal)], ms: 500 }];
    case "collecting_started":
    case "pass_given":
    case "hand_dealt":
      return [{ kind: "light", at: [`seat:${event.seat}`], ms: 320 }];
    case "cards_dealt":
      return [{ kind: "count", at: `seat:${event.seat}`, by: `+${event.count}`, ms: 320 }];
    case "card_taken":
      return [card(event.card, portal(event.portal), handOf(drawing, event.seat))];
    case "relic_placed":
      return placed(drawing, event, after);
    case "leftovers_taken":
      return drawing.view.portals.flatMap((lying, at) =>
        lying.card === null ? [] : [card(lying.card, portal(at + 1), handOf(drawing, event.seat))],
      );
    case "pilferer_played":
      return [climax("pilferer", "bad"), card(event.relic, planetOf(event.victim, event.relic), `seat:${event.seat}`)];
    case "schemer_played":
      return [climax("schemer", "bad"), card(event.relic, portal(event.taken_at), `seat:${event.seat}`)];
    case "time_thief_played":
      return [climax("time_thief", "bad")];
    case "match_won":
      return [won(drawing, "three_sets", [event.seat])];
    case "match_stopped":
      return [won(drawing, event.reason, event.winners)];
    case "aliens_laid":
    case "answered":
    case "window_closed":
    case "stopped":
      return [];
  }
}

function portal(number: number): string {
  return `portal:${number}`;
}

function planetOf(seat: number, relic: string): string {
  return `planet:${seat}:${relic}`;
}

function handOf({ me }: Props, seat: number): string {
  return seat === me ? "hand" : `seat:${seat}`;
}

function card(face: Card, from: string, to: string, ms = 520): Cue {
  return { kind: "fly", thing: picture(face, 58), from, to, ms };
}

function climax(face: Card, tone: "alarm" | "bad"): Cue {
  return { kind: "banner", picture: picture(face, 132), tone, ms: 1_600 };
}

function picture(face: Card, height: number, key?: number) {
  return (
    <svg key={key} aria-hidden="true" viewBox="-26 -34 52 68" height={height} width={(height * 52) / 68}>
      <CardFace card={face} />
    </svg>
  );
}

function landing(drawing: Props, seat: number, at: number): Cue {
  return { kind: "fly", thing: ship(drawing, seat, 72), from: `seat:${seat}`, to: portal(at), ms: 900 };
}

function ship({ seats }: Props, seat: number, width: number) {
  return (
    <svg key={seat} aria-hidden="true" viewBox="-32 -22 64 40" width={width} height={(width * 40) / 64}>
      <Ship shape={seats[seat]?.shape ?? "circle"} />
    </svg>
  );
}

/** The ships of those who come out of it well, in their order: one alone is large. */
function ended(drawing: Props, order: readonly number[], tone: "good" | "calm", ms: number): Cue & Banner {
  const width = order.length === 1 ? 150 : 84;
  const picture = <span class="aia-fleet">{order.map((seat) => ship(drawing, seat, width))}</span>;
  return { kind: "banner", tone, ms, ...(order.length > 0 && { picture }) };
}

/** One that makes a set has a picture of its own. */
function placed(drawing: Props, { seat, relic }: RelicPlaced, after: AllInAllView): readonly Cue[] {
  const mine = seat === drawing.me;
  const fly = card(relic, mine ? `relic:${relic}` : `seat:${seat}`, mine ? "planet" : planetOf(seat, relic));
  const sets = ({ players }: AllInAllView) => players[seat]?.sets ?? 0;
  return sets(after) > sets(drawing.view) ? [fly, full(drawing, relic)] : [fly];
}

function full(drawing: Props, relic: Relic): Cue {
  const copies = Array.from({ length: drawing.view.full_set }, (_, copy) => picture(relic, 96, copy));
  const set = <span class="aia-set">{copies}</span>;
  return { kind: "banner", picture: set, headline: drawing.message("see-full"), tone: "good", ms: 1_200 };
}

function won(drawing: Props, reason: string, winners: readonly number[]): Cue {
  const result = { winners: [...winners], scores: [] };
  return { ...ended(drawing, winners, "good", 1_800), words: drawing.message(`reason-${reason}`), result };
}
