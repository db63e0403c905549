import { useEffect, useState } from "preact/hooks";
import type { Viewer } from "../net/http";
import type { SeatLook } from "../table/face";
import { Icon } from "../ui/icon";
import { useSay } from "../words/use";

interface Props {
  readonly at: number;
  readonly last: number;
  readonly go: (at: number) => void;
  readonly viewer: Viewer;
  readonly see: (viewer: Viewer) => void;
  readonly seats: readonly SeatLook[];
}

const STEP = 1100;

/** The slider of a replay, one step, play and pause, and whose eyes it is seen with. */
export function Player({ at, last, go, viewer, see, seats }: Props) {
  const say = useSay();
  const [playing, play] = useState(false);
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return play(false);
    const timer = setTimeout(() => go(at + 1), STEP);
    return () => clearTimeout(timer);
  }, [playing, at, last, go]);
  const step = (by: number) => {
    play(false);
    go(Math.max(0, Math.min(last, at + by)));
  };
  return (
    <div class="player-bar">
      <div class="row">
        <button type="button" aria-label={say("replay-back")} disabled={at === 0} onClick={() => step(-1)}>
          <Icon d="M17,5V19L6,12Z" />
        </button>
        <button type="button" class="main" onClick={() => play(!playing)}>
          {say(playing ? "replay-pause" : "replay-play")}
        </button>
        <button type="button" aria-label={say("replay-next")} disabled={at >= last} onClick={() => step(1)}>
          <Icon d="M7,5V19L18,12Z" />
        </button>
        <span class="muted">{say("replay-at", { at, last })}</span>
        <select
          aria-label={say("replay-viewer")}
          value={String(viewer)}
          onChange={(event) => see(viewerOf(event.currentTarget.value))}
        >
          <option value="open">{say("replay-open")}</option>
          <option value="public">{say("replay-public")}</option>
          {seats.map((look) => (
            <option key={look.seat} value={look.seat}>
              {say("replay-seat", { name: look.name })}
            </option>
          ))}
        </select>
      </div>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say("replay-slider")}
        onInput={(event) => {
          play(false);
          go(event.currentTarget.valueAsNumber);
        }}
      />
    </div>
  );
}

function viewerOf(value: string): Viewer {
  return value === "open" || value === "public" ? value : Number(value);
}
