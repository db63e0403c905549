// What stands at destinations: shuttles, vessels and sites. Each scenario has a vessel and a site of its own.
import type { Scenario } from "./names";

const INK = "#241a1a";
const LINE = { stroke: INK, "stroke-width": 2, "stroke-linejoin": "round" } as const;

/** A small saucer that brings tourists; around the origin, fifty wide. */
export function Shuttle() {
  return (
    <g {...LINE}>
      <path d="M-11,-4C-11,-22 11,-22 11,-4Z" fill="#d7f3ff" />
      <path d="M-4,-5C-6,-14 6,-14 4,-5Z" fill="#7ddf9a" stroke-width="1.4" />
      <path d="M-26,2C-20,-7 20,-7 26,2C20,11 -20,11 -26,2Z" fill="#f4ead2" />
      <path d="M-15,10L-19,19M15,10L19,19M0,11V19" stroke-linecap="round" />
      {[-14, 0, 14].map((x) => (
        <circle key={x} cx={x} cy="2.5" r="2.6" fill="#ef7d1a" stroke-width="1" />
      ))}
    </g>
  );
}

/** LI-17 What attracts the monsters: always green. */
export function Vessel({ scenario }: { scenario: Scenario }) {
  switch (scenario) {
    case "force_field":
      return (
        <g {...LINE}>
          <path d="M-13,-12H13L9,20H-9Z" fill="#dff7e2" />
          <path d="M-12,-3H12L9,20H-9Z" fill="#4fae5b" />
          <path d="M3,-12L9,-26L16,-24" fill="none" stroke-width="3" stroke-linecap="round" />
          <circle cx="-3" cy="6" r="2.5" fill="#dff7e2" stroke="none" />
          <circle cx="4" cy="12" r="2" fill="#dff7e2" stroke="none" />
        </g>
      );
    case "treasure_chest":
      return (
        <g {...LINE}>
          <path d="M-15,-20H15Q15,2 3,5V13H11V20H-11V13H-3V5Q-15,2 -15,-20Z" fill="#4fae5b" />
          <path d="M-15,-20H15Q15,-13 13.5,-9H-13.5Q-15,-13 -15,-20Z" fill="#a9e0a4" />
          <circle cx="0" cy="-3" r="3.5" fill="#f6c12d" />
        </g>
      );
    case "bazaar":
      return (
        <g {...LINE}>
          <path
            d="M-24,-6Q-14,-8 -9,0H9Q16,-3 16,-10Q22,-8 20,0Q17,9 8,11L12,19H-12L-7,11Q-19,7 -24,-6Z"
            fill="#4fae5b"
          />
          <path d="M-7,-1Q0,-14 7,-1Z" fill="#a9e0a4" />
          <circle cx="0" cy="-10" r="3" fill="#f6c12d" />
        </g>
      );
    case "arena":
      return (
        <g {...LINE}>
          <path d="M-5,-14Q-15,-13 -14,-3M5,-14Q15,-13 14,-3" fill="none" stroke-width="3.5" />
          <path d="M-6,-22H6V-16Q15,-8 13,4Q10,14 4,20H-4Q-10,14 -13,4Q-15,-8 -6,-16Z" fill="#4fae5b" />
          <path d="M-13,-1Q0,4 13,-1V5Q0,10 -12,6Z" fill="#a9e0a4" stroke-width="1.4" />
        </g>
      );
  }
}

/** LI-20 What can be explored. */
export function Site({ scenario }: { scenario: Scenario }) {
  switch (scenario) {
    case "force_field":
      return (
        <g {...LINE}>
          <path d="M-22,16A22,24 0 0 1 22,16Z" fill="#6fe0dc" fill-opacity="0.75" />
          <path d="M-12,16A12,24 0 0 1 12,16M-20,4H20M0,-8V16" fill="none" stroke-width="1.4" />
          <path d="M-25,15H25V21H-25Z" fill="#b5583a" />
          <path d="M3,-22L-5,-12H1L-3,-4L7,-15H1Z" fill="#f6c12d" stroke-width="1.4" />
        </g>
      );
    case "treasure_chest":
      return (
        <g {...LINE}>
          <path d="M-22,-2Q-22,-17 -10,-17H10Q22,-17 22,-2Z" fill="#b9752f" />
          <path d="M-22,-2H22V18H-22Z" fill="#8f5420" />
          <path d="M-13,-16V18M13,-16V18" stroke-width="4" stroke="#f0c24b" />
          <path d="M-5,-5H5V6H-5Z" fill="#f6c12d" />
        </g>
      );
    case "bazaar":
      return (
        <g {...LINE}>
          <path d="M-20,0V20H20V0Z" fill="#f3e2bd" />
          <path d="M-7,20V8Q0,0 7,8V20Z" fill="#413179" />
          <path d="M-26,0Q-14,-6 0,-22Q14,-6 26,0Z" fill="#d0462f" />
          <path d="M-13,-1Q-6,-8 0,-22Q6,-8 13,-1Z" fill="#fff2d4" />
          <path d="M0,-22V-28L8,-25L0,-22" fill="#f6c12d" stroke-width="1.4" />
        </g>
      );
    case "arena":
      return (
        <g {...LINE}>
          <path d="M-26,16V-4Q-26,-16 0,-16T26,-4V16Z" fill="#f1e4cf" />
          <path d="M-26,-4Q0,7 26,-4" fill="none" stroke-width="1.6" />
          {[-18, -6, 6, 18].map((x) => (
            <path key={x} d={`M${x - 4},16V9Q${x},3 ${x + 4},9V16Z`} fill="#8b3a2b" stroke-width="1.4" />
          ))}
          <path d="M-4,-10L4,-2M4,-10L-4,-2" stroke="#d0462f" stroke-width="3" stroke-linecap="round" />
        </g>
      );
  }
}

/** LI-27, LI-29, LI-31, LI-36 The function of a site, as a picture of its own. */
export function FunctionPicture({ scenario, size = 32 }: { scenario: Scenario; size?: number }) {
  return (
    <svg viewBox="-28 -30 56 56" width={size} height={size} aria-hidden="true">
      <Site scenario={scenario} />
    </svg>
  );
}
