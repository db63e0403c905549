import { useEffect, useState } from "preact/hooks";

/** Whether the window fulfils a condition, now and as it changes. */
export function useMedia(condition: string): boolean {
  const [query] = useState(() => matchMedia(condition));
  const [fits, setFits] = useState(query.matches);
  useEffect(() => {
    const look = () => setFits(query.matches);
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, [query]);
  return fits;
}
