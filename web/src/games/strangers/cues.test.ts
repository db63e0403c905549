import { expect, test } from "vitest";
import type { Drawing, ToldEvent } from "../../table/face/face";
import { cues, TOLD, TURNS } from "./cues";
import type { StrangersView } from "./model.generated";
import source from "./model.generated.ts?raw";
import { Abduction, Taking } from "./tokens";

const DRAWING = {
  view: {
    players: [{}, {}],
    board: { school: "e5", streets: [{ space: "e5" }], scoring: [{ space: "b2", kind: "pool", values: [7, 5] }] },
  },
  insight: { worth: [[null, null]], next: [7], teams: [], par: null },
  seats: [0, 1].map((seat) => ({ seat, name: `P${seat}`, shape: "circle" })),
  message: (id: string, args?: object) => `${id} ${JSON.stringify(args ?? {})}`,
} as unknown as Drawing<StrangersView>;

/** The kinds of all events, as the types of the rules say them. */
function events(): readonly string[] {
  const named = (/export type Event =([^;]+);/.exec(source)?.[1] ?? "").match(/\w+/g) ?? [];
  return named.map((name) => name.replace(/(?<!^)([A-Z])/g, "_$1").toLowerCase());
}

test("every kind of event has its word, and there is no other", () => {
  expect(events().length).toBeGreaterThan(40);
  expect([...TOLD].sort()).toEqual([...events()].sort());
  expect(TURNS.filter((kind) => !TOLD.includes(kind))).toEqual([]);
});

test("a Kid's way is traced step by step", () => {
  const [trace] = cues({ kind: "kid_walked", seat: 0, player: 1, way: ["e5", "e4", "f4"] }, DRAWING);
  expect(trace).toEqual({ kind: "trace", through: ["space:e5", "space:e4", "space:f4"], seat: 1 });
});

test("a scored Kid counts what its place was to bring", () => {
  const scored = cues({ kind: "kid_scored", player: 0, place: "pool", space: "b2", spot: 1 }, DRAWING);
  expect(scored).toContainEqual({ kind: "count", at: "space:b2", by: "+7" });
});

test("a Stranger arrives with a shiver, an abduction is a climax with a picture, the coin turns in sight", () => {
  const [light, arrival] = cues({ kind: "stranger_placed", seat: 0, space: "b1", left: 2 }, DRAWING);
  expect(light).toMatchObject({ kind: "light", at: ["space:b1"] });
  expect(arrival).toMatchObject({ kind: "banner", picture: { props: { comes: true } } });
  const taken = cues({ kind: "kids_abducted", space: "b1", players: [0, 1, 1] }, DRAWING);
  expect(taken[0]).toMatchObject({ kind: "banner", tone: "bad", picture: expect.anything() });
  const [contact] = cues({ kind: "contact_made", seat: 0, points: 0 }, DRAWING);
  for (const banner of [taken[0], contact]) expect(banner).not.toHaveProperty("words"); // the table's: "your Kid", "you"
  expect(taken.slice(1)).toMatchObject([{ to: "seat:0" }, { to: "seat:1" }, { to: "seat:1" }]);
  expect(cues({ kind: "coins_flipped", seat: 0, coins: 1, saucers: 1 }, DRAWING)).toMatchObject([
    { kind: "turn", at: "space:e5" },
  ]);
});

test("a Stranger takes Kids, and a saucer lifts one: each has its own picture", () => {
  const pictured = (event: ToldEvent) =>
    cues(event, DRAWING).map((cue) => (cue.kind === "banner" ? cue.picture?.type : 0));
  expect(pictured({ kind: "kids_abducted", space: "b1", players: [0] })[0]).toBe(Taking);
  expect(pictured({ kind: "kid_abducted", player: 1, space: "b2", spot: 1 })[0]).toBe(Abduction);
});

test("a scored Kid goes up from its spot, another from its space", () => {
  const from = (spot: number | null) => cues({ kind: "kid_abducted", player: 1, space: "b2", spot }, DRAWING)[1];
  expect(from(2)).toMatchObject({ from: "spot:b2:2" });
  expect(from(null)).toMatchObject({ from: "kid:1@b2" });
});

test("a Kid that rides leaves its space, one that moves house its HOME", () => {
  const from = (start: string) => cues({ kind: "kid_jumped", seat: 0, player: 1, start, to: "c3" }, DRAWING)[0];
  expect([from("e5"), from("b2")]).toMatchObject([{ from: "kid:1@e5" }, { from: "spot:b2:1" }]);
});

test("the end tells who won, as it concerns whoever looks; in a match, which game that was", () => {
  const end = { kind: "game_ended", game: 1, reason: "ten_kids", winners: [1], scores: [12, 30] };
  const result = { winners: [1], scores: [12, 30] };
  expect(cues(end, DRAWING)).toMatchObject([{ kind: "banner", result, words: "reason-ten_kids {}" }]);
  const match = { ...DRAWING, view: { ...DRAWING.view, variant: "gauntlet" as const } };
  expect(cues(end, match)).toMatchObject([{ result, words: 'see-game {"game":1}. reason-ten_kids {}' }]);
  expect(cues({ kind: "match_ended", reason: "two_wins", winners: [0] }, match)).toMatchObject([
    { result: { winners: [0] }, words: "reason-two_wins {}" },
  ]);
});

test("alone the end tells what the score is worth", () => {
  const alone = {
    ...DRAWING,
    me: 0,
    best: 30,
    bestBefore: 30,
    view: { ...DRAWING.view, players: [{}] },
    insight: { worth: [], par: 44 },
  } as unknown as typeof DRAWING;
  const end = { kind: "game_ended", game: 1, reason: "ten_kids", winners: [0], scores: [36] };
  const told = (score: number, drawing: object) =>
    cues({ ...end, scores: [score] }, { ...alone, ...drawing })[0] as { words?: string };
  const par = (short: number) => `see-below-par {"par":44,"short":${short}}`;
  expect(told(36, {})).toMatchObject({
    words: `reason-ten_kids {} see-is-best {} ${par(8)}`,
    result: { scores: [36] },
  });
  expect(told(30, {}).words).toContain('see-best-is {"best":30}');
  expect(told(0, { best: null, bestBefore: null }).words).toBe(`reason-ten_kids {} see-first-score {} ${par(44)}`);
  expect(told(0, { best: 0, bestBefore: null }).words).toContain("see-first-score");
  expect(told(36, { best: 36, bestBefore: undefined }).words).toContain('see-best-is {"best":36}');
});

test("what nobody knows shows nothing", () => {
  expect(cues({ kind: "said" }, DRAWING)).toEqual([]);
});
