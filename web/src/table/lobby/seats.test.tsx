import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import { http } from "../../net/http";
import type { Lobby } from "../../wire";
import { Wording } from "../../words/wording";
import { Seats } from "./seats";

const SEAT = { player: null, shape: "circle", here: false, away_seconds: null, agreed: [], hurried: false };
const LOBBY = { table: "t", game: "g", host: true, mine: [], seats: [SEAT, SEAT], teams: [] } as unknown as Lobby;

test("a bot chosen for one seat counts before the choice for another was answered", async () => {
  const games = [{ slug: "g", bots: ["easy", "hard"] }] as unknown as Awaited<ReturnType<typeof http.games>>;
  vi.spyOn(http, "games").mockResolvedValue(games);
  const answers: (() => void)[] = [];
  const fill = vi.spyOn(http, "fill").mockImplementation(() => new Promise((yes) => answers.push(() => yes(LOBBY))));
  await act(async () => render(<Seats lobby={LOBBY} wording={new Wording("en", [])} />, document.body));
  await vi.waitFor(() => expect(document.querySelectorAll("option[value=hard]")).toHaveLength(2));
  for (const [seat, bot] of ["easy", "hard"].entries()) {
    const list = document.querySelectorAll("select")[seat] as HTMLSelectElement;
    list.value = bot;
    await act(async () => void list.dispatchEvent(new Event("change", { bubbles: true })));
  }
  expect(fill.mock.calls).toEqual([["t", { seat: 0, bot: "easy" }]]);
  await act(async () => answers[0]?.());
  await vi.waitFor(() => expect(fill.mock.calls[1]).toEqual(["t", { seat: 1, bot: "hard" }]));
});
