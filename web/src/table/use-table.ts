import { useEffect, useState } from "preact/hooks";
import { http } from "../net/http";
import { type Live, type TableLine, watch } from "../net/live";

const NOT_YET: Live = { phase: { kind: "connecting" }, lag: null, state: null, busy: false };

interface Watching {
  readonly live: Live;
  readonly line: TableLine | null;
}

/** Watch a table for as long as this is shown. */
export function useTable(table: string): Watching {
  const [line, setLine] = useState<TableLine | null>(null);
  const [live, setLive] = useState<Live>(NOT_YET);
  useEffect(() => {
    const opened: TableLine = watch(http.socket(table), () => setLive(opened.now()));
    setLine(opened);
    return () => opened.close();
  }, [table]);
  return { live, line };
}
