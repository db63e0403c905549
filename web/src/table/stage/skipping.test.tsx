import { render } from "preact";
import { useRef } from "preact/hooks";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { useSkipping } from "./skipping";
import type { Directed } from "./use-director";

afterEach(() => render(null, document.body));

function Stage({ skip }: { skip: () => void }) {
  const table = useRef<HTMLDivElement>(null);
  useSkipping(table, { playing: {}, skip } as unknown as Directed);
  return (
    <div ref={table}>
      <p>Board</p>
      <button type="button" data-state="lit">
        Lit
      </button>
      <summary>Fold</summary>
      <dialog>
        <p id="asked">Sure?</p>
      </dialog>
    </div>
  );
}

test.each([
  ["p", " ", 1],
  ["p", "Escape", 1],
  ["p", "a", 0],
  ["button", " ", 0],
  ["button", "Escape", 1],
  ["summary", " ", 0],
  ["#asked", "Escape", 0],
])('on %s the key "%s" skips %i times: elsewhere it means something else', async (on, key, times) => {
  const skip = vi.fn();
  await act(() => render(<Stage skip={skip} />, document.body));
  document.querySelector(on)?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  expect(skip).toHaveBeenCalledTimes(times);
});
