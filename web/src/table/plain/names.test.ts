import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../wire";
import { Wording } from "../../words/wording";
import { Names, namesOf, spaced } from "./names";

const OWN =
  "field-pile = Cards in the pile\nseat-collecting = Collect next\nphase-plug = plugging\nspace-N3 = space 3\nfield-hand = Hand\neach-points = Points";
const GAME = `card-boots = Comet Boots
card-plug = Cosmic Plug
about-boots = One step and you are there.
colour-blue = blue
ball-blue = a blue ball
section-land_air = land and air
space-plain = P{ $number }
label-fly_on = Fly on!
reason-three_sets = Three sets.
option-brisk = Brisk: everybody hurries
part-claim = Mission accomplished!
part-put = The { $first } one: { $second }
log-asked = { $askingIs ->
    [you] You ask.
   *[other] { $asking } asks.
}`;
const COMMON = "field-hand = My cards\nfield-turn = Turn";
const NAMES = new Names(new Wording("en", [OWN, GAME, COMMON]), new Wording("en", [GAME]), [GAME]);

describe("a field", () => {
  test("is called as the game says, else as in most games, else by its own name", () => {
    expect(["pile", "turn", "pass_holder"].map((name) => NAMES.field(name))).toEqual([
      "Cards in the pile",
      "Turn",
      "Pass holder",
    ]);
    expect(NAMES.field("hand")).toBe("Hand");
    expect(NAMES.field("brisk")).toBe("Brisk");
  });
  test("holds players if the game says so, if its texts speak of them so, or if it is called so", () => {
    expect(["collecting", "asking", "winners", "pass_holder", "seat"].map((name) => NAMES.holdsSeats(name))).toEqual(
      Array(5).fill(true),
    );
    expect(["pile", "turn", "number", "counter"].map((name) => NAMES.holdsSeats(name))).toEqual(Array(4).fill(false));
  });
  test("has one for each player if the game says so and as many play, or if it is yes and no for as many", () => {
    expect(NAMES.isForEach("points", [3, 5], 2)).toBe(true);
    expect(NAMES.isForEach("points", [3, 5, 1], 2)).toBe(false);
    expect(NAMES.isForEach("dice", [3, 5], 2)).toBe(false);
    expect(NAMES.isForEach("ready", [true, false], 2)).toBe(true);
    expect(NAMES.isForEach("ready", [true, false], 3)).toBe(false);
  });
  test("stands beside the names if the game calls it a score, else if it is one of the first two", () => {
    expect(NAMES.scores(["last", "pile", "points", "hand"])).toEqual(["pile", "hand"]);
    const named = new Wording("en", ["each-bids = Bids\nscore-points = Points"]);
    const names = new Names(named, new Wording("en", []), []);
    expect(names.scores(["bids", "points"])).toEqual(["points"]);
    expect(names.isForEach("points", [3, 5], 2)).toBe(true);
    expect(names.field("points")).toBe("Points");
  });
  test("has its place in the order of the words; without one it comes last", () => {
    expect(NAMES.inOrder(["turn", "mystery", "hand", "pile"])).toEqual(["pile", "hand", "turn", "mystery"]);
  });
});

describe("a word in a field", () => {
  test.each([
    ["hand", "boots", "Comet Boots"],
    ["colour", "blue", "blue"],
    ["balls_left", "blue", "a blue ball"],
    ["phase", "plug", "plugging"],
    ["sections", "land+air", "land and air"],
    ["sections", "air+sea", "air+sea"],
    ["hand", "plug", "Cosmic Plug"],
    ["answer", "fly_on", "Fly on!"],
    ["reason", "three_sets", "Three sets."],
    ["space", "plain", "Plain"],
    ["space", "P04", "P04"],
    ["meeting", "N3", "space 3"],
    ["mood", "very_good", "Very good"],
  ])("of %s, %s is %s", (field, value, words) => {
    expect(NAMES.value(field, value)).toBe(words);
  });
});

test("a part of the board has its message, or the names of what it is made of", () => {
  expect(["claim", "card:boots", "portal:4", "figure:blue", "put:blue:N3"].map((part) => NAMES.part(part))).toEqual([
    "Mission accomplished!",
    "Comet Boots",
    "Portal 4",
    "Figure blue",
    "The blue one: space 3",
  ]);
});

test("what is no word stays as it is", () => {
  expect(["time_thief", "to", "P04", "e5", "Anna B.", "x"].map(spaced)).toEqual([
    "Time thief",
    "To",
    "P04",
    "e5",
    "Anna B.",
    "x",
  ]);
});

test.each(LANGUAGES)("a game that says nothing is named in %s by the words of most games", async (language) => {
  const names = await namesOf("no-such-game", language);
  expect(names.holdsSeats("players")).toBe(true);
  expect(names.field("hand")).not.toBe("Hand");
  expect(names.field("some_thing")).toBe("Some thing");
  expect(names.value("phase", "over")).toBe("Over");
});
