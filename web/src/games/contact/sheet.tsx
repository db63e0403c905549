// Everyone's timing, from the rounds that are over: planned ways against tapped flights; at the end the certificate.
import { useState } from "preact/hooks";
import { SeatMark } from "../../art/shapes";
import { lineThrough } from "../../table/rhythm/steadiness";
import { Calibration } from "./calibration";
import { Certificate } from "./certificate";
import type { ContactView } from "./model.generated";
import { type Props, routeSigns, waysOf } from "./names";
import { Comparison } from "./plans";
import { Plot, type Tapped } from "./plot";

function Page(props: Props) {
  const { message, seats, view } = props;
  const [calibrating, setCalibrating] = useState(false);
  return (
    <div class="co-sheet">
      {view.reason === "twelve_rounds" && <Certificate {...props} />}
      <p>{message(view.plans.length > 0 ? "see-timing-about" : "see-timing-none")}</p>
      {seats.map(({ seat, name, shape }) => {
        const points = tappedBy(view, seat);
        return (
          points.length > 0 && (
            <section key={seat}>
              <h3>
                <SeatMark shape={shape} size={18} /> {name}
              </h3>
              <Plot points={points} name={message("see-plot", { player: name })} />
              <Words {...props} points={points} />
            </section>
          )
        );
      })}
      {view.plans.length > 0 && <Rounds {...props} />}
      <button type="button" onClick={() => setCalibrating(true)}>
        {message("see-calibrate")}
      </button>
      {calibrating && <Calibration {...props} close={() => setCalibrating(false)} />}
    </div>
  );
}

/** Flight by flight, void ones too. */
function tappedBy(view: ContactView, seat: number): readonly Tapped[] {
  return view.plans
    .filter((plan) => plan.source === seat)
    .flatMap(({ route, flights }) => {
      const ways = waysOf(view.chips, route);
      return flights.map((ms, leg) => ({ way: ways[leg] ?? 0, ms }));
    });
}

export function Words({ message, points }: Props & { points: readonly Tapped[] }) {
  const found = lineThrough(points);
  if (!found) return null;
  const { speed, offset, stray } = found;
  return (
    <p>
      {message(offset < 0 ? "see-timing-line-less" : "see-timing-line", {
        speed: String(Math.round(speed)),
        offset: String(Math.round(Math.abs(offset))),
        stray: String(Math.round(100 * stray)),
      })}
    </p>
  );
}

function Rounds(props: Props) {
  const { view, message } = props;
  return (
    <>
      <p>{message("see-timing-bars")}</p>
      <ol class="co-rounds">
        {[...view.plans].reverse().map((plan, number) => (
          <li key={view.plans.length - number} data-void={plan.void}>
            {message("see-round-route", { round: plan.round, route: routeSigns(props, plan.route) })}
            {plan.void && ` (${message("see-void")})`}
            <Comparison {...props} plan={plan} />
          </li>
        ))}
      </ol>
    </>
  );
}

export const Sheet = { title: ({ message }: Props) => message("see-timing"), Page };
