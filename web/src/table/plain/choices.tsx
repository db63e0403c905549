// All choices in words. Few stand side by side; many in groups that unfold. The arrows go from one to the next.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Icon } from "../../ui/icon";
import type { Offer } from "../../wire";
import { useSay } from "../../words/use";
import { NumberForm } from "../choosing/number";
import type { Choosing, Drawing } from "../face/face";
import { type Choice, commonBeginning, grouped } from "./groups";
import type { Fields } from "./json";
import type { Names } from "./names";
import { Somebody } from "./value";

const SHORT = 20;

type Props = Choosing & { readonly names: Names; readonly drawing: Drawing<Fields> };

export function PlainChoices(props: Props) {
  const { offers, busy, children } = props;
  const say = useSay();
  const choices = useMemo(() => grouped(offers), [offers]);
  const [folded, setFolded] = useState(false);
  useEffect(() => setFolded(false), [offers]);
  return (
    <section
      class="card plain-choices"
      data-busy={busy}
      data-folded={folded}
      aria-label={say("plain-choices")}
      onKeyDown={arrows}
    >
      <header class="row">
        <h2>{say("plain-choices")}</h2>
        {children}
        <button
          type="button"
          class="quiet plain-folder"
          aria-expanded={!folded}
          aria-label={say(folded ? "plain-unfold" : "plain-fold")}
          onClick={() => setFolded(!folded)}
        >
          <Icon d={folded ? "M6,15L12,9L18,15" : "M6,9L12,15L18,9"} />
        </button>
      </header>
      {offers.length === 0 && <p class="muted">{say("plain-none")}</p>}
      {offers.length > 0 && <ChoiceList {...props} choices={choices} />}
    </section>
  );
}

interface ListProps extends Props {
  readonly choices: readonly Choice[];
}

function ChoiceList(props: ListProps) {
  const short = props.choices.every((choice) => isShort(choice, props.drawing));
  return (
    <ul data-short={short}>
      {props.choices.map((choice) => (
        <li key={choice.kind === "group" ? choice.part : JSON.stringify(choice.offer.action)}>
          {choice.kind === "group" ? <Group {...props} group={choice} /> : <One {...props} offer={choice.offer} />}
        </li>
      ))}
    </ul>
  );
}

/** So few letters that others have room beside it: a number, a colour. */
function isShort(choice: Choice, { words }: Drawing<Fields>): boolean {
  return choice.kind === "offer" && !choice.offer.number && words(choice.offer.label).length <= SHORT;
}

function One({ offer, drawing, choose, act }: ListProps & { offer: Offer }) {
  const label = drawing.words(offer.label);
  if (offer.number)
    return (
      <fieldset class="plain-number">
        <legend>{label}</legend>
        <NumberForm offer={offer} send={act} />
      </fieldset>
    );
  return (
    <button type="button" class="choice" data-state="lit" onClick={() => choose(offer)}>
      {label}
    </button>
  );
}

function Group({ group, ...props }: ListProps & { group: Choice & { kind: "group" } }) {
  return (
    <details class="plain-group">
      <summary data-state="lit">
        <span>{groupName(props, group)}</span> <b class="plain-count">{group.offers.length}</b>
      </summary>
      <ChoiceList {...props} choices={group.choices} />
    </details>
  );
}

/**
 * A player by shape and name; else what its choices and no others here begin with; else what the part is called, as it
 * is of every group whose choices begin like those of another.
 */
function groupName({ drawing, names, choices }: ListProps, group: Choice & { kind: "group" }): ComponentChildren {
  const { part, offers } = group;
  const seat = /^seat:(\d+)$/.exec(part)?.[1];
  const look = seat === undefined ? undefined : drawing.seats[Number(seat)];
  if (look) return <Somebody look={look} />;
  const beginning = (some: readonly Offer[]) => commonBeginning(some.map((offer) => drawing.words(offer.label)));
  const begins = beginning(offers);
  const others = choices.flatMap((each) =>
    each === group ? [] : [each.kind === "group" ? each.offers : [each.offer]],
  );
  const alone = others.every((some) => {
    const other = some.length > 1 && beginning(some);
    const like = some.some((offer) => drawing.words(offer.label).startsWith(begins));
    return !like && !(other && begins.startsWith(other));
  });
  return begins && alone ? `${begins} …` : names.part(part);
}

/** Through open groups and out of them again, and from the last to the first. */
function arrows(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("li button, summary")].filter(isShown);
  const at = stops.indexOf(event.target as HTMLElement);
  if (!step || at < 0) return;
  event.preventDefault();
  stops.at((at + step) % stops.length)?.focus();
}

/** Whatever stands in a folded group is hidden, other groups too; but a group's own name stands outside of it. */
function isShown(stop: HTMLElement): boolean {
  const within = stop.matches("summary") ? stop.closest("details")?.parentElement : stop;
  return !within?.closest("details:not([open])");
}
