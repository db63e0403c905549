import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Lobby } from "../wire";
import { speak } from "../words/use";
import { MyGames } from "./games-lists";

const { tables } = vi.hoisted(() => ({ tables: [] as Partial<Lobby>[] }));
vi.mock("../table/kept/remember", () => ({ goingOn: async () => tables }));

function lobby(table: string, mine: boolean): Partial<Lobby> {
  return { table, game: "no-such-game", seats: [], my_turn: mine };
}

beforeEach(async () => {
  tables.length = 0;
  await speak("en");
});
afterEach(() => render(null, document.body));

test("of my games those that wait for me stand on top, and say so", async () => {
  tables.push(lobby("a", false), lobby("b", true), lobby("c", false), lobby("d", true));
  await act(() => render(<MyGames />, document.body));
  await vi.waitFor(() => expect(document.querySelectorAll(".list-row")).toHaveLength(4));
  const rows = [...document.querySelectorAll(".list-row")];
  expect(rows.map((row) => row.querySelector("a")?.getAttribute("href"))).toEqual(
    ["b", "d", "a", "c"].map((table) => `/table/${table}`),
  );
  expect(rows.map((row) => row.querySelector(".tag-turn") !== null)).toEqual([true, true, false, false]);
});

test("without a game there is no place for them", async () => {
  await act(() => render(<MyGames />, document.body));
  expect(document.querySelector(".my-games")).toBeNull();
});
