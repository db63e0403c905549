import { expect, test } from "vitest";
import type { Drawing } from "../../table/face/face";
import { cues } from "./cues";
import type { InkognitoView } from "./model.generated";

const DRAWING = {
  seats: [0, 1, 2, 3].map((seat) => ({ seat, shape: "circle" })),
  message: (id: string) => id,
} as unknown as Drawing<InkognitoView>;

test.each([
  ["mission", [1, 3], [0, 1, 0, 1]],
  ["two_hundred_turns", [], [0, 0, 0, 0]],
])("the end tells who won, as it concerns whoever looks: %s", (reason, winners, scores) => {
  const end = { kind: "match_ended", reason, winners, secrets: [], replies: [] };
  expect(cues(end, DRAWING)).toMatchObject([
    { kind: "banner", result: { winners, scores }, words: `reason-${reason}` },
  ]);
});
