// DS-45 The Architect's table: hand and deck lie face up in a row, a sighting after every card of the deck. Any place can
// be filled, changed or moved; steps go through it, and back.
import { useEffect, useRef, useState } from "preact/hooks";
import type { PlannedAction, Planning } from "../../table/face/face";
import { Icon } from "../../ui/icon";
import { CARDS, type Card, isCard } from "./cards";
import { cardName } from "./hand";
import type { StrangersView } from "./model.generated";
import { inParts, type Props, tallyOf } from "./names";
import { CardPicture } from "./pictures";

type Planned = Props & Planning;

export function cardOf(step: PlannedAction | undefined): Card | null {
  return isCard(step?.card) ? step.card : null;
}

function taking(card: Card): PlannedAction {
  return { kind: "take_card", card };
}

/** What there is of each card beside what is laid out for later. */
function leftOf(view: StrangersView, ahead: readonly PlannedAction[]): ReadonlyMap<Card, number> {
  const laid = (card: Card) => ahead.filter((step) => cardOf(step) === card).length;
  return new Map(CARDS.map((card, at) => [card, (view.pool?.[at] ?? 0) - laid(card)]));
}

/** Whether too many of this card came already for what is laid out here: another choice than planned was made. */
export function isGone(pool: readonly number[], ahead: readonly PlannedAction[], place: number): boolean {
  const card = cardOf(ahead[place]);
  if (card === null) return false;
  const laid = ahead.slice(0, place + 1).filter((step) => cardOf(step) === card).length;
  return laid > (pool[CARDS.indexOf(card)] ?? 0);
}

/** The same with two neighbours changed; beyond the ends nothing changes. */
function swapped(all: readonly PlannedAction[], one: number, other: number): readonly PlannedAction[] {
  const [a, b] = [all[one], all[other]];
  if (!a || !b) return all;
  return all.map((step, place) => (place === one ? b : place === other ? a : step));
}

export function Layout(props: Planned) {
  const { all, came, view } = props;
  const [open, setOpen] = useState<number | null>(null);
  const plan = useRef<HTMLDivElement>(null);
  const close = () => {
    plan.current?.querySelector<HTMLElement>(`[data-slot="${(open ?? 0) + 1}"]`)?.focus();
    setOpen(null);
  };
  const over = view.phase === "over";
  const { places = 0, places_left: left = 0, places_in_hand: inHand = 0 } = tallyOf(props) ?? {};
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open in it
    <div class="dts-plan night" ref={plan} onKeyDown={(event) => open !== null && event.key === "Escape" && close()}>
      <div class="dts-slots">
        {Array.from({ length: places }, (_, place) => (
          <Slot
            key={place}
            {...props}
            place={place}
            deck={place >= inHand}
            opened={open === place && !over}
            over={over}
            use={() => setOpen(open === place ? null : Math.min(place, all.length, came + left - 1))}
          />
        ))}
      </div>
      <Steps {...props} />
      {open !== null && !over && <Chooser {...props} place={open} close={close} move={setOpen} />}
    </div>
  );
}

interface InRow {
  readonly place: number;
  readonly deck: boolean;
  readonly opened: boolean;
  /** Nothing can be laid out any more: how it came stays in sight. */
  readonly over: boolean;
  use(): void;
}

function Slot(props: Planned & InRow) {
  const { place, all, came, view, message, deck } = props;
  const card = cardOf(all[place]);
  const gone = isGone(view.pool ?? [], all.slice(came), place - came);
  const laid = card
    ? message("see-plan-slot", { place: place + 1, card: message(`card-${card}`) })
    : message("see-plan-empty");
  const name = gone ? `${laid}: ${message("see-plan-gone")}` : laid;
  return (
    <button
      type="button"
      class="dts-slot"
      data-slot={place + 1}
      data-came={place < came}
      data-deck={deck}
      data-gone={gone}
      aria-expanded={props.opened}
      aria-label={deck ? `${name}. ${message("see-plan-sighting")}` : name}
      title={name}
      disabled={props.over}
      onClick={props.use}
    >
      {card ? <CardPicture card={card} size={34} /> : <span class="dts-gap">{place + 1}</span>}
      {deck && (
        <svg class="dts-then" viewBox="-9 -10 18 20" width="11" height="13" aria-hidden="true">
          <path d="M0,-9C7,-9 8,-2 5,3C3,7 1,9 0,9C-1,9 -3,7 -5,3C-8,-2 -7,-9 0,-9Z" />
        </svg>
      )}
    </button>
  );
}

function Steps(props: Planned) {
  const { done, next, message } = props;
  return (
    <div class="dts-steps">
      <button
        type="button"
        disabled={done === 0}
        aria-label={message("see-plan-start")}
        onClick={() => props.back(done)}
      >
        <Icon d="M6,5V19M19,5L9,12L19,19Z" />
      </button>
      <button type="button" disabled={done === 0} aria-label={message("see-plan-back")} onClick={() => props.back(1)}>
        <Icon d="M17,5L7,12L17,19Z" />
      </button>
      <button type="button" class="dts-next" disabled={next === null} onClick={props.step}>
        {next
          ? message("see-plan-step", { step: props.words(next.label) })
          : message(props.view.phase === "over" ? "see-plan-over" : "see-plan-open")}
      </button>
    </div>
  );
}

interface Opened {
  readonly place: number;
  close(): void;
  move(place: number): void;
}

/** What may lie in this place, and where it may go. */
function Chooser(props: Planned & Opened) {
  const { all, came, place, view, message, close } = props;
  const box = useRef<HTMLElement>(null);
  // Whoever comes by keyboard goes on from here; closing it goes back to the place it was about.
  useEffect(() => box.current?.querySelector("button")?.focus(), []);
  const card = cardOf(all[place]);
  const left = leftOf(view, all.slice(came));
  const lay = (cards: readonly PlannedAction[]) => props.lay(cards);
  const put = (wanted: Card) => {
    lay([...all.slice(0, place), taking(wanted), ...all.slice(place + 1)]);
    if (place === all.length && place + 1 < came + (tallyOf(props)?.places_left ?? 0)) props.move(place + 1);
    else close();
  };
  const swap = (other: number) => {
    lay(swapped(all, place, other));
    props.move(other);
  };
  return (
    <section class="dts-chooser" ref={box} aria-label={message("see-plan")}>
      <header>
        <b>{message("see-plan-slot", { place: place + 1, card: card ? message(`card-${card}`) : "…" })}</b>
        {card && (
          <>
            <button type="button" disabled={place === 0} onClick={() => swap(place - 1)}>
              {message("see-plan-earlier")}
            </button>
            <button type="button" disabled={place >= all.length - 1} onClick={() => swap(place + 1)}>
              {message("see-plan-later")}
            </button>
            <button type="button" onClick={() => lay(all.filter((_, other) => other !== place))}>
              {message("see-plan-out")}
            </button>
          </>
        )}
        <button type="button" class="quiet" onClick={close}>
          {message("see-plan-close")}
        </button>
      </header>
      <div class="dts-choice">
        {CARDS.filter((each) => (left.get(each) ?? 0) > 0).map((each) => (
          <button
            key={each}
            type="button"
            class="dts-small"
            data-lay={each}
            aria-label={cardName(props, each, left.get(each) ?? 0)}
            onClick={() => put(each)}
          >
            <CardPicture card={each} size={30} />
            <span class="dts-small-name">{inParts(props, `card-${each}`)}</span>
            {(left.get(each) ?? 0) > 1 && <span class="dts-count">×{left.get(each)}</span>}
          </button>
        ))}
      </div>
    </section>
  );
}
