import { expect, test } from "vitest";
import type { Drawing, ToldEvent } from "../../table/face/face";
import { cues } from "./cues";
import type { ContactView } from "./model.generated";

const DRAWING = {
  seats: [0, 1].map((seat) => ({ seat, shape: "circle" })),
  message: (id: string) => id,
} as unknown as Drawing<ContactView>;

test("a right guess shows the planet that it was, for the banner lies on the sky", () => {
  const sight = { ...DRAWING, view: { sends: false } } as unknown as typeof DRAWING;
  const [banner] = cues({ kind: "guessed_right", planet: "E", guesser: 1 }, sight);
  expect(banner).toMatchObject({ kind: "banner", picture: { props: { planet: "E" } } });
});

test.each<[ToldEvent, object]>([
  [
    { kind: "game_won", score: 30, barrels: 2, advice: null, grade: null },
    { result: { winners: [0, 1], scores: [30, 30] }, words: "reason-twelve_rounds" },
  ],
  [
    { kind: "game_lost", round: 7, won: [1, 2] },
    { result: { winners: [], scores: [] }, words: "reason-no_fuel" },
  ],
])("the end tells that all have won or lost together: $kind", (event, told) => {
  expect(cues(event, DRAWING)).toMatchObject([{ kind: "banner", ...told }]);
});
