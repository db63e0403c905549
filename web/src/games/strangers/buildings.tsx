// What stands on the lots: a picture for each kind of scoring space and the school, ninety units large around the origin.
import type { JSX } from "preact";
import type { Scoring } from "./model.generated";

export type Kind = Scoring["kind"];

const DARK = "#24142f";
const LAMP = "#ffd978";

/** A window with light behind it. */
function Lamp({ x, y, width = 9, height = 11 }: { x: number; y: number; width?: number; height?: number }) {
  return <rect x={x} y={y} width={width} height={height} fill={LAMP} stroke={DARK} stroke-width="2" />;
}

const PICTURES: Record<Kind | "school", JSX.Element> = {
  home: (
    <g stroke={DARK} stroke-width="3" stroke-linejoin="round">
      <path d="M14,-34H23V-12H14Z" fill="#7c3444" />
      <path d="M-29,-4H29V38H-29Z" fill="#e0976c" />
      <path d="M-39,-2L0,-39L39,-2Z" fill="#a2434e" />
      <path d="M-6,38V16H8V38Z" fill="#5a2b3d" />
      <Lamp x={-23} y={8} width={11} height={12} />
      <Lamp x={14} y={8} width={10} height={12} />
    </g>
  ),
  mansion: (
    <g stroke={DARK} stroke-width="3" stroke-linejoin="round">
      <path d="M-24,-12H24V38H-24Z" fill="#9d8cc7" />
      <path d="M-28,-10L0,-30L28,-10Z" fill="#51407f" />
      <path d="M-42,-18H-20V38H-42ZM20,-18H42V38H20Z" fill="#bba9e0" />
      <path d="M-45,-17L-31,-42L-17,-17ZM17,-17L31,-42L45,-17Z" fill="#51407f" />
      <path d="M-7,38V20Q0,10 7,20V38Z" fill="#3a2a55" />
      <Lamp x={-36} y={-8} />
      <Lamp x={27} y={-8} />
      <Lamp x={-36} y={14} />
      <Lamp x={27} y={14} />
      <Lamp x={-5} y={-6} width={10} />
    </g>
  ),
  pool: (
    <g stroke={DARK} stroke-width="3" stroke-linejoin="round">
      <path d="M-42,0C-44,-28 -14,-34 2,-26C20,-34 44,-24 42,2C42,30 16,36 -2,28C-20,36 -40,24 -42,0Z" fill="#f0e3cf" />
      <path d="M-33,1C-34,-20 -12,-25 2,-17C18,-24 35,-16 33,3C32,22 14,26 -1,19C-16,27 -32,19 -33,1Z" fill="#3db4e6" />
      <path
        d="M-22,-4q5,-6 10,0t10,0M-6,9q5,-6 10,0t10,0M4,-8q4,-5 8,0t8,0"
        fill="none"
        stroke="#d8f4ff"
        stroke-width="3"
      />
      <path d="M20,-38V-8M32,-38V-8M20,-28H32M20,-18H32" fill="none" stroke="#fff6e0" stroke-width="4" />
    </g>
  ),
  library: (
    <g stroke={DARK} stroke-width="3" stroke-linejoin="round">
      <path d="M-40,-12L0,-38L40,-12Z" fill="#7fc4b8" />
      <path d="M-38,-12H38V-3H-38Z" fill="#e8dcc2" />
      <path d="M-33,-3H-23V28H-33ZM-5,-3H5V28H-5ZM23,-3H33V28H23Z" fill="#f4ead2" />
      <path d="M-23,-3H-5V28H-23ZM5,-3H23V28H5Z" fill={LAMP} />
      <path d="M-42,28H42V38H-42Z" fill="#cdbd9c" />
      <path d="M-10,-17Q-4,-22 0,-17Q4,-22 10,-17V-26Q4,-30 0,-26Q-4,-30 -10,-26Z" fill="#fff6e0" stroke-width="2" />
    </g>
  ),
  park: (
    <g stroke={DARK} stroke-width="3" stroke-linejoin="round">
      <path d="M-27,38V8H-19V38ZM21,38V12H29V38Z" fill="#6b4030" />
      <path
        d="M-44,4C-48,-14 -34,-20 -32,-26C-26,-40 -10,-34 -8,-24C2,-18 0,-2 -8,4C-18,14 -36,14 -44,4Z"
        fill="#4fa86a"
      />
      <path d="M6,10C2,-6 14,-10 18,-16C26,-24 38,-16 38,-8C48,0 44,12 38,16C28,22 12,20 6,10Z" fill="#78c56c" />
      <path d="M-14,26H16M-10,26V38M12,26V38M-14,18H16" fill="none" stroke="#f0d9a8" stroke-width="5" />
    </g>
  ),
  clubhouse: (
    <g stroke={DARK} stroke-width="3" stroke-linejoin="round">
      <path d="M-44,-12C-46,-34 -20,-44 0,-40C22,-46 48,-30 42,-8C40,4 -42,4 -44,-12Z" fill="#4c8f5f" />
      <path d="M-7,6H9V40H-7Z" fill="#6b4030" />
      <path d="M-24,-20H22V10H-24Z" fill="#c98a52" />
      <path d="M-30,-18L-1,-36L28,-18Z" fill="#8a4f34" />
      <path d="M-32,10H30V17H-32Z" fill="#8a4f34" />
      <Lamp x={-16} y={-10} width={12} height={11} />
      <path d="M18,17V40M28,17V40M18,24H28M18,32H28" fill="none" stroke="#f0d9a8" stroke-width="3.5" />
    </g>
  ),
  pep_rally: (
    <g stroke={DARK} stroke-width="3" stroke-linejoin="round">
      <path d="M-36,38V-40" stroke="#f0d9a8" stroke-width="5" />
      <path d="M-34,-38L8,-28L-34,-14Z" fill="#ff6b57" />
      <path d="M-18,12L22,-10V32Z" fill="#ffb84a" />
      <path d="M22,-12Q34,11 22,34Z" fill="#fff0c4" />
      <path d="M-24,6H-14V18H-24ZM-10,18L-6,34H4L2,20Z" fill="#c9562f" />
      <path
        d="M34,-8L43,-15M37,11H46M34,30L43,37"
        fill="none"
        stroke="#fff0c4"
        stroke-width="4"
        stroke-linecap="round"
      />
    </g>
  ),
  prom: (
    <g stroke={DARK} stroke-width="3" stroke-linejoin="round">
      <path d="M0,-44V-26" stroke="#fff0c4" stroke-width="3" />
      <circle cy="2" r="28" fill="#e58fc4" />
      <path
        d="M-26,-8H26M-26,12H26M0,-26C-16,-10 -16,14 0,30M0,-26C16,-10 16,14 0,30"
        fill="none"
        stroke="#8b3f77"
        stroke-width="2.5"
      />
      <path d="M-14,-12L-4,-16L-2,-8L-12,-4ZM4,4L14,2L14,11L4,12Z" fill="#ffe9f6" stroke="none" />
      <path
        d="M-21,-44l3,7l7,3l-7,3l-3,7l-3,-7l-7,-3l7,-3ZM23,26l3,6l6,3l-6,3l-3,6l-3,-6l-6,-3l6,-3ZM22,-40l2,5l5,2l-5,2l-2,5l-2,-5l-5,-2l5,-2Z"
        fill="#fff0c4"
        stroke="none"
      />
    </g>
  ),
  school: (
    <g stroke={DARK} stroke-width="3" stroke-linejoin="round">
      <path d="M0,-30V-46" stroke="#fff0c4" />
      <path d="M1,-46L18,-41L1,-36Z" fill="#ff6b57" stroke-width="2" />
      <path d="M-42,-10H42V22H-42Z" fill="#c65a43" />
      <path d="M-17,-14L0,-30L17,-14V22H-17Z" fill="#e07a55" />
      <circle cy="-11" r="7.5" fill="#fff6e0" />
      <path d="M0,-15V-11H4" fill="none" stroke-width="2" />
      <path d="M-8,22V4H8V22Z" fill="#5a2b3d" />
      <Lamp x={-36} y={-3} width={13} height={12} />
      <Lamp x={23} y={-3} width={13} height={12} />
    </g>
  ),
};

/** Where the sun is low, a thing throws its shadow far to the left. */
export function LongShadow({ wide = 28, high = 38, long = 60 }: { wide?: number; high?: number; long?: number }) {
  return (
    <path class="dts-shade" d={`M${-wide},${high}H${wide}L${wide - long},${high + long * 0.55}H${-wide - long}Z`} />
  );
}

/** A ball that hangs down is slim: it has room beside many numbers. */
export function widthOf(kind: Kind): number {
  return kind === "prom" ? 60 : 92;
}

export function Building({ kind }: { kind: Kind | "school" }) {
  return PICTURES[kind];
}

/** A tree, and now and then something in it that looks back. Fifty units high, from its foot. */
export function Tree({ eyes = false, fir = false }: { eyes?: boolean; fir?: boolean }) {
  return (
    <g>
      <path d="M-3,0V-16H3V0Z" fill="#3a2030" />
      {fir ? (
        <path
          class="dts-leaves"
          d="M0,-54L13,-34H7L18,-18H9L21,-6H-21L-9,-18H-18L-7,-34H-13Z"
          fill="#1f4038"
          stroke="#132a2a"
        />
      ) : (
        <path
          class="dts-leaves"
          d="M-20,-16C-26,-30 -14,-36 -12,-42C-6,-54 10,-52 12,-42C24,-38 24,-20 14,-14C4,-8 -12,-8 -20,-16Z"
          fill="#2b4f3f"
          stroke="#173030"
        />
      )}
      {eyes && <path class="dts-eyes" d="M-8,-27l6,2l-5,3ZM8,-27l-6,2l5,3Z" />}
    </g>
  );
}
