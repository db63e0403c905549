// A hint for each new kind of decision, once; it can be turned off for good. Where it would lie on what can be picked
// it is folded up, and opens when somebody wants to read it.
import { useEffect, useState } from "preact/hooks";
import { change, settings } from "../../ui/settings";
import { useStore } from "../../ui/store";
import type { Decision } from "../../wire";
import { useSay } from "../../words/use";
import type { Wording } from "../../words/wording";

interface Props {
  readonly slug: string;
  readonly decision: Decision | null;
  readonly wording: Wording;
  readonly explain: (clause: string) => void;
}

export function FirstHint({ slug, decision, wording, explain }: Props) {
  const say = useSay();
  const { hints, seen } = useStore(settings);
  const [open, setOpen] = useState(false);
  const kind = `${slug}/${decision?.kind}`;
  useEffect(() => setOpen(false), [kind]);
  const message = `hint-${decision?.kind}`;
  if (!decision || !hints || seen.includes(kind) || !wording.knows(message)) return null;
  return (
    <aside class="hint" aria-label={say("hint-title")} data-open={open}>
      <button type="button" class="hint-opener" onClick={() => setOpen(true)}>
        {say("hint-title")}
      </button>
      <div class="hint-words">
        <p>{wording.message(message)}</p>
        <div class="row">
          <button type="button" class="main" onClick={() => change({ seen: [...seen, kind] })}>
            {say("hint-seen")}
          </button>
          <button type="button" onClick={() => explain(decision.clause)}>
            {say("hint-clause", { clause: decision.clause })}
          </button>
          <button type="button" class="quiet" onClick={() => change({ hints: false })}>
            {say("hint-off")}
          </button>
        </div>
      </div>
    </aside>
  );
}
