// A value that components can watch.
import { useEffect } from "preact/hooks";
import { useRedraw } from "./redraw";

export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  watch(hear: () => void): () => void;
}

export function store<Value>(first: Value): Store<Value> {
  let current = first;
  const ears = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      current = value;
      for (const hear of [...ears]) hear();
    },
    watch: (hear) => {
      ears.add(hear);
      return () => ears.delete(hear);
    },
  };
}

export function useStore<Value>(watched: Store<Value>): Value {
  const [, redraw] = useRedraw();
  useEffect(() => watched.watch(redraw), [watched]);
  return watched.get();
}
