// IK-30 The claim and the handshake, over the whole board: a hand is held out, and all wait.
import { useState } from "preact/hooks";
import { MarkPicture } from "./figures";
import { nameOf, type Props, seatOf, text } from "./names";

export function Climax(props: Props) {
  const { view } = props;
  const { claim } = view;
  const [away, setAway] = useState(false);
  if (claim === null || view.phase !== "handshake" || away) return null;
  const sentence =
    claim.partner === null
      ? text("log-mission_claimed-alone", { player: seatOf(claim.seat) })
      : text("log-mission_claimed", { player: seatOf(claim.seat), partner: seatOf(claim.partner) });
  return (
    <div class="ink-climax">
      <Hands met={false} />
      <p class="ink-pair">
        <Name {...props} seat={claim.seat} />
        {claim.partner !== null && <Name {...props} seat={claim.partner} />}
      </p>
      <p class="ink-loud">{props.words(sentence)}</p>
      <button type="button" class="quiet" onClick={() => setAway(true)}>
        {props.message("see-look")}
      </button>
    </div>
  );
}

function Name(props: Props & { seat: number }) {
  const colour = props.view.players[props.seat]?.colour;
  return (
    <b class="ink-name">
      {colour && <MarkPicture colour={colour} size={30} />} {nameOf(props, props.seat)}
    </b>
  );
}

/** Two gloved hands, apart or joined. */
export function Hands({ met }: { met: boolean }) {
  const apart = met ? 0 : 34;
  return (
    <svg class="ink-hands" viewBox="-120 -40 240 80" aria-hidden="true">
      {[-1, 1].map((side) => (
        <g key={side} transform={`scale(${-side} 1) translate(${-apart} 0)`}>
          <g class={!met && side < 0 ? "ink-offer" : undefined}>
            <path class="ink-sleeve" d="M-112,-26L-62,-17V17L-112,26Z" />
            <path class="ink-cuff" d="M-64,-19H-54V19H-64Z" />
            <path
              class="ink-glove"
              d="M-54,-14H-34C-28,-22 -18,-24 -14,-19L-18,-12H14C20,-12 20,-4 14,-4H18C24,-3 23,5 17,5H14C19,6 18,13 12,13H-8C-22,18 -40,16 -54,14Z"
            />
          </g>
        </g>
      ))}
    </svg>
  );
}
