import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../words/use";
import { JoinPage } from "./join";

beforeEach(() => speak("en"));
afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

test("a code in the address leads to its table, and going back does not lead there again", async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ table: "t" }), { status: 200 }));
  history.pushState(null, "", "/join/GERFNM");
  const pages = history.length;
  await act(() => render(<JoinPage code="GERFNM" />, document.body));
  await vi.waitFor(() => expect(location.pathname).toBe("/table/t"));
  expect(history.length).toBe(pages);
});
