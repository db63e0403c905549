// What can be done, in words: buttons for parts that are not places on the board, and the list of all choices. Every
// button has its place, whatever its word and whatever else there is.
import type { ComponentChildren } from "preact";
import { Icon } from "../../ui/icon";
import { useUnfold } from "../../ui/unfold";
import type { Offer } from "../../wire";
import { useSay } from "../../words/use";
import type { Wording } from "../../words/wording";
import { following, matching, type Path } from "../board/parts";

interface Props {
  readonly offers: readonly Offer[];
  readonly path: Path;
  /** What was chosen, and is not answered yet. */
  readonly made?: Path;
  /** Parts to show as buttons, in order. */
  readonly buttons: readonly string[];
  readonly wording: Wording;
  readonly busy: boolean;
  readonly choose: (offer: Offer) => void;
  readonly back: () => void;
  readonly children: ComponentChildren;
}

export function Bar({ offers, path, made = [], buttons, wording, busy, choose, back, children }: Props) {
  const say = useSay();
  const left = matching(offers, path);
  return (
    <div class="bar" data-busy={busy}>
      <div class="bar-words">
        {buttons.map((part) => (
          <Word
            key={part}
            part={part}
            name={nameOf(part, left, path, wording)}
            rash={offersOf(part, left, path).every((offer) => offer.caution)}
            state={made.includes(part) ? "picked" : "lit"}
          />
        ))}
        {path.length > 0 && (
          <button type="button" onClick={back}>
            {say("table-back")}
          </button>
        )}
      </div>
      <div class="bar-tools">
        {children}
        {offers.length > 0 && <List offers={left} wording={wording} choose={choose} />}
      </div>
    </div>
  );
}

/** From so many letters on a name is written smaller. */
const LONG = 30;

interface WordProps {
  readonly part: string;
  readonly name: string;
  /** Whoever chooses it is asked first whether that is meant. */
  readonly rash: boolean;
  readonly state: "picked" | "lit";
}

function Word({ part, name, rash, state }: WordProps) {
  return (
    <button
      type="button"
      class="main"
      data-part={part}
      data-state={state}
      data-rash={rash}
      data-long={name.length > LONG}
    >
      {name}
    </button>
  );
}

function List({ offers, wording, choose }: Pick<Props, "offers" | "wording" | "choose">) {
  const say = useSay();
  const list = useUnfold();
  const take = (offer: Offer) => {
    list.current?.removeAttribute("open");
    choose(offer);
  };
  const name = say("table-choices", { count: offers.length });
  return (
    <details class="choices" ref={list}>
      <summary aria-label={name} title={name}>
        <Icon d="M9,6H20M9,12H20M9,18H20M4,6H5M4,12H5M4,18H5" /> {offers.length}
      </summary>
      <ul>
        {offers.map((offer) => (
          <li key={JSON.stringify(offer.action)}>
            <button type="button" class="choice" onClick={() => take(offer)}>
              {wording.render(offer.label)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function offersOf(part: string, offers: readonly Offer[], path: Path): readonly Offer[] {
  return offers.filter((offer) => following(offer, path).includes(part));
}

/** If it leads to one offer it is called like that; else it has a message of its own. */
function nameOf(part: string, offers: readonly Offer[], path: Path, wording: Wording): string {
  const [first, ...more] = offersOf(part, offers, path);
  if (first && more.length === 0) return wording.render(first.label);
  const own = `part-${part.replaceAll(":", "-")}`;
  return wording.knows(own) || !first ? wording.message(own) : `${wording.render(first.label)} …`;
}
