import { afterEach, describe, expect, test, vi } from "vitest";
import type { Offer } from "../../wire";
import { listen, lit, pick, stillOffered, towards } from "./parts";

function offer(...path: string[]): Offer {
  return { action: { kind: path.join("+") }, label: { kind: "text", id: path.join("+") }, path };
}

const DRAW_1 = offer("seat:1");
const THIEF = offer("card:time_thief");
const SCHEME_PLANET = offer("card:schemer", "portal:4", "planet");
const SCHEME_HAND = offer("card:schemer", "portal:4", "hand");
const SCHEME_5 = offer("card:schemer", "portal:5", "hand");
const OFFERS = [DRAW_1, THIEF, SCHEME_PLANET, SCHEME_HAND, SCHEME_5];

describe("picking a path step by step", () => {
  test("first the beginnings are lit, then what follows", () => {
    expect([...lit(OFFERS, [])]).toEqual(["seat:1", "card:time_thief", "card:schemer"]);
    expect([...lit(OFFERS, ["card:schemer"])]).toEqual(["portal:4", "portal:5"]);
    expect([...lit(OFFERS, ["card:schemer", "portal:4"])]).toEqual(["planet", "hand"]);
  });
  test("a whole path chooses its offer", () => {
    expect(pick(OFFERS, [], "seat:1").chosen).toBe(DRAW_1);
    expect(pick(OFFERS, ["card:schemer", "portal:4"], "hand").chosen).toBe(SCHEME_HAND);
  });
  test("a path is never finished for the player, even if one way is left", () => {
    expect(pick(OFFERS, ["card:schemer"], "portal:5")).toEqual({ path: ["card:schemer", "portal:5"], chosen: null });
  });
  test("a part picked before goes back to before it", () => {
    expect(pick(OFFERS, ["card:schemer", "portal:4"], "card:schemer").path).toEqual([]);
    expect(pick(OFFERS, ["card:schemer", "portal:4"], "portal:4").path).toEqual(["card:schemer"]);
  });
  test("something else starts anew", () => {
    expect(pick(OFFERS, ["card:schemer"], "card:time_thief").chosen).toBe(THIEF);
  });
  test("a calm part changes nothing", () => {
    expect(pick(OFFERS, ["card:schemer"], "pile")).toEqual({ path: ["card:schemer"], chosen: null });
    expect(pick([], [], "seat:1")).toEqual({ path: [], chosen: null });
  });
  test("what begins a path without an order is picked in any order, and laid back one by one", () => {
    const SHOWN = { ...offer("card:tall", "card:thin", "card:agent_x", "show"), any_order: 3 };
    const OTHER = { ...offer("card:tall", "card:fat", "card:agent_x", "show"), any_order: 3 };
    const both = [SHOWN, OTHER];
    expect([...lit(both, ["card:agent_x"])].sort()).toEqual(["card:fat", "card:tall", "card:thin"]);
    expect([...lit(both, ["card:agent_x", "card:thin"])]).toEqual(["card:tall"]);
    const cards = ["card:agent_x", "card:thin", "card:tall"];
    expect(pick(both, cards, "show").chosen).toBe(SHOWN);
    expect(pick(both, cards, "card:thin").path).toEqual(["card:agent_x", "card:tall"]);
  });
  test("whatever is not said to have none has an order", () => {
    const laid = offer("card:tall", "card:thin");
    expect([...lit([laid], [])]).toEqual(["card:tall"]);
    expect(stillOffered([laid], ["card:thin"])).toEqual([]);
  });
  test("the same part twice is picked once if nothing else is left, and is lit again if something is", () => {
    const [here, on] = [offer("section:3", "section:3"), offer("section:3", "section:4")];
    expect(pick([here, DRAW_1], [], "section:3").chosen).toBe(here);
    expect(pick([here, on], [], "section:3")).toEqual({ path: ["section:3"], chosen: null });
    expect([...lit([here, on], ["section:3"])]).toEqual(["section:3", "section:4"]);
    expect(pick([here, on], ["section:3"], "section:3").chosen).toBe(here);
  });
  test("two offers of one path choose neither", () => {
    expect(pick([DRAW_1, offer("seat:1")], [], "seat:1").chosen).toBeNull();
  });
  test("a path that no longer leads anywhere is forgotten", () => {
    expect(stillOffered(OFFERS, ["card:schemer"])).toEqual(["card:schemer"]);
    expect(stillOffered([DRAW_1], ["card:schemer"])).toEqual([]);
  });
});

describe("arrows", () => {
  const ROW = [
    { x: 0, y: 0, name: "a" },
    { x: 10, y: 1, name: "b" },
    { x: 20, y: 0, name: "c" },
    { x: 10, y: 30, name: "d" },
  ];
  const from = { x: 10, y: 1 };
  test.each([
    ["ArrowLeft", "a"],
    ["ArrowRight", "c"],
    ["ArrowDown", "d"],
    ["ArrowUp", undefined],
  ] as const)("%s", (direction, name) => expect(towards(from, ROW, direction)?.name).toBe(name));
});

describe("listening", () => {
  afterEach(() => vi.useRealTimers());

  function table() {
    const root = document.createElement("div");
    const part = document.createElement("div");
    part.setAttribute("data-part", "portal:4");
    part.setAttribute("data-state", "lit");
    part.tabIndex = 0;
    const inside = document.createElement("span");
    part.append(inside);
    root.append(part);
    document.body.append(root);
    const wishes = { pick: vi.fn(), back: vi.fn(), why: vi.fn(), point: vi.fn() };
    const stop = listen(root, wishes);
    return { root, part, inside, wishes, stop };
  }
  const key = (name: string, more = {}) => new KeyboardEvent("keydown", { key: name, bubbles: true, ...more });

  test("a click inside a part picks it, elsewhere nothing", () => {
    const { root, part, inside, wishes } = table();
    inside.click();
    root.click();
    expect(wishes.pick).toHaveBeenCalledExactlyOnceWith("portal:4", part);
  });
  test("Enter and Space pick, held down only once", () => {
    const { part, wishes } = table();
    part.dispatchEvent(key("Enter"));
    part.dispatchEvent(key(" "));
    part.dispatchEvent(key("Enter", { repeat: true }));
    expect(wishes.pick).toHaveBeenCalledTimes(2);
  });
  test("Escape goes back from anywhere, a question mark asks why not", () => {
    const { root, part, wishes } = table();
    root.dispatchEvent(key("Escape"));
    part.dispatchEvent(key("?"));
    expect(wishes.back).toHaveBeenCalledOnce();
    expect(wishes.why).toHaveBeenCalledExactlyOnceWith("portal:4", part);
  });
  test("the right button asks why not", () => {
    const { inside, part, wishes } = table();
    inside.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true }));
    expect(wishes.why).toHaveBeenCalledExactlyOnceWith("portal:4", part);
  });
  test("a long touch asks why not and does not pick", () => {
    vi.useFakeTimers();
    const { part, wishes } = table();
    part.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, isPrimary: true, pointerType: "touch" }));
    vi.advanceTimersByTime(600);
    part.dispatchEvent(new PointerEvent("pointerup", { bubbles: true, pointerType: "touch" }));
    part.click();
    expect(wishes.why).toHaveBeenCalledOnce();
    expect(wishes.pick).not.toHaveBeenCalled();
  });
  test("a short touch picks", () => {
    vi.useFakeTimers();
    const { part, wishes } = table();
    part.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
    part.dispatchEvent(new PointerEvent("pointerup", { bubbles: true, pointerType: "touch" }));
    part.click();
    vi.advanceTimersByTime(600);
    expect(wishes.pick).toHaveBeenCalledOnce();
    expect(wishes.why).not.toHaveBeenCalled();
  });

  /** A board of two parts that glow near each other, which says whether it comes nearer. */
  function nearParts(nearer: (event: Event) => void) {
    const { root, part: one, wishes } = table();
    const board = document.createElement("div");
    const other = one.cloneNode(true) as HTMLElement;
    board.className = "pane-window";
    board.addEventListener("nearer", nearer);
    root.append(board);
    board.append(one, other);
    for (const [x, part] of [one, other].entries()) {
      part.dataset.state = "lit";
      part.getBoundingClientRect = () => new DOMRect(100 + 50 * x, 100, 30, 30);
    }
    const touch = (x: number) => {
      const at = { bubbles: true, pointerType: "touch", clientX: x, clientY: 115 };
      one.dispatchEvent(new PointerEvent("pointerdown", at));
      one.dispatchEvent(new PointerEvent("pointerup", at));
    };
    const click = (x: number) =>
      one.dispatchEvent(new PointerEvent("click", { bubbles: true, clientX: x, clientY: 115 }));
    return { one, other, wishes, touch, click };
  }
  const comes = (event: Event) => event.preventDefault();

  test("a finger between near parts brings the board nearer, wherever the browser moves its click", () => {
    const nearer = vi.fn(comes);
    const { wishes, touch, click } = nearParts(nearer);
    touch(140);
    click(115);
    expect(nearer).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ detail: { x: 140, y: 115 } }));
    expect(wishes.pick).not.toHaveBeenCalled();
  });
  test("a finger on one of them alone picks it, and so does one between them where the board can come no nearer", () => {
    const { one, wishes, touch, click } = nearParts(() => {});
    touch(105);
    click(105);
    touch(140);
    click(115);
    expect(wishes.pick.mock.calls).toEqual([
      ["portal:4", one],
      ["portal:4", one],
    ]);
  });
  test("a click of no finger, or of a mouse, picks what it is on", () => {
    const nearer = vi.fn(comes);
    const { one, wishes, touch, click } = nearParts(nearer);
    touch(140);
    click(140);
    click(140);
    one.dispatchEvent(
      new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse", clientX: 140, clientY: 115 }),
    );
    click(140);
    expect(nearer).toHaveBeenCalledOnce();
    expect(wishes.pick).toHaveBeenCalledTimes(2);
  });
  test("a long touch between them asks why not, and the board stays", () => {
    vi.useFakeTimers();
    const nearer = vi.fn(comes);
    const { one, wishes, click } = nearParts(nearer);
    const at = { bubbles: true, isPrimary: true, pointerType: "touch", clientX: 140, clientY: 115 };
    one.dispatchEvent(new PointerEvent("pointerdown", at));
    vi.advanceTimersByTime(600);
    click(140);
    expect([nearer, wishes.pick].map((each) => each.mock.calls.length)).toEqual([0, 0]);
    expect(wishes.why).toHaveBeenCalledOnce();
  });
  test("two fingers zoom, and ask nothing however long they lie", () => {
    vi.useFakeTimers();
    const { part, wishes } = table();
    const finger = { bubbles: true, pointerType: "touch" };
    part.dispatchEvent(new PointerEvent("pointerdown", { ...finger, isPrimary: true }));
    part.dispatchEvent(new PointerEvent("pointerdown", { ...finger, isPrimary: false }));
    part.dispatchEvent(new PointerEvent("pointermove", { ...finger, movementX: 30 }));
    vi.advanceTimersByTime(600);
    expect(wishes.why).not.toHaveBeenCalled();
  });
  test("focus tells what it is", () => {
    const { part, wishes } = table();
    part.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    expect(wishes.point).toHaveBeenLastCalledWith("portal:4", part);
  });
  test("what is picked with the mouse is no longer told: its word would lie on what comes of it", () => {
    const { part, wishes } = table();
    part.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
    expect(wishes.point).toHaveBeenLastCalledWith("portal:4", part);
    part.click();
    expect(wishes.point).toHaveBeenLastCalledWith(null, null);
  });
  test("a tap gives focus without telling what it is, until a key is pressed", () => {
    const { part, wishes } = table();
    part.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
    part.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    expect(wishes.point).toHaveBeenLastCalledWith(null, null);
    part.dispatchEvent(key("Shift"));
    part.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    expect(wishes.point).toHaveBeenLastCalledWith("portal:4", part);
  });
  test("it can be stopped", () => {
    const { part, wishes, stop } = table();
    stop();
    part.click();
    expect(wishes.pick).not.toHaveBeenCalled();
  });
});
