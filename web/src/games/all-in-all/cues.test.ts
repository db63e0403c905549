import { expect, test } from "vitest";
import type { Drawing, ToldEvent } from "../../table/face/face";
import { cues } from "./cues";
import type { AllInAllView } from "./model.generated";

const DRAWING = {
  seats: [0, 1, 2].map((seat) => ({ seat, shape: "circle" })),
  message: (id: string) => id,
} as unknown as Drawing<AllInAllView>;

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
  expect(cues(event, DRAWING)).toMatchObject([{ kind: "banner", ...told }]);
});
