// Sand and indigo: a palace like a star in the desert, under a sky in which carpets fly.
import type { Scenery } from ".";
import { SceneryThing, scattered, Whole } from "./thing";

const STAR =
  "M800,40L944,200L1205,165L1186,391L1385,500L1186,609L1205,835L944,800L800,960L656,800L395,835L414,609L215,500L414,391L395,165L656,200Z";

export function Bazaar({ chart }: Scenery) {
  return (
    <>
      <Whole chart={chart} fill="#241a5c" />
      {scattered(110, chart).map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#ffe9b8" opacity="0.55" />
      ))}
      <g transform={chart.matrix}>
        <path
          d="M-300,330C0,230 180,330 330,280S620,360 800,330S1200,240 1400,310S1750,260 1900,330V1300H-300Z"
          fill="#3b2c7e"
        />
        <path
          d="M-300,560C-60,470 160,560 360,520S700,600 900,560S1350,500 1560,560S1800,520 1900,560V1300H-300Z"
          fill="#b07a3c"
        />
        <path d="M-300,740C0,640 220,760 460,700S860,790 1060,740S1500,680 1900,760V1300H-300Z" fill="#cf9a52" />
        <path d="M-300,900C60,830 260,930 520,880S1000,950 1240,890S1600,870 1900,910V1300H-300Z" fill="#e0b46c" />
        <path d={STAR} fill="#7a4a22" transform="translate(0 14)" />
        <path d={STAR} fill="#ecca86" stroke="#7a4a22" stroke-width="8" stroke-linejoin="round" />
        <path
          d={STAR}
          fill="none"
          stroke="#3f6f8f"
          stroke-width="7"
          stroke-dasharray="24 16"
          transform="translate(64 40) scale(0.92)"
        />
        <path d="M800,250L1000,400V620L800,760L600,620V400Z" fill="#f6deaa" stroke="#b07a3c" stroke-width="8" />
        <path d="M800,290L965,415V605L800,720L635,605V415Z" fill="none" stroke="#3f6f8f" stroke-width="5" />
        <path d="M800,450L834,466L850,500L834,534L800,550L766,534L750,500L766,466Z" fill="#3f6f8f" />
        <path d="M800,470L822,480L832,500L822,520L800,530L778,520L768,500L778,480Z" fill="#9fd6d6" />
      </g>
      <Things chart={chart} />
    </>
  );
}

const PALMS: readonly (readonly [number, number, number])[] = [
  [250, 650, 1], [190, 610, 0.8], [1420, 610, 0.9], [1290, 960, 0.8], [300, 960, 0.9], [1560, 790, 0.8], [40, 780, 0.8],
]; // biome-ignore format: a table

function Things({ chart }: Scenery) {
  return (
    <>
      <SceneryThing chart={chart} x={270} y={60} size={1.2}>
        <path d="M22,-34A40,40 0 1 0 22,34A31,31 0 1 1 22,-34Z" fill="#ffe9b8" />
      </SceneryThing>
      {PALMS.map(([x, y, size]) => (
        <SceneryThing key={`${x} ${y}`} chart={chart} x={x} y={y} size={size}>
          <path d="M-4,44Q2,10 -2,-16H5Q8,12 4,44Z" fill="#6d4526" />
          <path
            d="M1,-18Q-30,-40 -44,-8Q-22,-22 1,-14Q-20,-4 -24,18Q-6,2 1,-13Q8,2 28,18Q22,-4 3,-14Q26,-22 46,-8Q32,-40 1,-18Z"
            fill="#2f6b4a"
          />
        </SceneryThing>
      ))}
      <SceneryThing chart={chart} x={800} y={160} size={0.9}>
        <path d="M-16,60V0H16V60Z" fill="#fff2d4" stroke="#7a4a22" stroke-width="3" />
        <path d="M-20,0Q-22,-26 0,-46Q22,-26 20,0Z" fill="#2f7d8f" stroke="#7a4a22" stroke-width="3" />
      </SceneryThing>
      {[-1, 1].map((side) => (
        <SceneryThing key={side} chart={chart} x={800 + side * 118} y={585} size={0.9}>
          <path d="M-34,40V0H34V40Z" fill="#fff2d4" stroke="#7a4a22" stroke-width="3" />
          <path d="M-38,0Q-44,-36 0,-62Q44,-36 38,0Z" fill="#4a3a9c" stroke="#7a4a22" stroke-width="3" />
          <path d="M-10,40V20Q0,6 10,20V40Z" fill="#7a4a22" />
        </SceneryThing>
      ))}
      <SceneryThing chart={chart} x={1345} y={250} size={0.9}>
        <path d="M-44,6Q-20,-10 0,2T44,-4L40,12Q16,22 -4,14T-42,22Z" fill="#c3402f" stroke="#2a1a4a" stroke-width="3" />
        <circle cx="2" cy="-12" r="9" fill="#7ddf9a" stroke="#2a1a4a" stroke-width="3" />
      </SceneryThing>
      <SceneryThing chart={chart} x={1340} y={770} size={0.8}>
        <path
          d="M-40,30L-34,0Q-26,-24 -14,0Q-4,-24 8,0Q20,0 24,-24H42L44,-16L32,-12Q30,14 16,16L18,40H12L8,18H-22L-26,40H-32L-32,16Z"
          fill="#8a5a2a"
        />
      </SceneryThing>
    </>
  );
}
