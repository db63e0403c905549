// CO-33 Every plan of a round beside what was sent: each leg's way, and how long it was flown.
import type { PlanView } from "./model.generated";
import { type Props, routeName, routeSigns, waysOf } from "./names";

/** All of them, the last one first: a round may have many, so that this part of the desk scrolls. */
export function Plans(props: Props & { plans: readonly PlanView[] }) {
  const { plans, message } = props;
  return (
    <section class="co-plans" tabindex={0} aria-label={message("see-plans", { count: plans.length })}>
      <ol reversed>
        {plans.map((plan, number) => <Shown key={number} {...props} plan={plan} number={number + 1} />).reverse()}
      </ol>
    </section>
  );
}

function Shown(props: Props & { plan: PlanView; number: number }) {
  const { plan, number, message } = props;
  return (
    <li data-void={plan.void}>
      <b>
        <span class="co-number">{number}</span>
        {routeSigns(props, plan.route)}
        {plan.void && ` (${message("see-void")})`}
      </b>
      <Comparison {...props} plan={plan} />
    </li>
  );
}

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
