// My things: the dice of the turn, whoever rolls them, and my logbook.
import { Logbook } from "./logbook";
import type { Props } from "./names";
import { Tray } from "./tray";

export function Mine(props: Props) {
  return (
    <div class="los-mine night" data-rolls={props.me === props.view.player}>
      <Tray {...props} />
      {props.me !== null && <Logbook {...props} seat={props.me} />}
    </div>
  );
}
