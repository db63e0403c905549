import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../words/use";
import { Dialog } from "./dialog";

beforeEach(() => speak("en"));
afterEach(() => {
  render(null, document.body);
  vi.restoreAllMocks();
});

async function opened(close: () => void): Promise<HTMLDialogElement> {
  await act(() =>
    render(
      <Dialog title="Sure?" close={close}>
        <p>Really?</p>
      </Dialog>,
      document.body,
    ),
  );
  return document.querySelector("dialog") as HTMLDialogElement;
}

test("one that is taken away while it is open is closed first: so the focus goes back, and nobody is told", async () => {
  const close = vi.fn();
  const dialog = await opened(close);
  const shut = vi.spyOn(dialog, "close").mockImplementation(() => {
    expect(dialog.isConnected).toBe(true);
  });
  await act(() => render(null, document.body));
  expect(shut).toHaveBeenCalledOnce();
  dialog.dispatchEvent(new Event("close"));
  expect(close).not.toHaveBeenCalled();
});

test("whoever closes it is heard", async () => {
  const close = vi.fn();
  const dialog = await opened(close);
  dialog.dispatchEvent(new Event("close"));
  expect(close).toHaveBeenCalledOnce();
});
