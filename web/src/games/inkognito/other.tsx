// Another player: the colour, three secret cards as backs (at the end their faces), and the last sign made.
import { CardPicture, greyBuild, greyIdentity } from "./cards";
import { AmbassadorFigure, MarkPicture } from "./figures";
import { cardName, isAmbassador, missionCard, nameOf, type Props } from "./names";
import { SignPicture } from "./signs";

export function Other(props: Props & { seat: number }) {
  const { view, seat } = props;
  const player = view.players[seat];
  if (player === undefined) return null;
  const ambassador = isAmbassador(props.view, seat);
  return (
    <div class="ink-other night">
      <span {...props.part(`seat:${seat}`, described(props, seat))} class="ink-person">
        {player.colour && <MarkPicture colour={player.colour} size={32} />}
        {ambassador && (
          <svg viewBox="-20 -54 40 64" height="44" width="28" aria-hidden="true">
            <AmbassadorFigure />
          </svg>
        )}
        <span>
          {player.colour ? props.message(`colour-${player.colour}`) : ambassador && props.message("see-the-ambassador")}
        </span>
      </span>
      {!ambassador && <Secrets {...props} />}
      {ambassador && view.declared && <span class="ink-quiet">{props.message("see-declared")}</span>}
      <LastSign {...props} />
    </div>
  );
}

function described(props: Props, seat: number): string {
  const colour = props.view.players[seat]?.colour;
  const name = nameOf(props, seat);
  return colour ? `${name}, ${props.message(`colour-${colour}`)}` : name;
}

function Secrets(props: Props & { seat: number }) {
  const secret = props.view.secrets?.[props.seat];
  if (!secret)
    return (
      <span class="ink-cards ink-small ink-backs" role="img" aria-label={props.message("see-backs")}>
        {[0, 1, 2].map((place) => (
          <CardPicture key={place} card={null} colour={null} />
        ))}
      </span>
    );
  const cards = [greyIdentity(secret.identity), greyBuild(secret.build), missionCard(secret.mission)];
  return (
    <span class="ink-cards ink-small" role="img" aria-label={cards.map((card) => cardName(props, card)).join(", ")}>
      {cards.map((card) => (
        <CardPicture key={card} card={card} colour={null} />
      ))}
    </span>
  );
}

/** A sign stays in sight for the turn it was made in and the next one. */
function LastSign(props: Props & { seat: number }) {
  const { view, seat, me } = props;
  const sign = view.gestures.filter((gesture) => gesture.seat === seat && gesture.turn >= view.turn - 1).at(-1);
  if (!sign) return null;
  const toMe = sign.to !== null && sign.to === me;
  return (
    <span class="ink-sign" data-mine={toMe} role="img" aria-label={props.message(`see-sign-${sign.sign}`)}>
      <SignPicture sign={sign.sign} size={34} />
    </span>
  );
}
