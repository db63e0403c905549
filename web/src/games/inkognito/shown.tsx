// IK-34 What a player has shown me, and what I have shown to that player; and the signs seen.
import { CardPicture } from "./cards";
import { MarkPicture } from "./figures";
import type { InkognitoView, ReplyView } from "./model.generated";
import { cardName, nameOf, type Props } from "./names";
import { SignPicture } from "./signs";

type Between = Props & { readonly me: number; readonly player: number };

export function Shown(props: Between) {
  const { view, me, player } = props;
  const toMe = shown(view, player, me);
  const byMe = shown(view, me, player);
  const signs = view.gestures.filter((gesture) => gesture.seat === player);
  const colour = view.players[player]?.colour ?? null;
  if (toMe.length + byMe.length + signs.length === 0) return null;
  const name = nameOf(props, player);
  return (
    <details class="ink-between">
      <summary>
        {colour && <MarkPicture colour={colour} size={18} />} {name}
        <small>{props.message("see-between", { seen: toMe.length, shown: byMe.length })}</small>
      </summary>
      {toMe.length > 0 && (
        <Replies {...props} title={props.message("note-shown_to_you", { player: name })} replies={toMe} />
      )}
      {byMe.length > 0 && (
        <Replies {...props} title={props.message("note-shown_by_you", { player: name })} replies={byMe} />
      )}
      {signs.length > 0 && (
        <>
          <h5>{props.message("note-signs")}</h5>
          <ul>
            {signs.map((gesture, place) => (
              <li key={`${gesture.turn} ${place}`}>
                <SignPicture sign={gesture.sign} size={24} />
                {props.message("note-sign", { turn: gesture.turn, sign: props.message(`see-sign-${gesture.sign}`) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

/** What one player has shown and another has seen; the view says who saw which answer. */
export function shown(view: Pick<InkognitoView, "replies" | "seen_by">, by: number, to: number): readonly ReplyView[] {
  return view.replies.filter((reply, place) => reply.asked === by && view.seen_by[place]?.includes(to));
}

function Replies(props: Between & { title: string; replies: readonly ReplyView[] }) {
  const { view, message } = props;
  return (
    <>
      <h5>{props.title}</h5>
      <ul>
        {props.replies.map((reply, place) => {
          const cards = reply.replacement ?? reply.cards ?? [];
          const about = message("note-shown_in_turn", {
            turn: reply.turn,
            question: message(`note-question-${reply.question}`),
          });
          return (
            <li key={`${reply.turn} ${place}`}>
              <span>
                {about}
                {reply.through_ambassador && `, ${message("note-through")}`}
              </span>
              <span
                class="ink-cards ink-small"
                role="img"
                aria-label={cards.map((card) => cardName(props, card)).join(", ")}
              >
                {cards.map((card) => (
                  <CardPicture key={card} card={card} colour={view.players[reply.asked]?.colour ?? null} />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
