import { afterEach, expect, test, vi } from "vitest";
import { http } from "./http";

afterEach(() => vi.unstubAllGlobals());

test("what is kept is sent to its end though the page is left meanwhile; what is only asked for is not", async () => {
  const sent = vi.fn(async (_path: string, _options: RequestInit) => new Response("{}", { status: 200 }));
  vi.stubGlobal("fetch", sent);
  await http.keep({ kind: "calibration" });
  await http.shelf();
  expect(sent.mock.calls.map(([, options]) => options.keepalive ?? false)).toEqual([true, false]);
});
