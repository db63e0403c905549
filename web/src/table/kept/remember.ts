// The tables this browser has sat at: they are offered again on the start page until they are over.
import { http, NOT_THERE, Refusal } from "../../net/http";
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

/** The kept tables that go on. Those that are over are forgotten, but none because the server could not be asked. */
export async function goingOn(): Promise<readonly Lobby[]> {
  const looked = await Promise.all(tablesKept().map(look));
  const ended = looked.filter((each) => each.ended).map((each) => each.table);
  keep(tablesKept().filter((table) => !ended.includes(table)));
  return looked.flatMap(({ lobby, ended: over }) => (lobby && !over ? lobby : []));
}

interface Looked {
  readonly table: string;
  readonly lobby: Lobby | null;
  /** There is nothing to go back to. */
  readonly ended: boolean;
}

async function look(table: string): Promise<Looked> {
  try {
    const lobby = await http.lobby(table);
    return { table, lobby, ended: !goesOn(lobby) };
  } catch (error) {
    return { table, lobby: null, ended: error instanceof Refusal && error.status === NOT_THERE };
  }
}

function goesOn(lobby: Lobby): boolean {
  return lobby.mine.length > 0 && ["open", "playing", "paused"].includes(lobby.state);
}
