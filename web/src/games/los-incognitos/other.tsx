// Another player: how far the logbook is, what stands in it last, and unused functions.
import type { Props } from "./names";
import { FunctionPicture } from "./things";

export function Other(props: Props & { readonly seat: number }) {
  const { view, seat, message } = props;
  const player = view.players[seat];
  if (!player) return null;
  const { function: scenario } = view.board;
  const aside = view.next_set_aside?.player === seat;
  return (
    <div class="los-other">
      <span
        class="los-progress"
        role="img"
        aria-label={message("see-entries", { count: player.logbook.length, all: view.entries })}
      >
        {Array.from({ length: view.entries }, (_, at) => (
          <i key={at} data-kind={player.logbook[at]?.kind ?? "empty"} />
        ))}
      </span>
      {player.functions > 0 && (
        <span
          role="img"
          aria-label={message("see-function", { what: message(`function-${scenario}`), count: player.functions })}
        >
          <FunctionPicture scenario={scenario} size={16} />
          {player.functions > 1 && player.functions}
        </span>
      )}
      {player.out && <span class="tag">{message("see-out")}</span>}
      {aside && <span class="tag">{message("see-aside-next")}</span>}
    </div>
  );
}
