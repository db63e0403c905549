// AA-13a A standing order: fly on until a portal, whatever the others do.
import type { Drawing, StandingOrderUse } from "../../table/face/face";
import type { AllInAllView } from "./model.generated";

export function FlyOnUnasked(props: Drawing<AllInAllView> & StandingOrderUse) {
  const { standingOrder, view } = props;
  if (view.fly_on_until.length === 0) return null;
  const chosen = typeof standingOrder?.portal === "number" ? String(standingOrder.portal) : "";
  const choose = (value: string) =>
    props.leave(value === "" ? null : { kind: "fly_on_until", portal: Number(value), mission: view.mission });
  return (
    <span class="aia-standing-order">
      <select
        aria-label={props.message("see-standing-order")}
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">
          {props.message("see-standing-order")} {props.message("see-standing-order-none")}
        </option>
        {view.fly_on_until.map((portal) => (
          <option key={portal} value={String(portal)}>
            {props.message("see-standing-order-until", { portal })}
          </option>
        ))}
      </select>
    </span>
  );
}
