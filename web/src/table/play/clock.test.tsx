import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../../words/use";
import { Clock } from "./clock";

beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers();
});
afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

test("that there is little time left is said once, in words that stay true", async () => {
  const words = () => document.querySelector('[role="status"]')?.textContent;
  await act(() => render(<Clock due={Date.now() + 12_000} />, document.body));
  expect(words()).toBe("");
  await act(async () => void vi.advanceTimersByTime(3_000));
  const said = words();
  expect(said).not.toBe("");
  await act(async () => void vi.advanceTimersByTime(4_000));
  expect(words()).toBe(said);
});
