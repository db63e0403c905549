// A question as a scene: who asks whom about what, and the cards, face down for all who may not see them.
import { CardPicture } from "./cards";
import { AmbassadorFigure, FigurePicture, MarkPicture } from "./figures";
import { handOf } from "./hand";
import { type Card, type Colour, cardName, isAmbassador, nameOf, ownerOf, type Props, seatOf, text } from "./names";

export function Encounter(props: Props) {
  const { view } = props;
  if (view.question === null) return <Meeting {...props} />;
  const { asked, question, through_ambassador: through } = view.question;
  const asker = view.on_turn ?? 0;
  const sentence = text(`log-${storyOf(props.view, through, asker)}-${question}`, {
    asker: seatOf(asker),
    player: seatOf(asked),
  });
  return (
    <div class="ink-scene">
      <Person {...props} seat={asker} />
      <svg class="ink-asks" viewBox="-30 -20 60 40" aria-hidden="true">
        <path d="M-26,-14H22Q28,-14 28,-8V6Q28,12 22,12H-8L-18,20L-16,12H-20Q-26,12 -26,6Z" />
        {question === "identity" ? <Mask /> : <Ruler />}
      </svg>
      <Person {...props} seat={asked} />
      <Answer {...props} asked={asked} />
      <p>{props.words(sentence)}</p>
    </div>
  );
}

function storyOf(view: Props["view"], through: boolean, asker: number): string {
  if (!through) return "question_asked";
  return isAmbassador(view, asker) ? "ambassador_asked" : "question_through";
}

/** Before the question: who stands there with whom. */
function Meeting(props: Props) {
  const { view } = props;
  const here = view.figures.filter((figure) => figure.space === view.meeting);
  return (
    <div class="ink-scene">
      {here.map(({ colour, build }) => (
        <span key={`${colour} ${build}`} class="ink-person">
          <FigurePicture colour={colour} build={build} size={64} />
          {nameOf(props, ownerOf(view, colour))}
        </span>
      ))}
      {view.ambassador.space === view.meeting && (
        <span class="ink-person">
          <svg viewBox="-26 -70 52 84" height="64" width="40" aria-hidden="true">
            <AmbassadorFigure />
          </svg>
          {props.message("see-the-ambassador")}
        </span>
      )}
    </div>
  );
}

function Person(props: Props & { seat: number }) {
  const colour = props.view.players[props.seat]?.colour ?? null;
  return (
    <span class="ink-person">
      {colour ? (
        <MarkPicture colour={colour} size={30} />
      ) : (
        <svg viewBox="-20 -54 40 64" height="40" width="25" aria-hidden="true">
          <AmbassadorFigure />
        </svg>
      )}
      {nameOf(props, props.seat)}
    </span>
  );
}

/** What lies on the table of this answer. A closed fan says nothing about how many cards there are. */
function Answer(props: Props & { asked: number }) {
  const { view, asked, me } = props;
  const colour = view.players[asked]?.colour ?? null;
  const reply = view.phase === "expelling" ? view.replies.at(-1) : undefined;
  const seen = reply?.replacement ?? reply?.cards ?? null;
  if (view.phase === "reserving" && view.answer) return <Repeated {...props} cards={view.answer} />;
  if (seen) return <Open cards={seen} name={seen.map((card) => cardName(props, card)).join(", ")} colour={colour} />;
  if (reply) return <Closed name={props.message("see-back")} />;
  if (asked === me) return <Laid {...props} />;
  return <span class="ink-cards ink-waiting">…</span>;
}

interface Faces {
  readonly cards: readonly Card[];
  readonly name: string;
  readonly colour: Colour | null;
}

function Open({ cards, name, colour }: Faces) {
  return (
    <span class="ink-cards ink-dealt" role="img" aria-label={name} data-at="answer">
      {cards.map((card) => (
        <CardPicture key={card} card={card} colour={colour} eye />
      ))}
    </span>
  );
}

function colourOf({ view }: Props, seat: number) {
  return view.players[seat]?.colour ?? null;
}

function Closed({ name }: { name: string }) {
  return (
    <span class="ink-cards ink-closed" role="img" aria-label={name}>
      {[0, 1, 2].map((place) => (
        <CardPicture key={place} card={null} colour={null} />
      ))}
    </span>
  );
}

/** My answer as far as it is laid. */
function Laid(props: Props) {
  const laid = handOf(props).filter((card) => props.picked(`card:${card}`));
  if (laid.length === 0) return <span class="ink-cards ink-quiet">{props.message("see-laid-none")}</span>;
  const cards = laid.map((card) => cardName(props, card)).join(", ");
  return <Open cards={laid} name={props.message("see-laid", { cards })} colour={colourOf(props, props.me ?? 0)} />;
}

/** IK-22 My repeated answer: which of its cards goes, or which one stays. */
function Repeated(props: Props & { cards: readonly Card[] }) {
  const colour = colourOf(props, props.me ?? 0);
  return (
    <span class="ink-cards">
      {props.cards.map((card) => (
        <span key={card} {...props.part(`withdraw:${card}`, cardName(props, card))} class="ink-held">
          <CardPicture card={card} colour={colour} eye />
        </span>
      ))}
    </span>
  );
}

function Mask() {
  return (
    <path
      class="ink-about"
      d="M-14,-5C-10,-10 -4,-8 0,-4C4,-8 10,-10 14,-5C14,5 8,9 4,6L0,3L-4,6C-8,9 -14,5 -14,-5ZM-9,-1A3,2 0 1 0 -3,-1A3,2 0 1 0 -9,-1ZM3,-1A3,2 0 1 0 9,-1A3,2 0 1 0 3,-1Z"
    />
  );
}

function Ruler() {
  return <path class="ink-about" d="M-14,8V-9H-9V8ZM-5,8V-2H5V8ZM9,8V-9H12V8Z" />;
}
