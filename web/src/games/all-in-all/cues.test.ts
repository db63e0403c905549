import { expect, test } from "vitest";
import type { Drawing, ToldEvent } from "../../table/face/face";
import { cues } from "./cues";
import type { AllInAllView } from "./model.generated";

const DRAWING = {
  seats: [0, 1, 2].map((seat) => ({ seat, shape: "circle" })),
  message: (id: string) => id,
} as unknown as Drawing<AllInAllView>;

function viewOf(sets: number): AllInAllView {
  return { players: [{ sets: 0 }, { sets }] } as unknown as AllInAllView;
}

test.each<[ToldEvent, object]>([
  [
    { kind: "match_won", seat: 2 },
    { result: { winners: [2] }, words: "reason-three_sets" },
  ],
  [
    { kind: "match_stopped", reason: "nothing_left", winners: [0, 1] },
    { result: { winners: [0, 1] }, words: "reason-nothing_left" },
  ],
])("the end tells who won, as it concerns whoever looks: $kind", (event, told) => {
  expect(cues(event, DRAWING, viewOf(0))).toMatchObject([{ kind: "banner", ...told }]);
});

test.each([
  [0, [{ kind: "fly" }]],
  [1, [{ kind: "fly" }, { kind: "banner", headline: "see-full" }]],
])("a relic that makes %i more sets, as the view counts them, is shown by %j", (more, told) => {
  const drawing = { ...DRAWING, view: viewOf(1) };
  const shown = cues({ kind: "relic_placed", seat: 1, relic: "boots" }, drawing, viewOf(1 + more));
  expect(shown).toMatchObject(told);
});
