// The sheet at the side: the notebook while the match goes on, at its end what was behind the masks.
import { End } from "./end";
import type { Props } from "./names";
import { Notebook } from "./notebook";

export function sheetTitle({ view, me, message }: Props): string | null {
  if (view.secrets) return message("see-revealed");
  return me !== null && view.turn > 0 ? message("note-title") : null;
}

export function BySide(props: Props) {
  const { view, me } = props;
  if (view.secrets) return <End {...props} secrets={view.secrets} />;
  return me !== null && view.turn > 0 && <Notebook key={me} {...props} me={me} />;
}
