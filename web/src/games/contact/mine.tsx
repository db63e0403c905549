// My things: the target and the plan of the Source; the pencil of whoever listens.
import { usePencil } from "./marks";
import { type Chip, chipName, type Props, routeName } from "./names";
import { ChipPicture } from "./planet";

export function Mine(props: Props) {
  const { view } = props;
  const source = view.sends;
  if (view.phase === "over" || (source ? view.target === null : view.phase === "between")) return null;
  return <div class="co-mine night">{source ? <Secret {...props} /> : <Pencil {...props} />}</div>;
}

function Secret(props: Props) {
  const { view, message } = props;
  if (view.target === null) return null;
  const route: readonly Chip[] = [view.rocket, ...(view.plan ?? [])];
  return (
    <div class="co-secret">
      <svg
        viewBox="-190 -190 380 380"
        role="img"
        aria-label={message("see-your-target", { chip: chipName(props, view.target) })}
      >
        <ChipPicture chip={view.target} condition="candidate" />
        <path
          class="co-eye"
          d="M70,-150Q118,-196 166,-150Q118,-104 70,-150ZM104,-150a14,14 0 1 0 28,0a14,14 0 1 0 -28,0"
        />
      </svg>
      <p>
        <b>{message("see-your-target", { chip: chipName(props, view.target) })}</b>
        {route.length > 1 ? (
          <span>{routeName(props, route)}</span>
        ) : (
          view.phase === "planning" && <span>{message("see-no-plan")}</span>
        )}
      </p>
    </div>
  );
}

function Pencil({ message, keptAt }: Props) {
  const [drawn, setDrawn] = usePencil(keptAt);
  return (
    <div class="co-pencil">
      <button type="button" aria-pressed={drawn} onClick={() => setDrawn(!drawn)}>
        {message("see-pencil")}
      </button>
      <small>{message("see-marks")}</small>
    </div>
  );
}
