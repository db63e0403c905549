// Mossy greens: a castle on its rock, a village below it, and a glen with a loch that is not empty.
import type { Scenery } from ".";
import { SceneryThing, Whole } from "./thing";

const WALL = "M170,160L490,90L830,140L945,400L830,660L500,725L180,620L75,390Z";
const LOCH =
  "M1110,500C1180,430 1320,500 1400,560C1500,620 1580,700 1600,790C1620,900 1480,860 1380,810C1270,770 1170,800 1110,720C1060,650 1060,560 1110,500Z";

export function Castle({ chart }: Scenery) {
  return (
    <>
      <Whole chart={chart} fill="#4c6338" />
      <g transform={chart.matrix}>
        <path d="M-300,-300H1900V180C1600,120 1450,260 1250,190S900,20 600,60S100,40 -300,160Z" fill="#7d8f55" />
        <path
          d="M950,-300H1900V470C1700,380 1560,470 1380,390S1060,330 1010,210S960,0 950,-300Z"
          fill="#6c5a78"
          opacity="0.55"
        />
        <path d="M-300,760C0,820 300,800 520,850S900,800 1100,850S1700,900 1900,840V1300H-300Z" fill="#3b5130" />
        <path d="M-300,900C100,960 500,880 800,950S1500,980 1900,930V1300H-300Z" fill="#2f4328" />
        <path d={LOCH} fill="#23505a" stroke="#8fa06a" stroke-width="14" />
        <path d={LOCH} fill="#2f6a73" transform="translate(134 66) scale(0.9)" />
        <path
          d="M1180,560q16,-10 32,0t32,0M1390,650q16,-10 32,0t32,0M1230,730q16,-10 32,0t32,0M1450,740q16,-10 32,0t32,0"
          fill="none"
          stroke="#9cc6bd"
          stroke-width="4"
        />
        <path d="M120,120L490,40L880,90L1010,400L880,720L500,790L130,690L20,390Z" fill="#59653f" />
        <path d={WALL} fill="#8c8a70" stroke="#3a3c2e" stroke-width="64" stroke-linejoin="round" />
        <path d={WALL} fill="none" stroke="#a7a488" stroke-width="46" stroke-linejoin="round" stroke-dasharray="26 9" />
        <path d="M215,205L490,145L785,190L885,400L785,610L500,665L225,580L135,390Z" fill="#6f7a4c" />
        <path d="M560,240H720V590H560Z" fill="#97937a" stroke="#3a3c2e" stroke-width="10" />
        <path d="M640,240V590M560,415H720" stroke="#3a3c2e" stroke-width="6" />
        <path
          d="M500,760C500,830 560,850 640,890"
          fill="none"
          stroke="#b89f6b"
          stroke-width="52"
          stroke-linecap="round"
        />
      </g>
      <Things chart={chart} />
    </>
  );
}

const PINES: readonly (readonly [number, number, number])[] = [
  [1040, 200, 1], [1080, 230, 0.8], [1560, 270, 1], [1580, 330, 0.8], [1030, 800, 0.9], [830, 790, 0.8], [250, 800, 0.9], [300, 830, 0.7], [40, 700, 0.9], [40, 90, 0.9], [1585, 440, 0.8], [1265, 180, 0.8], [1010, 580, 0.8],
]; // biome-ignore format: a table

function Things({ chart }: Scenery) {
  return (
    <>
      {PINES.map(([x, y, size]) => (
        <SceneryThing key={`${x} ${y}`} chart={chart} x={x} y={y} size={size}>
          <path d="M0,-44L18,-14H10L24,10H13L30,34H-30L-13,10H-24L-10,-14H-18Z" fill="#24381f" />
          <path d="M-4,34H4V44H-4Z" fill="#4a3220" />
        </SceneryThing>
      ))}
      <SceneryThing chart={chart} x={1440} y={800} size={1.1}>
        <path
          d="M-60,14C-56,-14 -30,-14 -26,14ZM-16,14C-12,-10 12,-10 16,14Z"
          fill="#3f6b3f"
          stroke="#16281c"
          stroke-width="3"
        />
        <path
          d="M28,14C30,-16 34,-36 46,-38C60,-40 66,-28 58,-24C50,-22 48,-10 50,14Z"
          fill="#3f6b3f"
          stroke="#16281c"
          stroke-width="3"
        />
        <circle cx="51" cy="-31" r="3" fill="#fff7e3" />
        <path d="M42,-40H60L56,-50H47Z" fill="#b5452f" stroke="#16281c" stroke-width="2" />
      </SceneryThing>
      <SceneryThing chart={chart} x={640} y={420} size={1}>
        <path
          d="M-34,34V-20H-24V-30H-12V-20H-5V-30H5V-20H12V-30H24V-20H34V34Z"
          fill="#b5b193"
          stroke="#3a3c2e"
          stroke-width="4"
        />
        <path d="M0,-30V-62L30,-52L0,-42" fill="#a23b3b" stroke="#3a3c2e" stroke-width="3" />
        <path d="M-9,34V10Q0,0 9,10V34Z" fill="#3a2c22" />
      </SceneryThing>
      <SceneryThing chart={chart} x={1215} y={150} size={0.8}>
        <path
          d="M-40,20V-20H-26V20ZM-10,20V-28H6V20ZM24,20V-18H38V20ZM-44,-20H10V-30H-44Z"
          fill="#b8b49a"
          stroke="#3a3c2e"
          stroke-width="3"
        />
      </SceneryThing>
      <SceneryThing chart={chart} x={560} y={985} size={0.8}>
        <path
          d="M-36,0L-10,-26L16,0V26H-36ZM30,4L52,-16L74,4V26H30Z"
          fill="#d8c9a0"
          stroke="#2c2a20"
          stroke-width="4"
        />
        <path d="M-42,2L-10,-32L22,2M26,6L52,-22L78,6" fill="none" stroke="#8a4a32" stroke-width="7" />
      </SceneryThing>
    </>
  );
}
