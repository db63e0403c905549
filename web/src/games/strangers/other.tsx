// Another player: cards as backs, what is known of them, Kids at hand and on the way, and who plays with whom.
import { bundled } from "./cards";
import type { PlayerView } from "./model.generated";
import { lookOf, type Props, tallyOf } from "./names";
import { CardBack, CardPicture } from "./pictures";
import { KidPicture } from "./tokens";

type Seated = Props & { readonly seat: number };

export function Other(props: Seated) {
  const player = props.view.players[props.seat];
  if (player === undefined) return null;
  return (
    <div class="dts-other night">
      <Hand {...props} player={player} />
      <Team {...props} />
      <span class="dts-kids" title={props.message("see-supply", { count: player.supply })}>
        <KidPicture shape={lookOf(props, props.seat).shape} size={18} />
        {player.supply}
      </span>
    </div>
  );
}

function Hand(props: Seated & { player: PlayerView }) {
  const { player, seat, message } = props;
  const known = bundled(player.known);
  const name = message("see-hand", { player: lookOf(props, seat).name, count: player.cards, limit: player.hand_limit });
  const seen = known.map(([card, count]) => `${message(`card-${card}`)}${count > 1 ? ` × ${count}` : ""}`).join(", ");
  return (
    <span
      {...props.part(`seat:${seat}`, seen === "" ? name : `${name}; ${message("see-known", { cards: seen })}`)}
      class="dts-backs"
      data-open={player.cards > 0 && player.known.length === player.cards}
    >
      <span class="dts-fan" aria-hidden="true">
        {Array.from({ length: Math.min(player.cards, 6) }, (_, card) => (
          <CardBack key={card} size={26} />
        ))}
      </span>
      <b>{player.cards}</b>
      <span class="dts-known">
        {player.known.map((card, place) => (
          <CardPicture key={`${card} ${place}`} card={card} size={24} />
        ))}
      </span>
    </span>
  );
}

/** DS-39 A partner is marked as such; of others, which team they are. */
function Team(props: Seated) {
  const teams = tallyOf(props)?.teams ?? [];
  const team = teams.findIndex((seats) => seats.includes(props.seat));
  if (team < 0) return null;
  const partner = props.me !== null && props.me !== props.seat && teams[team]?.includes(props.me);
  return (
    <span class="dts-team" data-partner={partner}>
      {partner ? props.message("see-partner") : props.message("see-team", { team: team + 1 })}
    </span>
  );
}
