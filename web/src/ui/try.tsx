// Something a person asked for with a button: one at a time, and a refusal is shown where it was asked.
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { Text } from "../wire";
import { useOwnWording } from "../words/use";
import { whyOf } from "./asked";

export interface Trying {
  readonly busy: boolean;
  readonly problem: VNode | null;
  attempt(what: () => Promise<void>): Promise<void>;
}

export function useTry(): Trying {
  const wording = useOwnWording();
  const [busy, be] = useState(false);
  const [why, refuse] = useState<Text | null>(null);
  return {
    busy,
    problem: why && (
      <p class="problem" role="alert">
        {wording?.render(why)}
      </p>
    ),
    attempt: async (what) => {
      if (busy) return;
      be(true);
      refuse(null);
      await what().catch((error) => refuse(whyOf(error)));
      be(false);
    },
  };
}
