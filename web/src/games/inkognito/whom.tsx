// A player to be named: who answers through the Ambassador, or whom I hold to be my partner.
import { MarkPicture } from "./figures";
import type { Props } from "./names";

export function Whom(props: Props & { question: string }) {
  const named = props.seats.filter(({ seat }) => props.lit(`seat:${seat}`) || props.picked(`seat:${seat}`));
  return (
    <div class="ink-whom">
      <b>{props.question}</b>
      <span class="ink-row">
        {named.map(({ seat, name }) => {
          const colour = props.view.players[seat]?.colour ?? null;
          return (
            <span key={seat} {...props.part(`seat:${seat}`, name)} class="ink-person">
              {colour && <MarkPicture colour={colour} size={28} />}
              {name}
            </span>
          );
        })}
      </span>
    </div>
  );
}
