// A logbook: an entry for each turn. Points, a stroke, a zero roll, a zero that was used.
import type { Entry } from "./model.generated";
import type { Props } from "./names";

export function Logbook(props: Props & { readonly seat: number }) {
  const { view, seat, message } = props;
  const player = view.players[seat];
  if (!player) return null;
  const writes = view.player === seat && view.phase !== "over";
  return (
    <ol class="los-logbook" aria-label={message("see-logbook")} data-out={player.out} data-at="logbook">
      {Array.from({ length: view.entries }, (_, at) => {
        const entry = player.logbook[at];
        const now = writes && at === player.logbook.length;
        return (
          <li key={at} data-kind={entry?.kind ?? "empty"} data-now={now} aria-label={entry && spoken(props, entry)}>
            {entry ? written(entry) : now ? `+${view.points}` : ""}
          </li>
        );
      })}
    </ol>
  );
}

function written(entry: Entry): string {
  if (entry.kind === "points") return String(entry.points ?? 0);
  return entry.kind === "stroke" ? "/" : "0";
}

function spoken(props: Props, entry: Entry): string {
  return props.message(`entry-${entry.kind}`, { points: entry.points ?? 0 });
}
