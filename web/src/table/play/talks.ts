import type { SeatLook } from "../face/face";
import type { GameUnderWay } from "./use-game";

/** Whether there is somebody to talk to, or something was said: nobody talks alone. */
export function talks({ lobby, told }: GameUnderWay): boolean {
  const people = lobby.seats.filter((each) => each.player && !each.player.bot);
  return people.length > 1 || lobby.spectators > 0 || (told.talk ?? []).length > 0;
}

/** People of my team, where there are several: what is said to them alone is nobody else's business. */
export function partnersOf(
  teams: readonly (readonly number[])[],
  seats: readonly SeatLook[],
  me: number | null,
): readonly SeatLook[] {
  const mine = teams.length > 1 ? teams.find((team) => me !== null && team.includes(me)) : undefined;
  return seats.filter(({ seat, bot }) => !bot && seat !== me && mine?.includes(seat));
}
