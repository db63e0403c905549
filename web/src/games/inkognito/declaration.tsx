// IK-43 The fifth player's declaration: a row for each player, filled in the order of the seats.
import { CardPicture } from "./cards";
import { MarkPicture } from "./figures";
import { AGENTS, type Agent, agentSeats, BUILDS, type Build, nameOf, type Props } from "./names";

export function Declaration(props: Props) {
  const { view } = props;
  const writes = view.phase === "declaring" && view.awaited.includes(props.me ?? -1);
  const agents = view.declaration?.agents;
  const builds = view.declaration?.builds;
  if (!writes && !agents) return null;
  return (
    <section class="ink-mine night ink-declaration" aria-label={props.message("see-declaration")}>
      <h3>{props.message("see-declaration")}</h3>
      {agentSeats(view).map((seat) => (
        <div key={seat} class="ink-row">
          <b class="ink-person">
            <MarkPicture colour={view.players[seat]?.colour ?? "blue"} /> {nameOf(props, seat)}
          </b>
          {AGENTS.map((agent) => (
            <Written key={agent} {...props} seat={seat} what="identity" value={agent} chosen={agents?.[seat]} />
          ))}
          {agents &&
            BUILDS.map((build) => (
              <Written key={build} {...props} seat={seat} what="build" value={build} chosen={builds?.[seat]} />
            ))}
        </div>
      ))}
    </section>
  );
}

interface Cell {
  readonly seat: number;
  readonly what: "identity" | "build";
  readonly value: Agent | Build;
  readonly chosen: Agent | Build | undefined;
}

function Written(props: Props & Cell) {
  const { seat, what, value, chosen } = props;
  const name = `${nameOf(props, seat)}: ${props.message(`card-${value}`)}`;
  return (
    <span {...props.part(`${what}:${seat}:${value}`, name)} class="ink-held" data-chosen={chosen === value}>
      <CardPicture card={value} colour={props.view.players[seat]?.colour ?? null} />
    </span>
  );
}
