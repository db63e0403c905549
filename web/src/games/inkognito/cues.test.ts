import { render } from "preact";
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

test("when the masks fall everybody's name stands below what they were, and what was put aside is called so", () => {
  const seats = ["Anna", "Ben", "Clara"].map((name, seat) => ({ seat, name, shape: "circle" }));
  const secrets = ["bubble", "agent_x", "zsa_zsa", "fiddlebottom"].map((identity) => ({ identity }));
  const end = { kind: "match_ended", reason: "mission", winners: [0], secrets, replies: [] };
  const [banner] = cues(end, { ...DRAWING, seats } as unknown as Drawing<InkognitoView>);
  const layer = document.createElement("div");
  render(banner?.kind === "banner" ? (banner.picture ?? null) : null, layer);
  expect([...layer.querySelectorAll("b")].map((name) => name.textContent)).toEqual([
    "Anna",
    "Ben",
    "Clara",
    "note-put_aside",
  ]);
});
