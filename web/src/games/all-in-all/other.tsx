// Another player: the hand as backs, what is known to be in it, and the home planet.
import type { Drawing } from "../../table/face/face";
import type { AllInAllView, PlayerView } from "./model.generated";
import { CardBack, Picture } from "./relics";
import { Column, countOf, RELICS } from "./shelf";

type Props = Drawing<AllInAllView> & { seat: number };

export function Other(props: Props) {
  const player = props.view.players[props.seat];
  if (player === undefined) return null;
  return (
    <div class="aia-other night">
      {props.me !== props.seat && <Hand {...props} player={player} />}
      <div class="aia-shelf">
        {RELICS.map((relic) => (
          <span
            key={relic}
            {...props.part(`planet:${props.seat}:${relic}`, planetName(props, player, relic))}
            class="aia-stolen"
          >
            <Column relic={relic} count={countOf(player.planet, relic)} full={props.view.full_set} />
          </span>
        ))}
      </div>
    </div>
  );
}

function planetName(props: Props, player: PlayerView, relic: (typeof RELICS)[number]): string {
  return props.message("see-on-planet", {
    player: props.seats[props.seat]?.name ?? "",
    card: props.message(`card-${relic}`),
    count: countOf(player.planet, relic),
  });
}

function Hand(props: Props & { player: PlayerView }) {
  const { player, seat } = props;
  const spread = Math.min(player.cards, 12);
  const width = 50 + Math.max(0, spread - 1) * 13;
  const name = props.message("see-hand", { player: props.seats[seat]?.name ?? "", count: player.cards });
  const known = player.known.map((card) => props.message(`card-${card}`)).join(", ");
  return (
    <span
      {...props.part(`seat:${seat}`, known === "" ? name : `${name}; ${props.message("see-known", { cards: known })}`)}
      class="aia-backs"
    >
      <svg viewBox={`0 0 ${width} 68`} height="44" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        {Array.from({ length: spread }, (_, card) => (
          <g key={card} transform={`translate(${25 + card * 13} 34) rotate(${(card - (spread - 1) / 2) * 2})`}>
            <CardBack />
          </g>
        ))}
      </svg>
      <b class="aia-count">{player.cards}</b>
      {player.known.length > 0 && (
        <span class="aia-known">
          {player.known.map((card, index) => (
            <svg key={`${card} ${index}`} viewBox="-22 -26 44 46" width="22" height="24" aria-hidden="true">
              <Picture card={card} />
            </svg>
          ))}
        </span>
      )}
    </span>
  );
}
