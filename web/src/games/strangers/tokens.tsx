// Kids, Strangers, the coin and the saucer.
import { SeatGlyph } from "../../art/shapes";
import type { Shape } from "../../table/face/face";

/** A Kid wears the shape of its seat, so that nobody needs to tell colours apart. Fifty wide, seventy high. */
export function KidFigure({ shape }: { shape: Shape }) {
  return (
    <g>
      <path class="dts-shade" d="M-14,30H12L-22,46H-48Z" />
      <path d="M-9,18V31M9,18V31" stroke="#2a1a33" stroke-width="7" stroke-linecap="round" />
      <circle cy="-20" r="12.5" fill="#f6d7b2" stroke="#1a1333" stroke-width="2.6" />
      <g class={`seat-${shape}`}>
        <path
          d="M-13,-22C-13,-38 13,-38 13,-22L20,-20.5V-17.5H-13Z"
          fill="currentColor"
          stroke="#1a1333"
          stroke-width="2.6"
          stroke-linejoin="round"
        />
      </g>
      <g transform="translate(0 6) scale(1.95)">
        <SeatGlyph shape={shape} />
      </g>
    </g>
  );
}

export function KidPicture({ shape, size = 30 }: { shape: Shape; size?: number }) {
  return (
    <svg width={size} height={size * 1.3} viewBox="-27 -38 54 72" aria-hidden="true">
      <KidFigure shape={shape} />
    </svg>
  );
}

/** Tall, thin, and looking at you. Sixty wide, ninety high. */
export function StrangerFigure() {
  return (
    <g stroke-linejoin="round">
      <ellipse class="dts-glow" cy="4" rx="44" ry="46" />
      <path class="dts-shade" d="M-16,40H16L-24,58H-60Z" />
      <path
        d="M-17,41C-16,16 -12,6 -20,-8L-9,-2C-4,-6 4,-6 9,-2L20,-8C12,6 16,16 17,41Z"
        fill="#221338"
        stroke="#0d0619"
        stroke-width="3"
      />
      <path
        d="M0,-46C19,-46 26,-30 20,-16C15,-4 7,2 0,2C-7,2 -15,-4 -20,-16C-26,-30 -19,-46 0,-46Z"
        fill="#a8ec8f"
        stroke="#0d0619"
        stroke-width="3"
      />
      <path
        d="M-16,-24C-12,-30 -4,-20 -3,-14C-10,-11 -17,-16 -16,-24ZM16,-24C12,-30 4,-20 3,-14C10,-11 17,-16 16,-24Z"
        fill="#0d0619"
      />
      <path d="M-12,-21l3,1M9,-20l3,-1" stroke="#dfffd0" stroke-width="2.4" stroke-linecap="round" />
      <path d="M-9,10V30M9,10V30" stroke="#8b6fd0" stroke-width="2.5" />
    </g>
  );
}

/** One that has just come shivers. */
export function StrangerPicture({ size = 96, comes = false }: { size?: number; comes?: boolean }) {
  return (
    <svg
      class={comes ? "dts-comes" : undefined}
      width={size}
      height={size}
      viewBox="-50 -52 100 104"
      aria-hidden="true"
    >
      <StrangerFigure />
    </svg>
  );
}

/** Where one may appear: a face in a dashed ring, before it has come. */
export function StrangerSign() {
  return (
    <g class="dts-sign-stranger">
      <circle r="39" />
      <path d="M0,-25C15,-25 20,-12 15,-1C11,9 5,14 0,14C-5,14 -11,9 -15,-1C-20,-12 -15,-25 0,-25Z" />
      <path
        class="dts-sign-eyes"
        d="M-11,-8C-8,-13 -2,-5 -2,0C-7,2 -12,-2 -11,-8ZM11,-8C8,-13 2,-5 2,0C7,2 12,-2 11,-8Z"
      />
    </g>
  );
}

export function SaucerFigure() {
  return (
    <g stroke="#1a0d29" stroke-width="3" stroke-linejoin="round">
      <path d="M-18,-6C-18,-30 18,-30 18,-6Z" fill="#c9f2ff" />
      <path d="M-46,4C-34,-12 34,-12 46,4C34,18 -34,18 -46,4Z" fill="#8f7ad6" />
      {[-28, -10, 10, 28].map((x) => (
        <circle key={x} cx={x} cy="4" r="3.6" fill="#ffe27a" stroke="none" />
      ))}
    </g>
  );
}

/** The coin: a saucer on one side, a cross on the other. */
export function Coin({ saucer, size = 26 }: { saucer: boolean; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="46" fill={saucer ? "#ffd24a" : "#d9c7a6"} stroke="#5a3a12" stroke-width="5" />
      <circle r="37" fill="none" stroke="#5a3a12" stroke-width="2" stroke-dasharray="3 5" />
      {saucer ? (
        <g transform="scale(0.68)">
          <SaucerFigure />
        </g>
      ) : (
        <path d="M-15,-15L15,15M15,-15L-15,15" stroke="#7a5a30" stroke-width="9" stroke-linecap="round" />
      )}
    </svg>
  );
}

/** How large a coin is while it is flipped. */
export const COIN = 120;

/** Several coins in a row. */
export function Coins({ coins, saucers }: { coins: number; saucers: number }) {
  return (
    <span class="dts-coins">
      {Array.from({ length: coins }, (_, coin) => (
        <Coin key={coin} saucer={coin < saucers} size={COIN} />
      ))}
    </span>
  );
}

/** DS-23 Kids in a beam, on their way up. */
export function Abduction({ shapes }: Taken) {
  return (
    <svg width="200" height="170" viewBox="-100 -60 200 170" aria-hidden="true">
      <path d="M-34,-12H34L72,106H-72Z" fill="#d8ffb8" opacity="0.55" />
      <g transform="translate(0 -22) scale(1.5)">
        <SaucerFigure />
      </g>
      <InARow shapes={shapes} y={58} />
    </svg>
  );
}

/** DS-22 Kids before a Stranger, who stands behind them twice as tall. */
export function Taking({ shapes }: Taken) {
  return (
    <svg width="200" height="170" viewBox="-100 -60 200 170" aria-hidden="true">
      <g transform="translate(0 26) scale(1.8)">
        <StrangerFigure />
      </g>
      <InARow shapes={shapes} y={74} />
    </svg>
  );
}

interface Taken {
  readonly shapes: readonly Shape[];
}

/** Three at most. */
function InARow({ shapes, y }: Taken & { y: number }) {
  const few = shapes.slice(0, 3);
  return (
    <g>
      {few.map((shape, kid) => (
        <g
          key={`${shape} ${kid}`}
          transform={`translate(${(kid - (few.length - 1) / 2) * 44} ${y}) rotate(${kid % 2 ? 16 : -14}) scale(0.85)`}
        >
          <KidFigure shape={shape} />
        </g>
      ))}
    </g>
  );
}

/** Where a bus stops: a yellow diamond for the school's, a blue disc for the city's. Forty-eight units large. */
export function StopSign({ bus }: { bus: "school_bus" | "city_bus" }) {
  return bus === "school_bus" ? (
    <g class="dts-stop">
      <path d="M0,-25L25,0L0,25L-25,0Z" fill="#ffcc33" />
      <path d="M-13,-7H6L8,-1H13V8H-13Z" fill="#3a2408" stroke="none" />
      <circle cx="-7" cy="9" r="4" fill="#3a2408" stroke="#ffcc33" stroke-width="2" />
      <circle cx="7" cy="9" r="4" fill="#3a2408" stroke="#ffcc33" stroke-width="2" />
    </g>
  ) : (
    <g class="dts-stop">
      <circle r="22" fill="#66d9ff" />
      <path d="M-12,-12H12V9H-12Z" fill="#0b2c47" stroke="none" />
      <path d="M-9,-8H9V-2H-9Z" fill="#66d9ff" stroke="none" />
      <circle cx="-6" cy="10" r="4" fill="#0b2c47" stroke="#66d9ff" stroke-width="2" />
      <circle cx="6" cy="10" r="4" fill="#0b2c47" stroke="#66d9ff" stroke-width="2" />
    </g>
  );
}
