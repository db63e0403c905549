// IK-50a At the end all is open: who everybody was, what the missions were, and who was shown what, when.
import { CardPicture, greyBuild, greyIdentity } from "./cards";
import { Hands } from "./climax";
import { FigurePicture, MarkPicture, Tick } from "./figures";
import { insightOf } from "./insight";
import type { Learnt, ReplyView, SecretsView, UnmaskedTeam } from "./model.generated";
import { type Card, cardName, missionCard, nameOf, type Props, seatOf, task, text } from "./names";
import { ValuePicture } from "./sheet";

type Ended = Props & { readonly secrets: readonly SecretsView[] };

export function End(props: Ended) {
  const { view } = props;
  return (
    <div class="ink-side ink-end night">
      <h3>{props.message("see-revealed")}</h3>
      {view.claim?.partner != null && <Hands met={view.claim.accepted === true} />}
      {insightOf(props.insight)?.teams?.map((team) => (
        <Team key={team.members.join()} {...props} team={team} />
      ))}
      <Aside {...props} />
      <Knew {...props} />
    </div>
  );
}

/** Partners side by side, and the mission their letters made. */
function Team(props: Ended & { team: UnmaskedTeam }) {
  const { secrets, view, team } = props;
  const { members, task: done } = team;
  const [one, other] = members.map((seat) => secrets[seat]);
  return (
    <div class="ink-team" data-won={members.some((seat) => view.winners.includes(seat))}>
      {one && other && (
        <h4>
          {props.message("see-team", { one: cardName(props, one.identity), two: cardName(props, other.identity) })}
        </h4>
      )}
      {members.map((seat) => (
        <Unmasked key={seat} {...props} seat={seat} />
      ))}
      {done && (
        <p>
          <b>{task(props, done)}</b> {props.message(`mission-${done.mission}`)}
        </p>
      )}
    </div>
  );
}

function Unmasked(props: Ended & { seat: number }) {
  const { seat, view } = props;
  const secret = props.secrets[seat];
  const colour = view.players[seat]?.colour ?? null;
  if (!secret) return null;
  return (
    <div class="ink-unmasked-row">
      {colour && <FigurePicture colour={colour} build={secret.build} size={64} />}
      <Three secret={secret} />
      <span>
        <b>
          {view.winners.includes(seat) && <Tick says="yes" size={14} />} {nameOf(props, seat)}
        </b>
        <span>{cardName(props, secret.identity)}</span>
      </span>
    </div>
  );
}

function Three({ secret }: { secret: SecretsView }) {
  const cards = [greyIdentity(secret.identity), greyBuild(secret.build), missionCard(secret.mission)];
  return (
    <span class="ink-cards ink-small">
      {cards.map((card) => (
        <CardPicture key={card} card={card} colour={null} />
      ))}
    </span>
  );
}

/** IK-35 With three players a set was put aside. */
function Aside(props: Ended) {
  const left = props.view.put_aside && props.secrets.at(-1);
  if (!left) return null;
  return (
    <div class="ink-unmasked-row">
      <Three secret={left} />
      <span>
        <b>{props.message("note-put_aside")}</b>
        <span>{cardName(props, left.identity)}</span>
      </span>
    </div>
  );
}

/** Every answer, with the true cards marked, and what could be known for certain from it on. */
function Knew(props: Ended) {
  const { replies } = props.view;
  const learnt = insightOf(props.insight)?.learnt ?? [];
  if (replies.length === 0) return null;
  return (
    <>
      <h3>{props.message("see-knew")}</h3>
      <p class="ink-quiet">{props.message("see-truth")}</p>
      <ol class="ink-knew">
        {replies.map((reply, place) => (
          <li key={`${reply.turn} ${place}`}>
            <Reply {...props} reply={reply} />
            {pairs(learnt.filter((each) => each.reply === place)).map((cards) => (
              <Certain key={`${cards[0].knower} ${cards[0].player}`} {...props} cards={cards} />
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}

type Cards = readonly [Learnt, ...Learnt[]];

/** What one learnt of another, together. */
function pairs(learnt: readonly Learnt[]): readonly Cards[] {
  const found = new Map<string, [Learnt, ...Learnt[]]>();
  for (const each of learnt) {
    const pair = `${each.knower} ${each.player}`;
    const cards = found.get(pair);
    if (cards) cards.push(each);
    else found.set(pair, [each]);
  }
  return [...found.values()];
}

function Certain(props: Ended & { cards: Cards }) {
  const [{ knower, player }] = props.cards;
  return (
    <p class="ink-learnt">
      <span>{props.words(text("see-learnt", { knower: seatOf(knower), player: seatOf(player) }))}</span>
      <span class="ink-values" role="img" aria-label={props.cards.map(({ card }) => cardName(props, card)).join(", ")}>
        {props.cards.map(({ card }) => (
          <ValuePicture key={card} card={card} />
        ))}
      </span>
    </p>
  );
}

function Reply(props: Ended & { reply: ReplyView }) {
  const { reply, view } = props;
  const cards = reply.cards ?? [];
  const colour = view.players[reply.asked]?.colour ?? null;
  const names = cards.map((card) => cardName(props, card)).join(", ");
  const sentence = text("see-shown", { turn: reply.turn, asker: seatOf(reply.asker), player: seatOf(reply.asked) });
  return (
    <>
      <span>
        {colour && <MarkPicture colour={colour} size={18} />} {props.words(sentence)}
      </span>
      <span class="ink-cards ink-small" role="img" aria-label={names}>
        {cards.map((card) => (
          <span key={card} class="ink-shown" data-true={isTrue(card, props.secrets[reply.asked])}>
            <CardPicture card={card} colour={colour} />
          </span>
        ))}
      </span>
    </>
  );
}

function isTrue(card: Card, secret: SecretsView | undefined): boolean {
  const value = card.replace("grey_", "");
  return value === secret?.identity || value === secret?.build || card.startsWith("mission_");
}
