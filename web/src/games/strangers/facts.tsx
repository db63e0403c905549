// One line above the town: how many Strangers are still to come, the deck, the coin, the card on the table, the match.
import { SeatMark } from "../../art/shapes";
import { bestOf } from "./best";
import { lookOf, type Props, tallyOf } from "./names";
import { CardBack, CardPicture } from "./pictures";
import { Coin } from "./tokens";

export function Facts(props: Props) {
  const { view, message } = props;
  const all = view.strangers.length + view.strangers_left;
  const discards = view.discards.reduce((sum, count) => sum + count, 0);
  return (
    <div class="dts-facts">
      <span class="dts-fact dts-left" data-at="strangers" data-unhidden>
        <span>
          <b>{view.strangers_left}</b> {message("see-left", { count: view.strangers_left })}
        </span>
        <Heads all={all} here={view.strangers.length} />
      </span>
      <OnTable {...props} />
      <Match {...props} />
      <Alone {...props} />
      <span class="dts-fact dts-piles">
        <span {...props.part("deck", message("see-deck", { count: view.deck }))} class="dts-pile">
          <CardBack size={24} /> {view.deck}
        </span>
        <span class="dts-pile" data-at="discards" title={message("see-discards", { count: discards })}>
          <svg width="18" height="24" viewBox="-18 -25 36 50" aria-hidden="true">
            <rect x="-16" y="-23" width="32" height="46" rx="5" class="dts-discard" />
          </svg>
          {discards}
        </span>
        <span data-at="coin" class="dts-pile">
          <Coin saucer={view.drawn === "saucer"} size={22} />
        </span>
      </span>
    </div>
  );
}

/** Those that are there have eyes, those still to come are shadows. */
function Heads({ all, here }: { all: number; here: number }) {
  return (
    <svg class="dts-heads" viewBox={`0 0 ${all * 16} 20`} width={all * 13} height="17" aria-hidden="true">
      {Array.from({ length: all }, (_, head) => (
        <g key={head} class={head < here ? "dts-come" : "dts-coming"} transform={`translate(${head * 16 + 8} 10)`}>
          <path d="M0,-9C7,-9 8,-2 5,3C3,7 1,9 0,9C-1,9 -3,7 -5,3C-8,-2 -7,-9 0,-9Z" />
          {head < here && <path class="dts-look" d="M-4,-2L-1,1M4,-2L1,1" />}
        </g>
      ))}
    </svg>
  );
}

/** DS-8 The card that is carried out, or the alien card that was drawn. */
function OnTable(props: Props) {
  const { view, message } = props;
  const card = view.effect ?? view.playing ?? view.drawn;
  return (
    <span class="dts-fact dts-playing" data-at="playing">
      {card && (
        <>
          <CardPicture card={card} size={26} /> <b>{message(`card-${card}`)}</b>
        </>
      )}
    </span>
  );
}

/** DS-43 Who has won how many games of the match. */
function Match(props: Props) {
  const { view, message } = props;
  if (view.variant !== "gauntlet") return null;
  const wins = tallyOf(props)?.wins ?? [];
  return (
    <span class="dts-fact dts-match">
      <span class="dts-game">{message("see-game", { game: view.game })}</span>
      {props.seats.map(({ seat }) => (
        <span key={seat} class="dts-wins" title={lookOf(props, seat).name}>
          <SeatMark shape={lookOf(props, seat).shape} size={18} /> <b>{wins[seat] ?? 0}</b>
        </span>
      ))}
    </span>
  );
}

/** DS-44, DS-51 The score to beat, where there is one. */
function Alone(props: Props) {
  const { view, message } = props;
  const best = bestOf(props);
  const par = tallyOf(props)?.par ?? null;
  const points = view.players.length === 1 ? (view.players[0]?.points ?? 0) : null;
  return (
    <>
      {points !== null && (
        <span class="dts-fact">
          <b>{points}</b> {message("see-points", { count: points })}
        </span>
      )}
      {best !== null && (
        <span class="dts-fact">
          {message("see-best")} <b>{best}</b>
        </span>
      )}
      {par !== null && (
        <span class="dts-fact">
          {message("see-par")} <b>{par}</b>
        </span>
      )}
    </>
  );
}
