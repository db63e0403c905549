import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../words/use";
import { CopyField } from "./copy-field";

beforeEach(() => speak("en"));
afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
});

async function copied(clipboard: object | undefined, old: boolean): Promise<string | undefined> {
  vi.stubGlobal("navigator", { ...navigator, clipboard });
  document.execCommand = vi.fn(() => old);
  await act(() => render(<CopyField label="Link" value="http://table" />, document.body));
  const button = document.querySelector("button");
  await act(async () => button?.click());
  await act(async () => {});
  return button?.textContent ?? undefined;
}

test.each([
  ["there is a clipboard", { writeText: async () => {} }, false, "Copied"],
  ["the clipboard refuses", { writeText: () => Promise.reject(new Error("no")) }, true, "Copy"],
  ["plain http has none, and the old way does it", undefined, true, "Copied"],
  ["nothing copies", undefined, false, "Copy"],
])("it says that it was copied only if it was: %s", async (_, clipboard, old, said) => {
  expect(await copied(clipboard, old)).toBe(said);
});
