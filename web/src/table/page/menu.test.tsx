import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Unsent } from "../../net/link";
import type { Live } from "../../net/live";
import type { Lobby } from "../../wire";
import { speak } from "../../words/use";
import { Menu } from "./menu";

const LOBBY = { table: "t", game: "tiny", state: "playing", seats: [{}], mine: [0] } as unknown as Lobby;

let said: Unsent[];

beforeEach(async () => {
  said = [];
  await speak("en");
  const live = { lag: null } as Live;
  const send = (command: Unsent) => void said.push(command);
  await act(() => render(<Menu live={live} lobby={LOBBY} seat={0} send={send} print={null} />, document.body));
});
afterEach(() => render(null, document.body));

const press = (label: string) =>
  act(() => [...document.querySelectorAll("button")].find((each) => each.textContent === label)?.click());

test("whoever gives up a table is asked once more, and may think again", async () => {
  await press("Table");
  await press("Give up this table");
  expect(document.querySelector("fieldset legend")?.textContent).toBe("Are you sure?");
  expect(document.activeElement?.textContent).toBe("Not yet");
  await press("Not yet");
  expect(said).toEqual([]);
  await press("Give up this table");
  await press("Give up this table");
  expect(said).toEqual([{ kind: "abandon" }]);
  expect(document.querySelector("dialog")).toBeNull();
});
