// The board: the stage above, Venice below, and beside it the notebook, at the end what was behind the masks.
import { Climax } from "./climax";
import { End } from "./end";
import { Frame, useMedia } from "./frame";
import { VeniceMap } from "./map";
import type { Props } from "./names";
import { Notebook } from "./notebook";
import { Stage } from "./stage";
import { UPRIGHT, WIDE } from "./venice";

const NARROW = "(max-width: 640px)";
const ROOMY = "(min-width: 1240px)";

export function Board(props: Props) {
  const { view, me } = props;
  const upright = useMedia(NARROW);
  const roomy = useMedia(ROOMY);
  return (
    <div class="ink night" data-hand={usesHand(props)}>
      <div class="ink-main">
        {view.secrets === null && <Stage {...props} />}
        <div class="ink-venice">
          <Frame message={props.message} legend={<Legend {...props} />}>
            <VeniceMap key={upright ? "upright" : "wide"} {...props} chart={upright ? UPRIGHT : WIDE} />
          </Frame>
          <Climax {...props} />
        </div>
      </div>
      {view.secrets && <End {...props} secrets={view.secrets} />}
      {me !== null && view.turn > 0 && !view.secrets && <Notebook key={me} {...props} me={me} open={roomy} />}
    </div>
  );
}

/** Who has to lay cards, or to write a declaration, finds them above the map where there is little room. */
function usesHand({ view, me }: Props): boolean {
  return me !== null && view.awaited.includes(me) && (view.phase === "answering" || view.phase === "declaring");
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
