import { expect, test } from "vitest";
import type { Drawing } from "../../table/face/face";
import { face } from "./index";
import type { InkognitoView } from "./model.generated";

const DRAWING = {
  me: 0,
  view: { turn: 3, replies: [{ asker: 1 }] },
  insight: { pages: [], sought: "agent_x" },
  message: (id: string) => id,
} as unknown as Drawing<InkognitoView>;

test("beside my name stands whom I look for, beside the others' how many answers they have seen", () => {
  expect(face.figures(DRAWING, 0)).toEqual([{ value: "see-caption-agent_x", word: "see-sought" }]);
  expect(face.figures(DRAWING, 1)).toEqual([{ value: "1", word: "see-answers" }]);
});

test("when all is known nobody is looked for", () => {
  const view = { ...DRAWING.view, secrets: [] };
  expect(face.figures({ ...DRAWING, view }, 0)).toEqual([{ value: "0", word: "see-answers" }]);
});
