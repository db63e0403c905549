// Cards in a hand: a picture, the name, and what the card does in a few words.
import type { Card } from "./cards";
import { inParts, type Props } from "./names";
import { CardPicture } from "./pictures";

interface Holding {
  readonly card: Card;
  readonly count: number;
  /** The part it is: in my hand, in another's, or there to be taken. */
  readonly id: string;
}

/** A card to read. Several alike lie on each other. */
export function HandCard(props: Props & Holding) {
  const { card, count, id } = props;
  return (
    <span {...props.part(id, cardName(props, card, count))} class="dts-card" data-many={count > 1}>
      <CardPicture card={card} size={40} />
      <span class="dts-words">
        <b>{inParts(props, `card-${card}`)}</b>
        <span class="dts-does">{inParts(props, `see-does-${card}`)}</span>
      </span>
      {count > 1 && <span class="dts-count">×{count}</span>}
    </span>
  );
}

/** A card among many: its picture, how many there are, and its name for whoever asks. */
export function SmallCard(props: Props & Holding) {
  const { message, card, count, id } = props;
  return (
    <span {...props.part(id, cardName(props, card, count))} class="dts-small" title={message(`card-${card}`)}>
      <CardPicture card={card} size={30} />
      <span class="dts-small-name">{inParts(props, `card-${card}`)}</span>
      {count > 1 && <span class="dts-count">×{count}</span>}
    </span>
  );
}

/** What a card is called, with all it does, for who cannot see it or points at it. */
export function cardName({ message }: Props, card: Card, count: number): string {
  const name = message(`card-${card}`);
  return `${count > 1 ? `${count} × ${name}` : name}: ${message(`see-does-${card}`)}`;
}
