// My things: three secret cards, the cards I can show, and the passport with the missions they can lead to.
import { CardPicture } from "./cards";
import { Declaration } from "./declaration";
import { handOf, secretsOf } from "./hand";
import { insightOf } from "./insight";
import { AGENTS, type Agent, type Card, cardName, isAmbassador, missionCard, type Props, task } from "./names";
import { Whom } from "./whom";

export function Mine(props: Props) {
  const { me } = props;
  if (me === null || props.view.secrets) return null;
  if (isAmbassador(props.view, me)) return <Declaration {...props} />;
  return (
    <div class="ink-mine night">
      <Secrets {...props} />
      <Hand {...props} />
      <Passport {...props} brief />
      <Claim {...props} />
    </div>
  );
}

function Secrets(props: Props) {
  const dealt = secretsOf(props);
  return (
    <div class="ink-secrets">
      <h3>{props.message("see-secrets")}</h3>
      <span class="ink-cards">
        {dealt.map((card) => (
          <Held key={card} {...props} card={card} eye />
        ))}
        {Array.from({ length: 3 - dealt.length }, (_, place) => (
          <span key={place} class="ink-held">
            <CardPicture card={null} colour={null} />
          </span>
        ))}
      </span>
    </div>
  );
}

function Hand(props: Props) {
  const coloured = handOf(props).filter((card) => !secretsOf(props).includes(card));
  return (
    <div class="ink-hand">
      <h3>{props.message("see-cards")}</h3>
      <span class="ink-cards">
        {coloured.map((card) => (
          <Held key={card} {...props} card={card} />
        ))}
      </span>
    </div>
  );
}

function Held(props: Props & { card: Card; eye?: boolean }) {
  const { card, me, view, eye = false } = props;
  const colour = me === null ? null : (view.players[me]?.colour ?? null);
  return (
    <span {...props.part(`card:${card}`, cardName(props, card))} class="ink-held">
      <CardPicture card={card} colour={colour} eye={eye} />
      <small>{captionOf(props, card.replace("grey_", "") as Card)}</small>
    </span>
  );
}

/** Agents go without their titles below a card: pointing at it says the whole name. */
function captionOf(props: Props, card: Card): string {
  return AGENTS.includes(card as Agent) ? props.message(`see-caption-${card}`) : cardName(props, card);
}

/** IK-27 What my letter and each other one would mean; IK-37 the way out. In brief without what holds for three only. */
export function Passport(props: Props & { brief?: boolean }) {
  const { brief = false } = props;
  const { passport = [], flight = null } = insightOf(props.insight) ?? {};
  if (passport.length === 0 || props.view.secrets) return null;
  return (
    <div class="ink-passport" data-at="passport">
      <h3>{props.message("see-passport")}</h3>
      <dl>
        {passport.map((possible) => (
          <div key={possible.letter}>
            <dt>
              +{possible.letter}
              <span class="aside">
                {props.message("see-your-mission", { card: cardName(props, missionCard(possible.letter)) })}
              </span>
            </dt>
            <dd>{task(props, possible.task, brief)}</dd>
          </div>
        ))}
        {flight && !brief && (
          <div>
            <dt>
              –<span class="aside">{props.message("see-flight")}</span>
            </dt>
            <dd>{props.message(`flight-${flight}`)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** IK-30 Away from the other buttons: it ends the match. Whom to name is asked on the spot. */
function Claim(props: Props) {
  if (!props.lit("claim") && !props.picked("claim")) return null;
  return (
    <div class="ink-claiming">
      <span {...props.part("claim", props.message("part-claim"))} class="ink-claim">
        {props.message("part-claim")}
      </span>
      {props.picked("claim") && <Whom {...props} question={props.message("see-partner")} />}
    </div>
  );
}
