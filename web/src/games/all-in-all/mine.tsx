// My things: the hand as a fan, one bundle for each face, and my home planet.
import type { Drawing } from "../../table/face/face";
import type { Card } from "./cards";
import type { AllInAllView } from "./model.generated";
import { CardFace } from "./relics";
import { Column, countOf, RELICS } from "./shelf";

type Props = Drawing<AllInAllView>;

const ALIENS: readonly Card[] = ["pilferer", "schemer", "time_thief"];
const FACES: readonly Card[] = [...RELICS, ...ALIENS, "sabortal"];
const OVERLAP = 15;

export function Mine(props: Props) {
  const hand = props.view.hand ?? [];
  return (
    <div class="aia-mine night">
      <div class="aia-hand" data-at="hand">
        {FACES.filter((card) => countOf(hand, card) > 0).map((card) => (
          <Bundle key={card} {...props} card={card} copies={countOf(hand, card)} />
        ))}
        {props.lit("hand") && (
          <span {...props.part("hand", props.message("see-into-hand"))} class="aia-target">
            {props.message("see-into-hand")}
          </span>
        )}
      </div>
      <Planet {...props} />
    </div>
  );
}

function partOf(card: Card): string {
  return ALIENS.includes(card) || card === "sabortal" ? `card:${card}` : `relic:${card}`;
}

function Bundle(props: Props & { card: Card; copies: number }) {
  const { card, copies } = props;
  const width = 52 + (copies - 1) * OVERLAP;
  const name = props.message("see-copies", { card: props.message(`card-${card}`), count: copies });
  return (
    <span {...props.part(partOf(card), name)} class="aia-bundle">
      <svg viewBox={`0 0 ${width} 70`} width={width} height="58" aria-hidden="true">
        {Array.from({ length: copies }, (_, copy) => (
          <g key={copy} transform={`translate(${26 + copy * OVERLAP} 35) rotate(${(copy - (copies - 1) / 2) * 3})`}>
            <CardFace card={card} />
          </g>
        ))}
      </svg>
      <span class="aia-caption">{props.message(`see-caption-${card}`)}</span>
    </span>
  );
}

function Planet(props: Props) {
  const { me, view } = props;
  const { planet, sets } = (me === null ? null : view.players[me]) ?? { planet: [], sets: 0 };
  return (
    <div {...props.part("planet", props.message("see-home", { sets }))} class="aia-planet">
      <span class="aia-caption">{props.message("see-home", { sets })}</span>
      <span class="aia-shelf">
        {RELICS.map((relic) => (
          <Column key={relic} relic={relic} count={countOf(planet, relic)} full={view.full_set} />
        ))}
      </span>
    </div>
  );
}
