// CO-33 Every plan of a round beside what was sent: each leg's way, and how long it was flown.
import type { PlanView } from "./model.generated";
import { type Props, routeName, sign, waysOf } from "./names";

export function Plans(props: Props & { plans: readonly PlanView[] }) {
  return (
    <ol class="co-plans">
      {props.plans.slice(-SHOWN).map((plan, number) => (
        <li key={number} data-void={plan.void}>
          <b>
            {plan.route.map((chip) => sign(chip) || props.message("chip-earth")).join(" › ")}
            {plan.void && ` (${props.message("see-void")})`}
          </b>
          <Comparison {...props} plan={plan} />
        </li>
      ))}
    </ol>
  );
}

const SHOWN = 3;

/** Above the planned ways, below the flights that were sent, both as parts of their whole. */
export function Comparison(props: Props & { plan: PlanView }) {
  const { plan, view } = props;
  const ways = waysOf(view.chips, plan.route);
  const rows = [bars(ways), bars(plan.flights, ways.slice(plan.flights.length))] as const;
  const words = plan.flights.map((ms) => (ms / 1000).toFixed(1)).join(", ");
  return (
    <svg
      class="co-compared"
      viewBox="0 0 300 34"
      role="img"
      aria-label={props.message("see-compared", { route: routeName(props, plan.route), flights: words })}
    >
      {rows.map((row, which) =>
        row.map(([from, to], leg) => (
          <rect
            key={`${which} ${leg}`}
            class={which === 0 ? "co-planned" : "co-tapped"}
            x={300 * from + 1}
            y={which === 0 ? 1 : 18}
            width={Math.max(2, 300 * (to - from) - 2)}
            height="14"
            rx="3"
          />
        )),
      )}
    </svg>
  );
}

/** From where to where each lies on a line of length one; what was not flown leaves its part of the line empty. */
function bars(lengths: readonly number[], missing: readonly number[] = []): readonly (readonly [number, number])[] {
  const sum = (all: readonly number[]) => all.reduce((one, two) => one + two, 0);
  const share = missing.length === 0 ? 1 : lengths.length / (lengths.length + missing.length);
  const whole = sum(lengths) / share || 1;
  let at = 0;
  return lengths.map((length) => {
    const from = at;
    at += length / whole;
    return [from, at] as const;
  });
}
