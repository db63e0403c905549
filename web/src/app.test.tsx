import { render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { App } from "./app";
import { change } from "./ui/settings";

beforeEach(() => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async (asked: string) => {
      const answer = asked === "/api/shelf" ? { bests: [], certificates: [], own: {} } : [];
      return new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } });
    }),
  );
});
afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
});

test("the start page is there in the language of the moment, and changes with it", async () => {
  render(<App />, document.body);
  await vi.waitFor(() => expect(document.querySelector("h1")?.textContent).toBe("Saucer"));
  await vi.waitFor(() => expect(document.body.textContent).toContain("Open tables"));
  change({ language: "de" });
  await vi.waitFor(() => expect(document.body.textContent).toContain("Offene Tische"));
  expect(document.documentElement.lang).toBe("de");
});

test("a server that cannot be reached is said so, with a way on", async () => {
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("no network")));
  change({ language: "en" });
  render(<App />, document.body);
  await vi.waitFor(() => expect(document.querySelector('[role="alert"]')?.textContent).toContain("cannot be reached"));
  expect([...document.querySelectorAll("button")].some((button) => button.textContent === "Try again")).toBe(true);
});
