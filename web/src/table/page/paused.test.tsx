import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Unsent } from "../../net/link";
import type { Lobby } from "../../wire";
import { Paused } from "./paused";

const LOBBY = { table: "t", game: "tiny", state: "paused", seats: [], mine: [1] } as unknown as Lobby;

let asked: string[];
let said: Unsent[];
let root: HTMLElement;

beforeEach(() => {
  asked = [];
  said = [];
  root = document.body.appendChild(document.createElement("div"));
  vi.stubGlobal("fetch", async (path: string, options?: RequestInit) => {
    asked.push(`${options?.method ?? "GET"} ${path}`);
    return new Response(JSON.stringify(LOBBY), { status: 200, headers: { "content-type": "application/json" } });
  });
});

afterEach(() => {
  act(() => render(null, root));
  root.remove();
  vi.unstubAllGlobals();
});

function shown(lobby: Lobby) {
  act(() => render(<Paused lobby={lobby} send={(command) => said.push(command)} />, root));
  return [...root.querySelectorAll("button")];
}

test("a player reports, and downloads what the own seat was told", async () => {
  const [report] = shown(LOBBY);
  expect(root.querySelector("a")?.getAttribute("href")).toBe("/api/tables/t/record?seat=1");
  await act(async () => report?.click());
  await vi.waitFor(() => expect(asked).toContain("POST /api/tables/t/report"));
});

test("a player gives up, or leaves", async () => {
  const [, abandon, leave] = shown(LOBBY);
  act(() => abandon?.click());
  expect(said).toEqual([{ kind: "abandon" }]);
  await act(async () => leave?.click());
  await vi.waitFor(() => expect(asked).toContain("POST /api/tables/t/leave"));
});

test("somebody looking on has nothing to do here", () => {
  expect(shown({ ...LOBBY, mine: [] })).toEqual([]);
});
