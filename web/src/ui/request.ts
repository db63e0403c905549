// Something asked of the server: not there yet, there, or refused.
import { useCallback, useEffect, useState } from "preact/hooks";
import { Refusal, UNREACHED } from "../net/http";
import type { Text } from "../wire";

export type Requested<Value> =
  | { readonly kind: "waiting" }
  | { readonly kind: "here"; readonly value: Value }
  | { readonly kind: "refused"; readonly why: Text };

export function whyOf(error: unknown): Text {
  if (!(error instanceof Refusal)) console.error(error);
  return error instanceof Refusal ? error.why : UNREACHED;
}

export function useRequest<Value>(ask: () => Promise<Value>, on: readonly unknown[]): [Requested<Value>, () => void] {
  const [asked, setAsked] = useState<Requested<Value>>({ kind: "waiting" });
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let wanted = true;
    ask().then(
      (value) => wanted && setAsked({ kind: "here", value }),
      (error) => wanted && setAsked({ kind: "refused", why: whyOf(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [...on, times]);
  return [asked, useCallback(() => setTimes((count) => count + 1), [])];
}
