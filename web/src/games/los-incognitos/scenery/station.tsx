// Rust and teal: a ring station that has seen better days, torn open at one side, above a ringed planet.
import type { Scenery } from ".";
import { SceneryThing, scattered, Whole } from "./thing";

const RING = "M1497,345A700,402 0 1 0 1497,655";

export function Station({ chart }: Scenery) {
  return (
    <>
      <Whole chart={chart} fill="#0b2a30" />
      {scattered(150, chart).map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#d8f3ee" opacity="0.5" />
      ))}
      <Planet chart={chart} />
      <g transform={chart.matrix} fill="none">
        <ellipse cx="800" cy="500" rx="760" ry="470" fill="#12464c" fill-opacity="0.45" />
        <path d={RING} stroke="#3b1d14" stroke-width="150" />
        <path d={RING} stroke="#8a3f22" stroke-width="134" />
        <path d={RING} stroke="#a9542d" stroke-width="104" stroke-dasharray="118 10" />
        <path d={RING} stroke="#c9723f" stroke-width="4" transform="translate(0 -4)" stroke-dasharray="30 14" />
        <g stroke="#6d3320" stroke-width="64">
          <path d="M320,500H140M320,500L539,387M320,500L539,613M1061,387L1280,213M539,387L321,212M539,613L320,787M1061,613L1106,859M800,315V100M800,685L799,900M1300,500H1061" />
        </g>
        <ellipse cx="800" cy="500" rx="292" ry="186" fill="#0f3a40" stroke="#3b1d14" stroke-width="112" />
        <ellipse cx="800" cy="500" rx="292" ry="186" stroke="#94482a" stroke-width="98" stroke-dasharray="96 9" />
        <path d="M646,500H954" stroke="#94482a" stroke-width="84" />
        <ellipse cx="800" cy="500" rx="96" ry="84" fill="#2f8f8c" />
        <ellipse cx="800" cy="500" rx="74" ry="64" fill="#43b3ab" />
      </g>
      <Torn chart={chart} />
    </>
  );
}

function Planet({ chart }: Scenery) {
  return (
    <SceneryThing chart={chart} x={60} y={930} size={1.5}>
      <circle r="150" fill="#1f6d70" />
      <path d="M-148,-20A150,150 0 0 0 120,90Q20,40 -148,-20Z" fill="#185558" />
      <path
        d="M-215,38C-120,-40 170,-88 220,-52C180,24 -120,96 -215,38Z"
        fill="none"
        stroke="#d98a4e"
        stroke-width="11"
      />
    </SceneryThing>
  );
}

/** Cables, plates and a satellite, where the ring is torn. */
function Torn({ chart }: Scenery) {
  return (
    <>
      <SceneryThing chart={chart} x={1525} y={500} size={1}>
        <path d="M-40,-90L10,-60L-20,-20L30,0L-14,40L18,84L-40,92" fill="none" stroke="#ffb867" stroke-width="4" />
        <path
          d="M20,-40L52,-54L60,-26L32,-14ZM26,34L58,28L52,60ZM-4,-4L14,-10L16,8Z"
          fill="#a9542d"
          stroke="#3b1d14"
          stroke-width="3"
        />
      </SceneryThing>
      <SceneryThing chart={chart} x={1330} y={85} size={0.9}>
        <path d="M-60,-14H-18V14H-60ZM18,-14H60V14H18Z" fill="#2f8f8c" stroke="#08191c" stroke-width="3" />
        <path d="M-18,-12H18V12H-18ZM0,12V30" fill="#d9c8a4" stroke="#08191c" stroke-width="3" />
        <path d="M-14,30Q0,46 14,30Z" fill="#d9c8a4" stroke="#08191c" stroke-width="3" />
      </SceneryThing>
      <SceneryThing chart={chart} x={1325} y={945} size={0.8}>
        <path d="M-30,-10L10,-28L34,4L-4,24Z" fill="#a9542d" stroke="#3b1d14" stroke-width="4" />
        <path d="M54,-20L74,-24L70,0Z" fill="#8a3f22" />
      </SceneryThing>
    </>
  );
}
