import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import type { Cue } from "../face/cues";
import type { Playing } from "./director";
import { Layer } from "./layer";

function Broken(): never {
  throw new Error("a picture with a flaw");
}

const table = { current: document.createElement("div") };

function shown(cues: readonly Cue[] | null): void {
  table.current.innerHTML = '<section class="board"><i data-part="a"></i><i data-at="seat:0"></i></section>';
  const playing = cues && ({ beat: { line: { count: 1 } }, cues, until: 0 } as unknown as Playing);
  act(() => render(<Layer playing={playing} table={table} seats={[]} />, document.body));
}

const layer = () => document.querySelector(".stage-layer");
const leaving = () => table.current.querySelectorAll("[data-leaving]");

afterEach(() => {
  render(null, document.body);
  vi.restoreAllMocks();
});

test("what flies leaves its place, and whoever sends it stays", () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 10, 10));
  Element.prototype.animate ??= () => ({}) as Animation;
  shown([{ kind: "fly", thing: <b>x</b>, from: "a", to: "seat:0" }]);
  expect(leaving()).toHaveLength(1);
  shown([{ kind: "fly", thing: <b>x</b>, from: "seat:0", to: "a" }]);
  expect(leaving()).toHaveLength(0);
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
