// AA-13a An answer left in advance: fly on until a portal, whatever the others do.
import type { Advancing, Drawing } from "../../table/face/face";
import type { AllInAllView } from "./model.generated";

export function Advance(props: Drawing<AllInAllView> & Advancing) {
  const { standing, view } = props;
  if (view.fly_on_until.length === 0) return null;
  const chosen = typeof standing?.portal === "number" ? String(standing.portal) : "";
  const choose = (value: string) =>
    props.leave(value === "" ? null : { kind: "fly_on_until", portal: Number(value), mission: view.mission });
  return (
    <span class="aia-advance">
      <select
        aria-label={props.message("see-advance")}
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">
          {props.message("see-advance")} {props.message("see-advance-none")}
        </option>
        {view.fly_on_until.map((portal) => (
          <option key={portal} value={String(portal)}>
            {props.message("see-advance-until", { portal })}
          </option>
        ))}
      </select>
    </span>
  );
}
