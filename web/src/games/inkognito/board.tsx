// The board: the stage above, Venice below, and beside it the notebook, at the end what was behind the masks.
import { Climax } from "./climax";
import { End } from "./end";
import { Frame, useUpright } from "./frame";
import { VeniceMap } from "./map";
import type { Props } from "./names";
import { Notebook } from "./notebook";
import { Stage } from "./stage";
import { UPRIGHT, WIDE } from "./venice";

export function Board(props: Props) {
  const { view, me } = props;
  const upright = useUpright();
  return (
    <div class="ink night" data-phase={view.phase}>
      <div class="ink-main">
        {view.secrets === null && <Stage {...props} />}
        <div class="ink-venice">
          <Frame message={props.message}>
            <VeniceMap key={upright ? "upright" : "wide"} {...props} chart={upright ? UPRIGHT : WIDE} />
          </Frame>
          <Climax {...props} />
        </div>
      </div>
      {view.secrets && <End {...props} secrets={view.secrets} />}
      {me !== null && view.turn > 0 && !view.secrets && <Notebook {...props} me={me} open={!upright} />}
    </div>
  );
}
