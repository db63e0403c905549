// Marble and vermilion: a theatre with its tiers, and the hills of the city behind it.
import type { Scenery } from ".";
import { SceneryThing, Whole } from "./thing";

/** Half ellipses around the stage, the outermost first. */
const TIERS: readonly (readonly [number, number, string])[] = [
  [800, 920, "#b98f6c"],
  [775, 895, "#efe4d2"],
  [640, 760, "#cdb497"],
  [615, 735, "#e6d7bf"],
  [430, 460, "#c7a988"],
  [405, 435, "#f3eadb"],
  [225, 185, "#c2452d"],
]; // biome-ignore format: a table

export function Rome({ chart }: Scenery) {
  return (
    <>
      <Whole chart={chart} fill="#b23a24" />
      <g transform={chart.matrix}>
        <path
          d="M-300,-300H1900V90C1700,20 1560,120 1400,60S1100,20 800,20S420,-10 220,60S-60,60 -300,120Z"
          fill="#d9583a"
        />
        <path
          d="M-300,300C-100,220 40,300 200,250V1300H-300ZM1900,300C1700,220 1560,300 1400,250V1300H1900Z"
          fill="#8f2c1c"
        />
        {TIERS.map(([across, up, fill]) => (
          <path key={across} d={`M${800 - across},960A${across},${up} 0 0 1 ${800 + across},960Z`} fill={fill} />
        ))}
        <path
          d="M800,900L160,390M800,900L420,170M800,900V30M800,900L1180,170M800,900L1440,390"
          stroke="#cdb497"
          stroke-width="10"
          opacity="0.6"
        />
        <path d="M-300,850H1900V1300H-300Z" fill="#8f2c1c" />
        <path d="M20,862H1580V986H20Z" fill="#e9dcc6" stroke="#7a2417" stroke-width="8" />
        <path d="M40,886H1560M40,962H1560" stroke="#c2452d" stroke-width="8" stroke-dasharray="34 14" />
      </g>
      <Things chart={chart} />
    </>
  );
}

const CYPRESSES: readonly (readonly [number, number, number])[] = [
  [300, 60, 1], [40, 260, 1.1], [60, 330, 0.9], [1300, 55, 1], [1565, 250, 1.1], [1545, 330, 0.9], [40, 500, 0.8], [1570, 470, 0.8],
]; // biome-ignore format: a table

function Things({ chart }: Scenery) {
  return (
    <>
      {CYPRESSES.map(([x, y, size]) => (
        <SceneryThing key={`${x} ${y}`} chart={chart} x={x} y={y} size={size}>
          <path d="M0,-52Q18,-6 11,30H-11Q-18,-6 0,-52Z" fill="#2f4a30" />
          <path d="M-3,30H3V42H-3Z" fill="#4a2b1a" />
        </SceneryThing>
      ))}
      {[640, 960].map((x) => (
        <SceneryThing key={x} chart={chart} x={x} y={590} size={0.8}>
          <path
            d="M-22,60H22V50H-22ZM-16,50V-34H16V50ZM-24,-46H24V-34H-24Z"
            fill="#fbf5ea"
            stroke="#8b6a4c"
            stroke-width="4"
          />
          <path d="M-8,-34V50M0,-34V50M8,-34V50" stroke="#cdb497" stroke-width="3" />
        </SceneryThing>
      ))}
      <SceneryThing chart={chart} x={800} y={795} size={0.9}>
        <path d="M-50,10Q0,40 50,10Q30,56 0,56T-50,10Z" fill="#fbf5ea" stroke="#7a2417" stroke-width="4" />
        <path
          d="M-20,22Q-12,12 -4,22M6,22Q14,12 22,22M-16,40Q0,52 16,40"
          fill="none"
          stroke="#7a2417"
          stroke-width="4"
        />
      </SceneryThing>
      <SceneryThing chart={chart} x={800} y={225} size={0.9}>
        <path
          d="M-60,34H60V24H-60ZM-50,24V-8H50V24ZM-60,-8L0,-40L60,-8Z"
          fill="#fbf5ea"
          stroke="#8b6a4c"
          stroke-width="4"
        />
        <path d="M-34,24V-6M-12,24V-6M12,24V-6M34,24V-6" stroke="#8b6a4c" stroke-width="5" />
        <circle cy="-20" r="6" fill="#c2452d" />
      </SceneryThing>
    </>
  );
}
