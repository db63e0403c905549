import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import type { TableState } from "../../net/scene";
import { change } from "../../ui/settings";
import { useAttention } from "./attention";

afterEach(() => {
  render(null, document.body);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  change({ notifications: false });
});

function Attending({ mine }: { mine: boolean }) {
  const state = { choices: mine ? { must: true } : null, result: null, seat: 0 } as unknown as TableState;
  useAttention(state, "Tiny", (id) => id);
  return null;
}

test("where a page may not make a notification itself my turn is told all the same", async () => {
  const made = vi.fn();
  class Forbidden {
    static readonly permission = "granted";
    constructor() {
      made();
      throw new TypeError("Illegal constructor");
    }
  }
  vi.stubGlobal("Notification", Forbidden);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  change({ notifications: true });
  await act(() => render(<Attending mine={false} />, document.body));
  await act(() => render(<Attending mine />, document.body));
  expect(made).toHaveBeenCalledOnce();
  expect(document.title).toBe("title-turn");
});
