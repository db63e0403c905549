import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyFace, Drawing } from "../face/face";
import { Rolling } from "./rolling";

const ASKED = { seat: 0, count: 3, faces: 6 };
const DRAWING = {
  me: 0,
  seats: [{ name: "Anna" }, { name: "Bot" }],
  message: (id: string) => id,
} as unknown as Drawing<Readonly<Record<string, unknown>>>;
const NUMBERS = {} as AnyFace;
const DRAWN = {
  dieFace: (face: number) => ({ picture: <i>{`p${face}`}</i>, name: `face ${face}` }),
} as unknown as AnyFace;

let root: HTMLElement;
const enter = vi.fn();

beforeEach(() => {
  root = document.body.appendChild(document.createElement("div"));
  enter.mockClear();
});
afterEach(() => {
  render(null, root);
  root.remove();
});

function show(face: AnyFace, busy = false): void {
  act(() => render(<Rolling asked={ASKED} face={face} drawing={DRAWING} busy={busy} enter={enter} />, root));
}

function press(selector: string): void {
  const button = root.querySelector<HTMLButtonElement>(selector);
  if (!button) throw new Error(`no ${selector}`);
  act(() => button.click());
}

const face = (die: number) => `[data-face="${die}"]`;
const SEND = ".main";
const SHOWN = ".rolling-shown .quiet";

test("dice are entered by their faces and sent in rising order", () => {
  show(NUMBERS);
  for (const die of [5, 0, 3]) press(face(die));
  expect([...root.querySelectorAll(SHOWN)].map((die) => die.textContent)).toEqual(["6", "1", "4"]);
  press(SEND);
  expect(enter).toHaveBeenCalledExactlyOnceWith([0, 3, 5]);
});

test("nothing is sent before the last die is entered, and no more dice are taken than were rolled", () => {
  show(NUMBERS);
  press(face(1));
  press(SEND);
  expect(enter).not.toHaveBeenCalled();
  for (const die of [1, 1, 2]) press(face(die));
  press(SEND);
  expect(enter).toHaveBeenCalledExactlyOnceWith([1, 1, 1]);
});

test("a die entered wrongly is taken away again", () => {
  show(NUMBERS);
  for (const die of [5, 0, 3]) press(face(die));
  press(SHOWN);
  press(SEND);
  expect(enter).not.toHaveBeenCalled();
  press(face(2));
  press(SEND);
  expect(enter).toHaveBeenCalledExactlyOnceWith([0, 2, 3]);
});

test("a game draws the faces of its dice", () => {
  show(DRAWN);
  press(face(4));
  expect(root.querySelector(SHOWN)?.textContent).toBe("p4");
  expect(root.querySelector(face(2))?.getAttribute("title")).toBe("face 2");
});

test("while something else is sent nothing is", () => {
  show(NUMBERS, true);
  for (const die of [5, 0, 3]) press(face(die));
  press(SEND);
  expect(enter).not.toHaveBeenCalled();
});
