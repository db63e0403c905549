// What each player did last stays marked on the board until that player's next turn.
import type { Line } from "../../wire";
import type { AnyFace, SeatLook, ToldEvent } from "../face/face";

/** The newest are enough: every player has had a turn in so many. */
const LOOKED_AT = 150;

/** The parts that each player's last turn was about, and whose it was; of two players the later one counts. */
export function lastMarks(
  lines: readonly Line[],
  face: Pick<AnyFace, "turns" | "mentions">,
): ReadonlyMap<string, number> {
  const marks = new Map<string, number>();
  for (const { event } of lines.slice(-LOOKED_AT)) {
    const told = event as unknown as ToldEvent;
    if (typeof told.seat !== "number") continue;
    if (face.turns?.includes(told.kind)) forget(marks, told.seat);
    else for (const part of face.mentions?.(told) ?? []) marks.set(part, told.seat);
  }
  return marks;
}

function forget(marks: Map<string, number>, seat: number): void {
  for (const [part, by] of marks) if (by === seat) marks.delete(part);
}

export function markLast(root: Element | null, marks: ReadonlyMap<string, number>, seats: readonly SeatLook[]): void {
  for (const part of root?.querySelectorAll("[data-part]") ?? []) {
    const seat = marks.get(part.getAttribute("data-part") ?? "");
    const shape = seat === undefined ? undefined : seats[seat]?.shape;
    if (shape) part.setAttribute("data-last", shape);
    else part.removeAttribute("data-last");
  }
}
