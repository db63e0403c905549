// My things: the hand; somebody else's while I look into it; what there is to choose from while I am the Architect.
import { bundled, CARDS, type Card } from "./cards";
import { HandCard, SmallCard } from "./hand";
import { lookOf, type Props } from "./names";

export function Mine(props: Props) {
  const { view } = props;
  const chooses = view.phase === "choosing_hand" || view.phase === "choosing_card";
  const looks = view.phase === "card" && view.looking_at !== null && view.turn === props.me;
  return (
    <div class="dts-mine night">
      {chooses && view.pool ? (
        <Pool {...props} pool={view.pool} />
      ) : looks ? (
        <Looking {...props} />
      ) : (
        <Hand {...props} />
      )}
    </div>
  );
}

function Hand(props: Props) {
  const cards = bundled(props.view.hand ?? []);
  if (cards.length === 0) return <p class="dts-none">{props.message("see-no-cards")}</p>;
  return (
    <div class="dts-hand">
      {cards.map(([card, count]) => (
        <HandCard key={card} {...props} card={card} count={count} id={`card:${card}`} />
      ))}
    </div>
  );
}

/** DS-38 I alone see it. */
function Looking(props: Props) {
  const { view, message } = props;
  const seat = view.looking_at ?? 0;
  const cards = bundled(view.players[seat]?.known ?? []);
  return (
    <div class="dts-hand">
      <b class="dts-whose">{message("see-hand-of", { player: lookOf(props, seat).name })}</b>
      {cards.map(([card, count]) => (
        <HandCard key={card} {...props} card={card} count={count} id={`named:${card}`} />
      ))}
    </div>
  );
}

/** DS-45 Every card there is to choose, with how many are left; what I hold stands before it. */
function Pool(props: Props & { pool: readonly number[] }) {
  const left = CARDS.map((card, at): readonly [Card, number] => [card, props.pool[at] ?? 0]).filter(
    ([, count]) => count > 0,
  );
  return (
    <div class="dts-pool">
      {left.map(([card, count]) => (
        <SmallCard key={card} {...props} card={card} count={count} id={`take:${card}`} />
      ))}
    </div>
  );
}
