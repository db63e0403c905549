import type { GameUnderWay } from "./use-game";

/** Whether there is somebody to talk to, or something was said: nobody talks alone. */
export function talks({ lobby, told }: GameUnderWay): boolean {
  const people = lobby.seats.filter((each) => each.player && !each.player.bot);
  return people.length > 1 || lobby.spectators > 0 || (told.talk ?? []).length > 0;
}
