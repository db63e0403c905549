import { expect, test } from "vitest";
import type { ReplyView } from "./model.generated";
import { shown } from "./shown";

function reply(asker: number, asked: number): ReplyView {
  const secret = { cards: null, objection: null, replacement: null };
  return { turn: 1, asker, asked, question: "build", through_ambassador: true, ...secret };
}

test("who has seen an answer is what the view says, whatever seat it is", () => {
  const first = reply(0, 1);
  const second = reply(2, 1);
  const passing = [4, 0, 1];
  const view = { replies: [first, second], seen_by: [passing, [2, 1]] };
  expect(shown(view, 1, 0)).toEqual([first]);
  expect(shown(view, 1, 4)).toEqual([first]);
  expect(shown(view, 1, 2)).toEqual([second]);
  expect(shown(view, 1, 3)).toEqual([]);
});
