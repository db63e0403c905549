// The evening around the town and the ground it stands on: sky, hills, woods that look back, streets, walls and gates.
import { LongShadow, Tree } from "./buildings";
import type { StrangersBoard } from "./model.generated";
import { between, type Chart, centre, openWays, wilds } from "./town";

/** The same wherever it is asked for: woods do not move when a window does. */
function chance(seed: number): number {
  const wild = Math.sin(seed * 12.9898 + 4.137) * 43758.5453;
  return wild - Math.floor(wild);
}

export function Evening({ chart }: { chart: Chart }) {
  const { width, height, town } = chart;
  const hill = (rise: number, base: number) =>
    `M0,${base}C${width * 0.18},${base - rise} ${width * 0.34},${base + rise * 0.4} ${width * 0.52},${base - rise * 0.2}S${width * 0.84},${base - rise} ${width},${base - rise * 0.3}V${height}H0Z`;
  return (
    <g>
      <defs>
        <linearGradient id="dts-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stop-color="#ffb45c" />
          <stop offset="26%" stop-color="#f27a4c" />
          <stop offset="52%" stop-color="#b64868" />
          <stop offset="100%" stop-color="#3a1f52" />
        </linearGradient>
        <linearGradient id="dts-lawn" x1="1" y1="0" x2="0" y2="1">
          <stop offset="0%" stop-color="#7d6a3e" />
          <stop offset="35%" stop-color="#4d5a45" />
          <stop offset="100%" stop-color="#253544" />
        </linearGradient>
        <linearGradient
          id="dts-tiles"
          gradientUnits="userSpaceOnUse"
          x1={town.x + town.width}
          y1={town.y}
          x2={town.x}
          y2={town.y + town.height}
        >
          <stop offset="0%" stop-color="#96705f" />
          <stop offset="45%" stop-color="#6b5876" />
          <stop offset="100%" stop-color="#453a68" />
        </linearGradient>
        <linearGradient id="dts-dusk" x1="1" y1="0" x2="0" y2="1">
          <stop offset="0%" stop-color="#ffb45c" stop-opacity="0.3" />
          <stop offset="45%" stop-color="#ff7a4c" stop-opacity="0.05" />
          <stop offset="100%" stop-color="#1d0f3a" stop-opacity="0.4" />
        </linearGradient>
      </defs>
      <rect width={width} height={height} fill="url(#dts-sky)" />
      <circle cx={width * 0.93} cy={height * 0.2} r="90" fill="#ffe08a" opacity="0.85" />
      <path d={hill(120, height * 0.42)} fill="#7d3a63" />
      <path d={hill(90, height * 0.58)} fill="#562b58" />
      <path d={hill(60, height * 0.76)} fill="#33204a" />
      <Woods chart={chart} />
      <rect
        class="dts-town"
        x={town.x - 6}
        y={town.y - 6}
        width={town.width + 12}
        height={town.height + 12}
        rx="18"
        fill="url(#dts-lawn)"
      />
    </g>
  );
}

const APART = 62;

/** Trees beside the town, as far as there is room. */
function Woods({ chart: { width, height, town } }: { chart: Chart }) {
  const rows = Math.ceil(height / APART);
  const beside = (room: number) => Math.max(0, Math.floor((room - 40) / 46));
  const stand = (side: "left" | "right") => {
    const across = beside(side === "left" ? town.x : width - town.x - town.width);
    return Array.from({ length: across * rows }, (_, tree) => {
      const seed = tree * 7 + (side === "left" ? 3 : 11);
      const step = (tree % across) * 46 + 30 + chance(seed) * 22;
      return {
        x: side === "left" ? step : width - step,
        y: (Math.floor(tree / across) + 0.9 + chance(seed + 1) * 0.4) * APART,
        seed,
      };
    });
  };
  const trees = [...stand("left"), ...stand("right")]
    .filter(({ y }) => y > height * 0.3)
    .sort((one, two) => one.y - two.y);
  return (
    <g>
      {trees.map(({ x, y, seed }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${1.15 + chance(seed + 2) * 0.6})`}>
          <Tree fir={chance(seed + 3) > 0.4} eyes={chance(seed + 4) > 0.78} />
        </g>
      ))}
    </g>
  );
}

/** Asphalt under the streets, from block to block where the way is open. */
export function Streets({ board, chart }: { board: StrangersBoard; chart: Chart }) {
  const road = openWays(board).map(([one, other]) => {
    const [a, b] = [chart.middle(one), chart.middle(other)];
    return `M${a.x},${a.y}L${b.x},${b.y}`;
  });
  return (
    <g>
      <path class="dts-road" d={road.join("")} />
      <path class="dts-line" d={road.join("")} />
    </g>
  );
}

/** Blocks where nobody lives. */
export function Wilds({ board, chart }: { board: StrangersBoard; chart: Chart }) {
  return (
    <g class="dts-wilds">
      {wilds(board).map((space, index) => {
        const block = chart.block(space);
        const { x, y } = centre(block);
        const spots = block.width > 140 ? [-52, 0, 50] : [-24, 22];
        return (
          <g key={space} transform={`translate(${x} ${y + 30})`}>
            {spots.map((aside, tree) => (
              <g key={aside} transform={`translate(${aside} ${(tree % 2) * 12 - 6})`}>
                <g transform="scale(0.5)">
                  <LongShadow wide={10} high={0} long={70} />
                </g>
                <g transform={`scale(${0.95 + chance(index * 5 + tree) * 0.35})`}>
                  <Tree fir={chance(index + tree * 9) > 0.5} eyes={(index + tree) % 4 === 1} />
                </g>
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** Red walls between streets, yellow bars where a scoring space is entered: both are to be seen at a glance. */
export function WallsAndBars({ board, chart }: { board: StrangersBoard; chart: Chart }) {
  const line = (one: string, other: string, share: number) => {
    const [a, b] = between(chart, one, other, share);
    return `M${a.x},${a.y}L${b.x},${b.y}`;
  };
  const walls = board.walls.map(([one = "", other = ""]) => line(one, other, 1)).join("");
  const bars = board.bars.map(([one = "", other = ""]) => line(one, other, 0.62)).join("");
  return (
    <g>
      <path class="dts-wall-edge" d={walls} />
      <path class="dts-wall" d={walls} />
      <path class="dts-bar-edge" d={bars} />
      <path class="dts-bar" d={bars} />
    </g>
  );
}

/** The names of the blocks, along two edges. */
export function Edges({ chart }: { chart: Chart }) {
  const { town, cell, scale } = chart;
  return (
    <g class="dts-edges">
      {chart.columns.map((name, column) => (
        <text key={name} x={town.x + (column + 0.5) * cell.width} y={town.y - 6 / scale}>
          {name}
        </text>
      ))}
      {chart.rows.map((name, row) => (
        <text key={name} x={town.x - 9 / scale} y={town.y + (row + 0.5) * cell.height + 4 / scale}>
          {name}
        </text>
      ))}
    </g>
  );
}

/** The last light over the ground. */
export function Dusk({ chart: { town } }: { chart: Chart }) {
  return <rect class="dts-dusk" {...town} fill="url(#dts-dusk)" />;
}
