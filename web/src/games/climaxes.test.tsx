// The moments that matter, of every drawn game: how long each stays, in the words of its face.
import { describe, expect, test } from "vitest";
import type { AnyView, Beat } from "../net/scene";
import type { Drawing, Face, SeatLook, Told } from "../table/face";
import { lengthOfAll } from "../table/stage/cues";
import { advance, opened, receive, type Script } from "../table/stage/director";
import { face as allInAll } from "./all-in-all";
import type { AllInAllView } from "./all-in-all/model.generated";
import { face as contact } from "./contact";
import type { ContactView } from "./contact/model.generated";
import { face as inkognito } from "./inkognito";
import type { InkognitoView } from "./inkognito/model.generated";
import { face as losIncognitos } from "./los-incognitos";
import type { LosView } from "./los-incognitos/model.generated";
import { face as strangers } from "./strangers";
import type { StrangersView } from "./strangers/model.generated";

const SHORTEST = 700;
const LOOK: SeatLook = { seat: 0, name: "Anna", shape: "circle", me: true, bot: false, here: true, awaited: false };

function drawingOf<View>(view: unknown): Drawing<View> {
  const seats = [LOOK, { ...LOOK, seat: 1, me: false }];
  return { view, seats, me: 0, message: (id: string) => id } as unknown as Drawing<View>;
}

const PORTALS = [{ value: 1, card: "boots", ships: [] }];
const PLANETS = [{ planet: ["boots", "boots"] }, { planet: [] }];
const ALL_IN_ALL = drawingOf<AllInAllView>({ portals: PORTALS, players: PLANETS });
const INKOGNITO = drawingOf<InkognitoView>({ players: [{ colour: "red" }, { colour: "blue" }] });

const LOGBOOK = { logbook: [{}, {}], out: false };
const LOS = drawingOf<LosView>({ players: [LOGBOOK, { ...LOGBOOK, out: true }], entries: 3, roll: ["spray"] });
const TOWN = { school: "e5", streets: [{ space: "e5" }], scoring: [] };
const STRANGERS = drawingOf<StrangersView>({ players: [{}, {}], board: TOWN });
const CONTACT = drawingOf<ContactView>({ seat: 0, source: 1, phase: "guessing", rocket: "earth" });

const OF_ALL_IN_ALL: readonly Told[] = [
  { kind: "sabortal_drawn", explorer: 0, player: 1, portal: 5 },
  { kind: "ship_landed", seat: 1, portal: 5 },
  { kind: "pass_ended", landed: [0, 1], portal: 5 },
  { kind: "ships_landed", landed: [0] },
  { kind: "mission_ended", how: "sabortal", order: [] },
  { kind: "relic_placed", seat: 0, relic: "boots" },
  { kind: "pilferer_played", seat: 0, victim: 1, relic: "boots", portal: 4 },
  { kind: "schemer_played", seat: 0, taken_at: 2, relic: "boots", portal: 4, into: "hand" },
  { kind: "time_thief_played", seat: 0, portal: 4 },
  { kind: "match_won", seat: 0 },
];

const OF_INKOGNITO: readonly Told[] = [
  { kind: "question_asked", asker: 0, asked: 1, space: "P1", question: "identity", through_ambassador: false },
  { kind: "cards_shown", asker: 0, asked: 1, cards: ["bubble", "tall"] },
  { kind: "answer_given", asker: 0, asked: 1 },
  { kind: "figure_expelled", seat: 0, colour: "red", build: "tall", start: "P1", to: "P2" },
  { kind: "ambassador_expelled", seat: 0, start: "P1", to: "P2" },
  { kind: "mission_claimed", seat: 0, partner: 1 },
  { kind: "handshake_accepted", seat: 1, partner: 0 },
  { kind: "handshake_refused", seat: 1, partner: 0 },
  { kind: "declaration_opened", seat: 0 },
  { kind: "match_ended", winners: [0] },
];

const MONSTER = { kind: "red", place: 2, value: 4 };

const OF_LOS_INCOGNITOS: readonly Told[] = [
  { kind: "turn_began", seat: 0, entry: 3, extra: false },
  { kind: "turn_stopped", seat: 0, forced: true },
  { kind: "monster_challenged", seat: 0, opponent: 1, monster: MONSTER, target: { ...MONSTER, place: 3 } },
  { kind: "duel_rolled", seat: 0, dice: ["spray", "boot"] },
  { kind: "star_rolled", seat: 1, dice: ["spray"] },
  { kind: "duel_ended", winner: 0, circled: MONSTER },
  { kind: "entry_written", seat: 0, entry: { kind: "zero" } },
  { kind: "zero_used", seat: 0 },
  { kind: "game_ended", scores: [30, 28] },
];

const OF_STRANGERS: readonly Told[] = [
  { kind: "stranger_placed", seat: 0, space: "b1", left: 2 },
  { kind: "kids_abducted", space: "b1", players: [0, 1] },
  { kind: "coins_flipped", seat: 0, coins: 2, saucers: 1 },
  { kind: "kid_abducted", player: 1, space: "b2", spot: 2 },
  { kind: "contact_made", seat: 0 },
  { kind: "game_ended", reason: "strangers", winners: [0] },
  { kind: "match_ended", reason: "match", winners: [0] },
];

const OF_CONTACT: readonly Told[] = [
  { kind: "round_begun", round: 2, source: 1 },
  { kind: "guessed_right", guesser: 0, planet: "K" },
  { kind: "plan_shown", plan: { route: ["earth", "K"], source: 1, void: false } },
  { kind: "barrel_lost", left: 0 },
  { kind: "game_won" },
  { kind: "game_lost" },
];

function climaxes<View>(slug: string, face: Face<View>, drawing: Drawing<View>, events: readonly Told[]): void {
  describe(slug, () => {
    test.each(events.map((event) => [event.kind, event] as const))("%s stays long enough to be seen", (_, event) => {
      expect(lengthOfAll(face.cues?.(event, drawing) ?? [], "brisk")).toBeGreaterThanOrEqual(SHORTEST);
    });
    test("they follow one another as told, and the board is never ahead", () => {
      const script: Script = (beat) => face.cues?.(beat.line?.event as unknown as Told, drawing) ?? [];
      expect(schedule(events, script)).toEqual(events.map((event, at) => [event.kind, at]));
    });
  });
}

/** Looked at every 50 ms: what is shown, and the view behind it, without repetition. */
function schedule(events: readonly Told[], script: Script): [unknown, unknown][] {
  const beats: Beat[] = events.map((event, at) => ({
    number: at + 1,
    line: { count: at + 1, event: event as unknown as AnyView, text: { kind: "text", id: event.kind } },
    view: { at: at + 1 },
  }));
  let stage = receive(opened({ at: 0 }, []), { at: beats.length }, beats);
  const seen: [unknown, unknown][] = [];
  for (let now = 0; now < 60_000; now += 50) {
    stage = advance(stage, now, "brisk", script);
    const playing = stage.playing?.beat.line?.event.kind;
    if (playing && seen.at(-1)?.[0] !== playing) seen.push([playing, stage.view.at]);
  }
  return seen;
}

climaxes("all-in-all", allInAll, ALL_IN_ALL, OF_ALL_IN_ALL);
climaxes("inkognito", inkognito, INKOGNITO, OF_INKOGNITO);
climaxes("los-incognitos", losIncognitos, LOS, OF_LOS_INCOGNITOS);
climaxes("strangers", strangers, STRANGERS, OF_STRANGERS);
climaxes("contact", contact, CONTACT, OF_CONTACT);
