// Five kinds of monsters in disguise, each with a silhouette of its own; and the signs of the extension.
import type { Kind, Sign } from "./names";

const SKIN: Readonly<Record<Kind, string>> = {
  yellow: "#f6c12d",
  red: "#e2543a",
  white: "#f7f1e6",
  blue: "#4f9be0",
  green: "#5fb653",
};

const BODY: Readonly<Record<Kind, string>> = {
  yellow: "M0,-14A15,15 0 0 1 9,12L12,17H3L0,14L-3,17H-12L-9,12A15,15 0 0 1 0,-14Z",
  red: "M-14,17L-12,-4L-18,-18L-6,-11H6L18,-18L12,-4L14,17Q0,10 -14,17Z",
  white: "M-13,17V-3A13,13 0 0 1 13,-3V17L8.5,12L4,17L0,12L-4,17L-8.5,12Z",
  blue: "M-16,-6Q-16,-15 -7,-15H7Q16,-15 16,-6V10Q16,17 9,17H-9Q-16,17 -16,10Z",
  green: "M-12,1A13,14 0 1 1 12,1Q20,7 17,16Q11,17 9,10Q8,18 0,17Q-8,18 -9,10Q-11,17 -17,16Q-20,7 -12,1Z",
};

const INK = "#241a1a";

/** Around the origin, thirty-six wide. */
export function MonsterGlyph({ kind }: { kind: Kind }) {
  return (
    <g>
      <path d={BODY[kind]} fill={SKIN[kind]} stroke={INK} stroke-width="2" stroke-linejoin="round" />
      <Disguise kind={kind} />
    </g>
  );
}

/** What each of them hides behind. */
function Disguise({ kind }: { kind: Kind }) {
  switch (kind) {
    case "yellow":
      return (
        <path
          d="M-13,-4H13M-10,-4Q-10,3 -5,3T-1,-4ZM1,-4Q1,3 5,3T10,-4ZM-4,8Q0,11 4,8"
          fill={INK}
          stroke={INK}
          stroke-width="1.6"
        />
      );
    case "red":
      return (
        <g fill={INK}>
          <circle cx="-5" cy="-3" r="2.2" />
          <circle cx="5" cy="-3" r="2.2" />
          <path d="M0,3Q-4,-1 -9,4Q-13,6 -12,1Q-14,9 -7,8Q-2,8 0,5Q2,8 7,8Q14,9 12,1Q13,6 9,4Q4,-1 0,3Z" />
        </g>
      );
    case "white":
      return (
        <g fill={INK}>
          <path d="M-15,-9H15V-7H-15ZM-9,-9V-18Q0,-22 9,-18V-9Z" />
          <path d="M-9,-13H9V-10H-9Z" fill="#d0462f" />
          <circle cx="-4.5" cy="-1" r="2.2" />
          <circle cx="4.5" cy="-1" r="2.2" />
          <path d="M-4,6Q0,3 4,6Z" />
        </g>
      );
    case "blue":
      return (
        <g>
          <circle cx="-6.5" cy="-4" r="5.5" fill="#fff" stroke={INK} stroke-width="2" />
          <circle cx="6.5" cy="-4" r="5.5" fill="#fff" stroke={INK} stroke-width="2" />
          <circle cx="-5.5" cy="-3.5" r="2" fill={INK} />
          <circle cx="7.5" cy="-3.5" r="2" fill={INK} />
          <path d="M-3,2Q0,9 3,2Z" fill="#f3b39b" stroke={INK} stroke-width="1.4" />
          <path d="M-7,12H7" stroke={INK} stroke-width="2" />
        </g>
      );
    case "green":
      return (
        <g fill={INK}>
          <circle cx="0" cy="-6" r="5" fill="#fff" stroke={INK} stroke-width="1.6" />
          <circle cx="1" cy="-5.5" r="2.2" />
          <path d="M0,4L-8,0V8ZM0,4L8,0V8Z" fill="#d0462f" stroke={INK} stroke-width="1" />
        </g>
      );
  }
}

export function MonsterPicture({ kind, size = 30 }: { kind: Kind; size?: number }) {
  return (
    <svg viewBox="-21 -22 42 42" width={size} height={size} aria-hidden="true">
      <MonsterGlyph kind={kind} />
    </svg>
  );
}

/** Around the origin, sixteen wide. */
function SignGlyph({ sign }: { sign: Sign }) {
  switch (sign) {
    case "star":
      return <path d="M0,-8L2.2,-2.5L8,-2.2L3.5,1.5L5,7.5L0,4L-5,7.5L-3.5,1.5L-8,-2.2L-2.2,-2.5Z" fill="#f6c12d" />;
    case "oval":
      return <ellipse rx="8" ry="5.5" fill="#fffaf0" />;
    case "drop":
      return <path d="M0,-8Q6,0 6,3A6,5 0 0 1 -6,3Q-6,0 0,-8Z" fill="#e2543a" />;
    case "arrow":
      return <path d="M-8,-2.5H0V-7L8,0L0,7V2.5H-8Z" fill="#4f9be0" />;
    case "square":
      return <path d="M-6,-6H6V6H-6Z" fill="#5fb653" />;
  }
}

export function SignPicture({ sign, size = 14 }: { sign: Sign; size?: number }) {
  return (
    <svg class="los-sign" viewBox="-9.5 -9.5 19 19" width={size} height={size} aria-hidden="true">
      <g stroke={INK} stroke-width="1.5" stroke-linejoin="round">
        <SignGlyph sign={sign} />
      </g>
    </svg>
  );
}
