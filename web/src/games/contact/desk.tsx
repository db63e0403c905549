// The desk: round and points, fuel, signal cards, helper cards; between rounds every plan beside what was sent.
import { HELPERS, type Helper, type Props, shownPlans, VALUES } from "./names";
import { Plans } from "./plans";

export function Desk(props: Props) {
  const { view } = props;
  const plans = shownPlans(view);
  const professional = view.options.variant === "professional";
  return (
    <div class="co-desk">
      <Numbers {...props} />
      <Fuel {...props} />
      {plans.length > 0 ? <Plans {...props} plans={plans} /> : <Signals {...props} />}
      {professional && <Helpers {...props} />}
    </div>
  );
}

function Numbers({ view, message }: Props) {
  const { points } = view;
  return (
    <dl class="co-numbers">
      <div>
        <dd>
          {view.round}
          <small>/{view.rounds}</small>
        </dd>
        <dt>{message("see-round")}</dt>
      </div>
      <div>
        <dd>{points}</dd>
        <dt>{message("see-points", { count: points })}</dt>
      </div>
    </dl>
  );
}

function Fuel(props: Props) {
  const { view } = props;
  return (
    <div {...props.part("barrel", props.message("see-barrels", { count: view.barrels }))} class="co-fuel">
      {Array.from({ length: view.barrels_at_first }, (_, barrel) => (
        <Barrel key={barrel} full={barrel < view.barrels} />
      ))}
      <b>{view.barrels}</b>
      <small>{props.message("see-barrel", { count: view.barrels })}</small>
    </div>
  );
}

export function Barrel({ full }: { full: boolean }) {
  return (
    <svg viewBox="0 0 20 26" class="co-barrel" data-full={full} aria-hidden="true">
      <path d="M3,4Q10,0 17,4Q20,13 17,22Q10,26 3,22Q0,13 3,4Z" />
      <path class="co-hoops" d="M2,9Q10,12 18,9M2,17Q10,20 18,17" />
    </svg>
  );
}

/** A card by itself, for the rules. */
export function SignalPicture({ value }: { value: number }) {
  return (
    <span class="co-signal" data-left="1">
      <svg viewBox="0 0 40 46" aria-hidden="true">
        <path class="co-wave" d={waves(value)} />
      </svg>
      <b>{value}</b>
    </span>
  );
}

function Signals(props: Props) {
  const { view } = props;
  return (
    <div class="co-signals">
      {VALUES.map((value) => {
        const left = view.signals.filter((each) => each === value).length;
        const won = view.won.filter((each) => each === value).length;
        const now = view.signal === value;
        const name = props.message("see-signal", { value, left, won });
        return (
          <span
            key={value}
            {...props.part(`signal:${value}`, now ? `${name}, ${props.message("see-prize")}` : name)}
            class="co-signal"
            data-now={now}
            data-left={left}
            data-at={`signal-card:${value}`}
          >
            <svg viewBox="0 0 40 46" aria-hidden="true">
              <path class="co-wave" d={waves(value)} />
            </svg>
            <b>{value}</b>
            <Pips left={left} now={now} won={won} />
          </span>
        );
      })}
    </div>
  );
}

/** What has become of the two cards of a value: dots for those left, a diamond for the prize, ticks for those won. */
function Pips({ left, now, won }: { left: number; now: boolean; won: number }) {
  const signs = [
    ...Array(left).fill("dot"),
    ...(now ? ["prize"] : []),
    ...Array(won).fill("won"),
  ] as (keyof typeof PIPS)[];
  return (
    <svg class="co-pips" viewBox="0 0 36 12" aria-hidden="true">
      {signs.map((sign, number) => (
        <path
          key={number}
          data-sign={sign}
          transform={`translate(${18 + 12 * (number - (signs.length - 1) / 2)} 6)`}
          d={PIPS[sign]}
        />
      ))}
    </svg>
  );
}

const PIPS = {
  dot: "M-3,0a3,3 0 1 0 6,0a3,3 0 1 0 -6,0",
  prize: "M0,-5L5,0L0,5L-5,0Z",
  won: "M-5,0L-1,4L5,-4",
} as const;

/** As many arcs as it is worth. */
function waves(value: number): string {
  return Array.from({ length: value }, (_, arc) => {
    const reach = 8 + arc * 5.5;
    return `M${20 - reach},${44}A${reach},${reach} 0 0 1 ${20 + reach},${44}`;
  }).join("");
}

const HELPER_PATHS: Record<Helper, string> = {
  fifty: "M12,8a7,7 0 1 0 .1,0ZM28,18a7,7 0 1 0 .1,0ZM31,6L9,34",
  stopover: "M6,30L18,14L34,22M18,6a8,8 0 1 0 .1,0Z",
  exchange: "M8,14H30L24,7M32,26H10L16,33",
};

export function HelperPicture({ helper }: { helper: Helper }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path d={HELPER_PATHS[helper]} />
    </svg>
  );
}

function Helpers(props: Props) {
  const { view, message } = props;
  return (
    <div class="co-helpers">
      {HELPERS.map((helper) => {
        const active = view.active.includes(helper);
        const name = `${message(`helper-${helper}`)}, ${message(active ? "see-active" : "see-inactive")}`;
        return (
          <span key={helper} {...props.part(`helper:${helper}`, name)} class="co-helper" data-active={active}>
            <HelperPicture helper={helper} />
            <small>{message(`helper-${helper}`)}</small>
          </span>
        );
      })}
    </div>
  );
}
