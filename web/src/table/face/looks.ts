// Seats as they are drawn: two people who chose the same shape are told apart, for every viewer alike.
import { type Lobby, SHAPES } from "../../wire";
import type { SeatLook, Shape } from "./face";

export function looks(lobby: Lobby, me: number | null, waiting: readonly number[]): readonly SeatLook[] {
  const shapes = distinct(lobby.seats.map((seat) => seat.shape));
  return lobby.seats.map((state, seat) => ({
    seat,
    name: state.player?.name ?? "",
    shape: shapes[seat] ?? "circle",
    me: seat === me,
    bot: Boolean(state.player?.bot),
    here: state.here,
    awaited: waiting.includes(seat),
  }));
}

/** The first to have a shape keeps it; the next gets one that nobody asked for, or else one that nobody has. */
export function distinct(wanted: readonly (Shape | null)[]): readonly Shape[] {
  const given: Shape[] = [];
  for (const shape of wanted) {
    const free = SHAPES.filter((each) => !given.includes(each));
    const unasked = free.find((each) => !wanted.includes(each));
    given.push(shape && free.includes(shape) ? shape : (unasked ?? free[0] ?? "circle"));
  }
  return given;
}
