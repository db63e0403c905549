import { useCallback, useState } from "preact/hooks";

/** What went wrong while something was fetched is thrown as it is drawn: so the page says so, with a way on. */
export function useRaise(): (error: unknown) => void {
  const [flaw, setFlaw] = useState<{ readonly error: unknown } | null>(null);
  if (flaw) throw flaw.error;
  return useCallback((error: unknown) => setFlaw({ error }), []);
}
