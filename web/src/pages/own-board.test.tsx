import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { speak } from "../words/use";
import { OwnBoard } from "./own-board";

afterEach(() => render(null, document.body));

test("a board counts as soon as it is chosen, not only when it has been read", async () => {
  await speak("en");
  const set = vi.fn();
  await act(() => render(<OwnBoard set={set} />, document.body));
  const board = new File(["name"], "own.toml");
  const input = document.querySelector("input") as HTMLInputElement;
  Object.defineProperty(input, "files", { value: [board] });
  input.dispatchEvent(new Event("change", { bubbles: true }));
  expect(set).toHaveBeenCalledWith(board);
  await act(() => {});
});
