// The board: Venice, and the stage beside it or above it. What was behind the masks stands on the sheet at the side.
import { useMemo } from "preact/hooks";
import { Pane, type Room } from "../../table/board/pane";
import { Climax } from "./climax";
import { VeniceMap } from "./map";
import type { Props } from "./names";
import { AboveMap } from "./phantom";
import { chartOf } from "./venice";

export function Board(props: Props) {
  return (
    <div class="ink night">
      <AboveMap {...props} />
      <div class="ink-venice">
        <Pane crowded legend={<Legend {...props} />}>
          {(room) => <Charted {...props} room={room} />}
        </Pane>
        <Climax {...props} />
      </div>
    </div>
  );
}

function Charted(props: Props & { room: Room }) {
  const { width, height } = props.room;
  const chart = useMemo(() => chartOf({ width, height }), [width, height]);
  return <VeniceMap {...props} chart={chart} />;
}

/** Ways by land are straight, ways by sea are waves. */
function Legend({ message }: Props) {
  return (
    <ul class="ink-legend">
      <li>
        <svg viewBox="0 0 34 10" width="34" height="10" aria-hidden="true">
          <path class="ink-way" d="M2,5H32" />
        </svg>
        {message("see-land")}
      </li>
      <li>
        <svg viewBox="0 0 34 10" width="34" height="10" aria-hidden="true">
          <path class="ink-waves" d="M2,5q3.75,-8 7.5,0t7.5,0t7.5,0t7.5,0" />
        </svg>
        {message("see-sea")}
      </li>
    </ul>
  );
}
