import { describe, expect, test } from "vitest";
import type { Lobby } from "../../wire";
import { fromMyLeft } from "../play/strip";
import { distinct, looks } from "./looks";

const LOBBY = {
  seats: [
    { player: { name: "Anna", bot: null }, shape: "circle", here: true, away_seconds: null },
    { player: { name: "Bleep", bot: "easy" }, shape: "circle", here: true, away_seconds: null },
    { player: null, shape: null, here: false, away_seconds: null },
  ],
} as unknown as Lobby;

describe("shapes", () => {
  test("the first to ask keeps it, the next gets one that nobody asked for", () => {
    expect(distinct(["circle", "circle", "square"])).toEqual(["circle", "triangle", "square"]);
  });
  test("six seats have six shapes", () => {
    expect(new Set(distinct(Array(6).fill("hexagon"))).size).toBe(6);
  });
});

describe("seats", () => {
  test("are drawn with name, shape, and what they are doing", () => {
    const [anna, bleep] = looks(LOBBY, 0, [1]);
    expect(anna).toMatchObject({ name: "Anna", me: true, bot: false, awaited: false });
    expect(bleep).toMatchObject({ name: "Bleep", me: false, bot: true, awaited: true });
    expect(bleep?.shape).not.toBe(anna?.shape);
  });
  test("stand in seating order, who comes after me first", () => {
    expect(fromMyLeft(looks(LOBBY, 1, []), 1).map((look) => look.seat)).toEqual([2, 0]);
    expect(fromMyLeft(looks(LOBBY, null, []), null)).toHaveLength(3);
  });
});
