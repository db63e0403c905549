// What is no more than likely, under a named model of how players lie. Never mixed with what is certain.
import { useState } from "preact/hooks";
import type { Likely, PlayerChances } from "./model.generated";
import { nameOf, type Props } from "./names";
import { ROWS, ValuePicture } from "./sheet";

export function LikelySheet(props: Props & { likely: readonly Likely[] }) {
  const [chosen, setChosen] = useState(0);
  const shown = props.likely[chosen] ?? props.likely[0];
  if (!shown) return null;
  return (
    <details class="ink-likely">
      <summary>{props.message("note-likely")}</summary>
      <label>
        {props.message("see-model")}
        <select value={String(chosen)} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
          {props.likely.map(({ model }, place) => (
            <option key={model} value={String(place)}>
              {props.message(`see-model-${model}`)}
            </option>
          ))}
        </select>
      </label>
      <p class="ink-quiet">{props.message(`see-model-${shown.model}-about`)}</p>
      <div class="ink-sheets">
        {shown.players.map((chances) => (
          <Guess key={chances.player ?? "aside"} {...props} chances={chances} />
        ))}
      </div>
    </details>
  );
}

function Guess(props: Props & { chances: PlayerChances }) {
  const { chances } = props;
  const name = chances.player === null ? props.message("note-put_aside") : nameOf(props, chances.player);
  return (
    <div class="ink-guess">
      <b>{name}</b>
      {ROWS.map(({ what, cards }) => (
        <div key={what} class="ink-cells">
          {cards.map((card, place) => {
            const percent = Math.round(100 * (chances[what][place] ?? 0));
            return (
              <span key={card} class="ink-chance" data-none={percent === 0} title={props.message(`card-${card}`)}>
                <ValuePicture card={card} />
                <meter min={0} max={100} value={percent} aria-label={`${name}, ${props.message(`card-${card}`)}`} />
                <small>{props.message("note-percent", { percent })}</small>
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}
