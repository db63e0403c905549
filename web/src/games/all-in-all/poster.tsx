// The travel poster: a saucer diving through portals toward Andromeda. 300 by 400.
const RINGS = [
  { x: 70, y: 318, r: 86, colour: "#4fd0c4" },
  { x: 176, y: 246, r: 56, colour: "#8f86ff" },
  { x: 232, y: 180, r: 36, colour: "#ee6fb8" },
  { x: 206, y: 122, r: 22, colour: "#ffc658" },
  { x: 158, y: 90, r: 12, colour: "#fff3c9" },
];

const STARS = Array.from({ length: 60 }, (_, star) => ({
  x: (star * 83 + 11) % 300,
  y: (star * 137 + 23) % 330,
  r: 0.5 + (star % 3) * 0.5,
}));

export function Poster({ title }: { title: string }) {
  return (
    <svg class="poster" viewBox="0 0 300 400" role="img" aria-label={title}>
      <rect width="300" height="400" fill="#1a1046" />
      <path d="M0,0H300V150C220,120 120,210 0,150Z" fill="#2f1b6e" />
      <path d="M0,0H300V70C200,60 140,120 0,80Z" fill="#4a2791" />
      {STARS.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#efe6ff" opacity="0.7" />
      ))}
      <ellipse
        cx="236"
        cy="58"
        rx="34"
        ry="9"
        fill="none"
        stroke="#ffc658"
        stroke-width="3"
        transform="rotate(-18 236 58)"
      />
      <circle cx="236" cy="58" r="19" fill="#d5567f" />
      <path d="M206,66C214,76 258,66 266,48" fill="none" stroke="#ffc658" stroke-width="3" />
      {RINGS.map(({ x, y, r, colour }) => (
        <g key={r}>
          <ellipse
            cx={x}
            cy={y}
            rx={r * 0.94}
            ry={r}
            fill="#0c0724"
            fill-opacity="0.75"
            stroke={colour}
            stroke-width={2 + r / 9}
          />
          <ellipse cx={x} cy={y} rx={r * 0.72} ry={r * 0.78} fill={colour} opacity="0.12" />
        </g>
      ))}
      <path
        d="M-10,400C60,330 110,320 168,250"
        fill="none"
        stroke="#fff3c9"
        stroke-width="2"
        stroke-dasharray="2 9"
        stroke-linecap="round"
      />
      <g transform="translate(96 306) rotate(-34)">
        <path d="M-26,-12C-26,-40 26,-40 26,-12Z" fill="#d7f3ff" stroke="#120b2e" stroke-width="3" />
        <path d="M-6,-14C-9,-28 9,-28 6,-14Z" fill="#7ddf9a" stroke="#120b2e" stroke-width="2" />
        <circle cx="-3" cy="-22" r="2" fill="#120b2e" />
        <circle cx="3" cy="-22" r="2" fill="#120b2e" />
        <path d="M-58,2C-44,-16 44,-16 58,2C44,20 -44,20 -58,2Z" fill="#ff8f4a" stroke="#120b2e" stroke-width="3" />
        {[-36, -12, 12, 36].map((x) => (
          <circle key={x} cx={x} cy={3} r={4} fill="#fff3c9" />
        ))}
      </g>
      <path d="M0,346C80,326 200,356 300,334V400H0Z" fill="#120b2e" />
      <text class="poster-title" x="150" y="384" text-anchor="middle">
        {title}
      </text>
    </svg>
  );
}
