import { useEffect, useState } from "preact/hooks";
import { http } from "../../net/http";
import { type Live, type TableConnection, watch } from "../../net/live";
import { seenAt } from "../kept/seen";

const NOT_YET: Live = { phase: { kind: "connecting" }, lag: null, state: null, busy: false };

interface Watching {
  readonly live: Live;
  readonly connection: TableConnection | null;
}

/** Watch a table for as long as this is shown. */
export function useTable(table: string): Watching {
  const [connection, setConnection] = useState<TableConnection | null>(null);
  const [live, setLive] = useState<Live>(NOT_YET);
  useEffect(() => {
    const opened: TableConnection = watch(
      http.socket(table),
      () => setLive(opened.now()),
      (seat) => seenAt(table, seat),
    );
    setConnection(opened);
    return () => opened.close();
  }, [table]);
  return { live, connection };
}
