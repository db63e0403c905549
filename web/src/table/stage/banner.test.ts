import { expect, test } from "vitest";
import type { Beat } from "../../net/scene";
import { LANGUAGES } from "../../wire";
import type { Language } from "../../words/languages";
import { ownSource } from "../../words/sources";
import { Wording } from "../../words/wording";
import type { Banner } from "../face/cues";
import type { AnyFace, SeatLook } from "../face/face";
import { show } from "./show";
import { type Draw, scriptOf } from "./use-director";

const LOOK = { seat: 0, name: "Electra", shape: "circle", me: true, bot: false, here: true, awaited: false } as const;
const SEATS: readonly SeatLook[] = [LOOK, { ...LOOK, seat: 1, name: "Ben" }, { ...LOOK, seat: 2, name: "Clara" }];
const BEAT = { number: 1, line: { count: 1, event: { kind: "ended" }, text: { id: "" } }, view: {} } as unknown as Beat;

async function told(language: Language, banner: Omit<Banner, "kind">, me: number | null, seats = SEATS) {
  const wording = new Wording(language, [await ownSource(language)]);
  document.documentElement.lang = language;
  const face = { cues: () => [{ kind: "banner", ...banner }] } as unknown as AnyFace;
  const draw = (() => ({ me, seats, words: () => "A sentence." })) as unknown as Draw;
  const [cue] = scriptOf(face, draw, (id, args) => wording.message(id, args ?? {}))(BEAT, {}, false);
  return cue as Banner;
}

const BY_ELECTRA = { words: "Ten Kids.", result: { winners: [0], scores: [9, 4, 2] } };

test.each([
  ["en", "You win!", "You lose. Electra wins.", "Electra wins"],
  ["de", "Du gewinnst!", "Verloren. Electra gewinnt.", "Electra gewinnt"],
  ["ca", "Has guanyat!", "Has perdut. Guanya Electra.", "Guanya Electra"],
] as const)(
  "in %s who won is told so, who lost is told so, and who looks on hears who won",
  async (language, ...said) => {
    const banners = await Promise.all([0, 1, null].map((me) => told(language, BY_ELECTRA, me)));
    expect(banners.map(({ headline }) => headline)).toEqual(said);
    expect(banners.map(({ words }) => words)).toEqual(["Ten Kids.", "Ten Kids.", "Ten Kids."]);
    expect(banners.map(({ tone }) => tone)).toEqual(["good", "bad", "good"]);
  },
);

test("a team hears it together, who plays alone hears the points", async () => {
  const team = { result: { winners: [0, 2], scores: [9, 4, 2] } };
  expect(await told("en", team, 2)).toMatchObject({ headline: "You win, with Electra!", words: "A sentence." });
  expect((await told("en", team, 1)).headline).toBe("You lose. Electra and Clara win.");
  const alone = { result: { winners: [0], scores: [36] } };
  expect(await told("en", alone, 0, [LOOK])).toMatchObject({ headline: "36 points", tone: "calm" });
});

test("a banner that tells of no end has no headline", async () => {
  expect(await told(LANGUAGES[0], { tone: "alarm" }, 0)).toEqual({
    kind: "banner",
    words: "A sentence.",
    tone: "alarm",
  });
});

test("the headline stands above the words", () => {
  const layer = document.createElement("div");
  document.body.append(layer);
  const cue = { kind: "banner", headline: "You win!", words: "Ten Kids." } as const;
  const end = show(cue, { root: layer, board: layer, layer, ms: 0, still: true } as never);
  expect([...layer.querySelectorAll(".banner p")].map((line) => line.textContent)).toEqual(["You win!", "Ten Kids."]);
  end();
  expect(layer.textContent).toBe("");
});
