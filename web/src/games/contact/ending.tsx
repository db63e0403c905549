// On the panel of the end: what the team has reached together, and the certificate for it. A lost game has no score.
import { useState } from "preact/hooks";
import { Dialog } from "../../ui/dialog";
import { Certificate } from "./certificate";
import type { Props } from "./names";

export function Ending(props: Props) {
  const { message, view } = props;
  const [reading, setReading] = useState(false);
  if (view.reason !== "twelve_rounds") return null;
  return (
    <div class="co-ending">
      <p>
        <b>{view.points}</b>/{view.most_points} {message("see-points", { count: view.points })}
        {view.grade && ` · ${message(`grade-${view.grade}`)}`}
      </p>
      <button type="button" onClick={() => setReading(true)}>
        {message("see-certificate")}
      </button>
      {reading && (
        <Dialog title={message("see-certificate")} close={() => setReading(false)}>
          <Certificate {...props} />
        </Dialog>
      )}
    </div>
  );
}
