// A value that components can watch.
import { useEffect } from "preact/hooks";
import { useRedraw } from "./redraw";

interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  watch(hear: () => void): () => void;
}

export function store<Value>(first: Value): Store<Value> {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      current = value;
      for (const hear of [...listeners]) hear();
    },
    watch: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}

export function useStore<Value>(watched: Store<Value>): Value {
  const [, redraw] = useRedraw();
  const drawn = watched.get();
  useEffect(() => {
    // It may have changed after it was drawn, before anybody watched.
    if (watched.get() !== drawn) redraw();
    return watched.watch(redraw);
  }, [watched]);
  return drawn;
}
