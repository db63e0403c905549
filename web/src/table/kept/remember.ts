// The tables this browser has sat at: they are offered again on the start page until they are over.
import { http } from "../../net/http";
import { isString, listIn } from "../../ui/remembered";
import type { Lobby } from "../../wire";

const PLACE = "saucer-tables";
const MOST = 8;

function tablesKept(): readonly string[] {
  return listIn(PLACE, isString).slice(0, MOST);
}

export function remember(table: string): void {
  keep([table, ...tablesKept().filter((each) => each !== table)]);
}

function keep(tables: readonly string[]): void {
  localStorage.setItem(PLACE, JSON.stringify(tables.slice(0, MOST)));
}

/** The kept tables that go on; the others are forgotten. */
export async function goingOn(): Promise<readonly Lobby[]> {
  const looked = await Promise.all(tablesKept().map((table) => http.lobby(table).catch(() => null)));
  const running = looked.filter((lobby) => lobby !== null).filter(goesOn);
  keep(running.map((lobby) => lobby.table));
  return running;
}

function goesOn(lobby: Lobby): boolean {
  return lobby.mine.length > 0 && ["open", "playing", "paused"].includes(lobby.state);
}
