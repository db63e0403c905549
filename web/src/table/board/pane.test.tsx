import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pane, type Room } from "./pane";
import { closer } from "./zoom";

const PHONE = { width: 360, height: 200 };

/** Where a board shows its two small parts, in shares of the room it is drawn for. */
const PLACES = { near: 0.25, far: 0.75 };
const SMALL = 0.05;

function boxOf(part: Element, { width, height }: { width: number; height: number }) {
  const place = PLACES[part.getAttribute("data-part") as keyof typeof PLACES];
  return new DOMRect(place * width, place * height, SMALL * width, SMALL * height);
}

/** A room of that size; what is drawn there lies where it was drawn, whatever room that was for. */
beforeEach(() => {
  const all = HTMLElement.prototype;
  for (const [side, length] of Object.entries({ Width: PHONE.width, Height: PHONE.height })) {
    for (const box of ["offset", "client", "scroll"] as const) {
      vi.spyOn(all, `${box}${side}` as "offsetWidth", "get").mockReturnValue(length);
    }
  }
  vi.spyOn(all, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    const { width, height } = this.dataset;
    return width ? boxOf(this, { width: Number(width), height: Number(height) }) : new DOMRect();
  });
});
afterEach(() => {
  render(null, document.body);
  vi.restoreAllMocks();
});

const drawn = (state: string) => (room: Room) =>
  Object.keys(PLACES).map((part) => (
    <b key={part} data-part={part} data-state={state} data-width={room.width} data-height={room.height} />
  ));

function zoom(): number {
  const pane = document.querySelector<HTMLElement>(".pane-window");
  return Number(pane?.style.getPropertyValue("--zoom"));
}

test("on a phone the parts come nearer as they lie in that room, not as they lay before it was measured", async () => {
  await act(() => render(<Pane>{drawn("lit")}</Pane>, document.body));
  const parts = [...document.querySelectorAll("[data-part]")].map((part) => boxOf(part, PHONE));
  expect(zoom()).toBeGreaterThan(1);
  expect(zoom()).toBeCloseTo(closer(parts, PHONE, 40).zoom);
});

test("a mouse that has pushed the board has clicked nothing; a key that presses something there afterwards has", async () => {
  vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(2 * PHONE.width);
  HTMLElement.prototype.scrollBy = vi.fn();
  await act(() => render(<Pane>{drawn("calm")}</Pane>, document.body));
  const [part, clicked] = [document.querySelector("[data-part]"), vi.fn()];
  document.body.addEventListener("click", clicked, { once: true });
  const mouse = { bubbles: true, pointerType: "mouse", button: 0 };
  part?.dispatchEvent(new PointerEvent("pointerdown", mouse));
  window.dispatchEvent(new PointerEvent("pointermove", { ...mouse, clientX: 40 }));
  window.dispatchEvent(new PointerEvent("pointerup", mouse));
  part?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  expect(clicked).not.toHaveBeenCalled();
  part?.dispatchEvent(new PointerEvent("pointerdown", mouse));
  window.dispatchEvent(new PointerEvent("pointermove", { ...mouse, clientX: 80 }));
  window.dispatchEvent(new PointerEvent("pointerup", mouse));
  part?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
  expect(clicked).toHaveBeenCalledOnce();
});
