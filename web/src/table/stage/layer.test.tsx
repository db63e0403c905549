import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import type { Cue } from "../face/cues";
import type { Playing } from "./director";
import { Layer } from "./layer";

function Broken(): never {
  throw new Error("a picture with a flaw");
}

function shown(cues: readonly Cue[] | null): void {
  const table = { current: document.createElement("div") };
  table.current.innerHTML = '<section class="board"><i data-part="a"></i></section>';
  const playing = cues && ({ beat: { line: { count: 1 } }, cues, until: 0 } as unknown as Playing);
  act(() => render(<Layer playing={playing} table={table} seats={[]} />, document.body));
}

const layer = () => document.querySelector(".stage-layer");

afterEach(() => {
  render(null, document.body);
  vi.restoreAllMocks();
});

test("a motion with a flaw harms nothing beside it, and nothing of it stays when its time is over", () => {
  const complained = vi.spyOn(console, "error").mockReturnValue();
  shown([
    { kind: "banner", picture: <Broken /> },
    { kind: "banner", words: "Sabortal!" },
  ]);
  expect(complained).toHaveBeenCalledOnce();
  expect(layer()?.textContent).toBe("Sabortal!");
  shown(null);
  expect(layer()?.childNodes).toHaveLength(0);
});
