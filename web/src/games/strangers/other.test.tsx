// What is known of another's hand: each card that is known, also if there are two of a kind.
import { render } from "preact";
import { expect, test } from "vitest";
import type { SeatLook } from "../../table/face/face";
import type { Props } from "./names";
import { Other } from "./other";

const BEN: SeatLook = { seat: 0, name: "Ben", shape: "circle", me: false, bot: false, here: true, awaited: false };

test("two cards of a kind are two cards", () => {
  const player = { known: ["run", "run", "walk"], cards: 4, hand_limit: 4, supply: 9 };
  const drawing = {
    view: { players: [player], teams: [] },
    seats: [BEN],
    me: null,
    message: (id: string, args?: { cards?: string }) => args?.cards ?? id,
    part: (_: string, name: string) => ({ "aria-label": name }),
  } as unknown as Props;
  const root = document.createElement("div");
  render(<Other {...drawing} seat={0} />, root);
  expect(root.querySelectorAll(".dts-known svg")).toHaveLength(3);
  expect(root.querySelector(".dts-backs")?.getAttribute("aria-label")).toContain("card-run × 2");
});
