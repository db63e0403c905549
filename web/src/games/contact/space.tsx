// Almost black: stars, a band of faint light, the dome and the dish of the observatory where there is room for them.
import { RADIUS } from "./names";
import { type Sky, scattered } from "./sky";

const STARS = Array.from({ length: 150 }, (_, star) => scattered(star + 3));

export function Space({ sky }: { sky: Sky }) {
  const { x, y, width, height, scale } = sky;
  const aside = (width - height) / 2 > 2 * RADIUS;
  return (
    <g>
      <defs>
        <radialGradient id="co-deep" cx="50%" cy="46%" r="72%">
          <stop offset="0%" stop-color="#10172e" />
          <stop offset="55%" stop-color="#090d1c" />
          <stop offset="100%" stop-color="#04060c" />
        </radialGradient>
        <radialGradient id="co-shine" cx="50%" cy="100%" r="80%">
          <stop offset="0%" stop-color="#ffd27a" stop-opacity="0.75" />
          <stop offset="60%" stop-color="#ffb347" stop-opacity="0.16" />
          <stop offset="100%" stop-color="#ffb347" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect {...{ x, y, width, height }} fill="url(#co-deep)" />
      <path
        d={`M${x},${y + height * 0.8}Q${x + width * 0.5},${y + height * 0.5} ${x + width},${y + height * 0.12}V${y + height * 0.34}Q${x + width * 0.5},${y + height * 0.66} ${x},${y + height}Z`}
        fill="#27345e"
        opacity="0.16"
      />
      {STARS.map(([across, down, size]) => (
        <circle
          key={`${across} ${down}`}
          cx={x + across * width}
          cy={y + down * height}
          r={(0.5 + size) / scale}
          fill="#dfe7ff"
          opacity={0.2 + size * 0.5}
        />
      ))}
      {aside && <Observatory x={x} y={y + height} right={x + width} />}
      <rect class="co-shine" {...{ x, y, width, height }} fill="url(#co-shine)" />
    </g>
  );
}

function Observatory({ x, y, right }: { x: number; y: number; right: number }) {
  return (
    <g fill="#0d1326" stroke="#2b3763" stroke-width="10">
      <g transform={`translate(${x + 330} ${y})`}>
        <path d="M-260,20V-150H260V20Z" />
        <path d="M-260,-150A260,260 0 0 1 260,-150Z" />
        <path d="M20,-150V-405L96,-390V-150Z" fill="#1b2547" />
        <path d="M44,-250L150,-520L196,-500L92,-236Z" />
      </g>
      <g transform={`translate(${right - 300} ${y})`}>
        <path d="M-70,20L-16,-220H16L70,20Z" />
        <path d="M-210,-420C-190,-240 60,-150 190,-260Z" />
        <path d="M-20,-330L96,-480" />
        <circle class="co-beacon" cx="102" cy="-488" r="30" />
      </g>
    </g>
  );
}
