import { expect, test } from "vitest";
import { cues } from "./cues";
import type { Event } from "./model.generated";
import type { Props } from "./names";

const BOARD = {
  destinations: [{ id: "A" }, { id: "m1" }, { id: "m2" }],
  links: [
    { ends: ["A", "m1"], sections: ["land", "air"] },
    { ends: ["m1", "m2"], sections: ["land", "land+air"] },
  ],
};

function shown(event: object, view: object = {}, insight: object = {}) {
  const drawing = { view: { board: BOARD, roll: ["spray"], ...view }, insight, seats: [], message: (id: string) => id };
  return cues(event as { kind: Event["kind"] }, drawing as unknown as Props);
}

const spot = (number: number) => ({ number });

test("a movement is traced from where it began, whichever way its link is written", () => {
  const there = { kind: "moved", seat: 1, sections: [2, 3], origin: spot(1), towards: spot(2) };
  expect(shown(there)).toEqual([{ kind: "trace", through: ["destination:1", "section:2", "section:3"], seat: 1 }]);
  const back = { ...there, origin: spot(2), towards: spot(1) };
  expect(shown(back)).toEqual([{ kind: "trace", through: ["destination:2", "section:3", "section:2"], seat: 1 }]);
});

test("a roll that gives nothing is a climax, worse if nothing was done before", () => {
  const stop = { kind: "turn_stopped", seat: 0, forced: true };
  expect(shown(stop)[0]).toMatchObject({ kind: "banner", tone: "bad" });
  expect(shown(stop, { moved: true })[0]).toMatchObject({ kind: "banner", tone: "calm" });
  expect(shown(stop, { roll: [] })[0]).toMatchObject({ kind: "light" });
  expect(shown({ ...stop, forced: false })).toEqual([]);
});

test("the last turn of a game is a climax, the last entry of somebody else is not", () => {
  const turn = { kind: "turn_began", seat: 0, entry: 3, extra: false };
  const last = { kind: "banner", words: "see-last-turn", tone: "alarm" };
  expect(shown(turn, {}, { last_to_write: 0 })[0]).toMatchObject(last);
  expect(shown(turn, {}, { last_to_write: 1 })[0]).toMatchObject({ kind: "light" });
  expect(shown(turn, {}, { last_to_write: null })[0]).toMatchObject({ kind: "light" });
});

test("a die flies to the pad, a marked monster to its value", () => {
  expect(shown({ kind: "die_stored", seat: 0, die: "spray" })[0]).toMatchObject({ from: "die:spray", to: "pad" });
  const monster = { kind: "red", place: 2, value: 4 };
  const [flies, counts] = shown({
    kind: "monster_marked",
    seat: 0,
    destination: spot(1),
    monster,
    chest: false,
    paid: [],
  });
  expect(flies).toMatchObject({ kind: "fly", from: "destination:1", to: "value:red:2" });
  expect(counts).toMatchObject({ kind: "count", by: "+4" });
});

test("the end tells who won, as it concerns whoever looks, and counts everybody's points", () => {
  const end = { kind: "game_ended", reason: "all_out", routes: [2, 3], scores: [21, 24], winners: [1] };
  const [banner, ...counts] = shown(end);
  expect(banner).toMatchObject({ kind: "banner", result: { winners: [1] }, words: "reason-all_out" });
  expect(counts).toMatchObject([{ at: "seat:0" }, { at: "seat:1" }]);
});
