// The cards: coloured ones of a player, grey secret ones, missions; and their back.
import { Eye, Glyph, Silhouette } from "./figures";
import { AGENTS, type Agent, BUILDS, type Build, type Card, type Colour } from "./names";
import { PORTRAIT } from "./portraits";

const INK = "#1a1333";
const OUTLINE = "M-19,-32H19Q24,-32 24,-27V27Q24,32 19,32H-19Q-24,32 -24,27V-27Q-24,-32 -19,-32Z";

function isGrey(card: Card): boolean {
  return card.startsWith("grey_") || card.startsWith("mission_");
}

function Picture({ card }: { card: Card }) {
  const value = card.replace("grey_", "");
  if (AGENTS.includes(value as Agent)) return PORTRAIT[value as Agent];
  if (BUILDS.includes(value as Build))
    return (
      <g transform="translate(0 20) scale(0.66)" class="ink-build">
        <Silhouette build={value as Build} />
      </g>
    );
  return <Envelope letter={value.slice(-1).toUpperCase()} />;
}

function Envelope({ letter }: { letter: string }) {
  return (
    <g stroke={INK} stroke-width="1.5" stroke-linejoin="round">
      <path d="M-19,-12H19V15H-19Z" fill="#f7ecd0" />
      <path d="M-19,-12L0,4L19,-12" fill="#ead9ad" />
      <circle cy="5" r="11" fill="#b0325a" />
      <text class="ink-letter" y="11.5">
        {letter}
      </text>
    </g>
  );
}

/** Forty-eight by sixty-four, around the origin. Grey cards have a double edge: they are told apart without colour. */
export function CardFace({ card, colour }: { card: Card; colour: Colour | null }) {
  const grey = isGrey(card);
  return (
    <g class={!grey && colour ? `ink-${colour}` : "ink-grey"}>
      <path d={OUTLINE} fill="#f4ead2" stroke="currentColor" stroke-width="4" />
      <path d={OUTLINE} fill="none" stroke={INK} stroke-width="1.2" />
      {grey ? (
        <path d="M-19,-27H19V27H-19Z" fill="#c9c8d2" stroke={INK} stroke-width="1" stroke-dasharray="3 2" />
      ) : (
        colour && (
          <g transform="translate(-16 -24) scale(0.72)" class="ink-on-card">
            <Glyph colour={colour} />
          </g>
        )
      )}
      <g transform="translate(0 1) scale(0.94)">
        <Picture card={card} />
      </g>
    </g>
  );
}

/** A secret is a back, never a blank. */
export function CardBack() {
  return (
    <g>
      <path d={OUTLINE} fill="#1d2a5c" stroke="#c9a24a" stroke-width="2" />
      <path d="M-19,-27H19V27H-19Z" fill="none" stroke="#c9a24a" stroke-width="1" />
      <path d="M-14,-6C-10,-11 -4,-9 0,-5C4,-9 10,-11 14,-6C14,4 8,8 4,5L0,2L-4,5C-8,8 -14,4 -14,-6Z" fill="#c9a24a" />
      <ellipse cx="-6.5" cy="-3" rx="3" ry="2" fill="#1d2a5c" />
      <ellipse cx="6.5" cy="-3" rx="3" ry="2" fill="#1d2a5c" />
      <path d="M0,-13L3,-19L0,-25L-3,-19ZM0,13L3,19L0,25L-3,19Z" fill="#c9a24a" />
    </g>
  );
}

interface CardProps {
  readonly card: Card | null;
  readonly colour: Colour | null;
  readonly eye?: boolean;
}

/** A card lying on the table; `null` lies face down. The eye says that not everybody sees it. */
export function CardPicture({ card, colour, eye = false }: CardProps) {
  return (
    <svg class="ink-card" viewBox="-27 -35 54 70" aria-hidden="true">
      {card === null ? <CardBack /> : <CardFace card={card} colour={colour} />}
      {eye && (
        <g transform="translate(15 -26)">
          <Eye />
        </g>
      )}
    </svg>
  );
}

export const greyIdentity = (agent: Agent): Card => `grey_${agent}`;
export const greyBuild = (build: Build): Card => `grey_${build}`;
