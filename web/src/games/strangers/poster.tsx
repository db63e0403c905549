// The poster: a street at dusk, long shadows of Kids, and somebody tall at its end. 300 by 400.
const HOUSES = [
  { x: -6, y: 236, scale: 1.15, wall: "#7d3a5c", roof: "#4a2148" },
  { x: 62, y: 226, scale: 0.75, wall: "#94456a", roof: "#562a52" },
  { x: 226, y: 226, scale: 0.75, wall: "#94456a", roof: "#562a52" },
  { x: 286, y: 236, scale: 1.15, wall: "#7d3a5c", roof: "#4a2148" },
];

const KIDS = [
  { x: 96, y: 300, cap: "#5ab0ea" },
  { x: 134, y: 318, cap: "#ff8f4a" },
  { x: 190, y: 304, cap: "#3fc79b" },
];

export function Poster({ title }: { title: string }) {
  const [first, rest] = halves(title);
  return (
    <svg class="poster" viewBox="0 0 300 400" role="img" aria-label={title}>
      <defs>
        <linearGradient id="dts-poster" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stop-color="#ffc46b" />
          <stop offset="38%" stop-color="#f2794c" />
          <stop offset="62%" stop-color="#a83f66" />
        </linearGradient>
      </defs>
      <rect width="300" height="400" fill="url(#dts-poster)" />
      <circle cx="150" cy="196" r="62" fill="#ffe9a6" />
      <g transform="translate(232 92) rotate(-12)">
        <path d="M-15,-5C-15,-25 15,-25 15,-5Z" fill="#ffe9c4" />
        <path d="M-38,3C-28,-10 28,-10 38,3C28,14 -28,14 -38,3Z" fill="#5a2a5e" />
      </g>
      <path d="M0,224C60,206 110,222 150,216S250,206 300,222V400H0Z" fill="#5a2a5e" />
      {HOUSES.map(({ x, y, scale, wall, roof }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path d="M-34,-34H34V30H-34Z" fill={wall} />
          <path d="M-44,-32L0,-70L44,-32Z" fill={roof} />
          <path d="M-22,-20H-6V-4H-22ZM8,-20H24V-4H8Z" fill="#ffd978" />
        </g>
      ))}
      <path d="M132,226H168L290,400H10Z" fill="#331a44" />
      <path d="M150,232V252M150,266V298M150,316V366" stroke="#ffd978" stroke-width="4" stroke-dasharray="16 12" />
      <path d="M142,250C143,222 146,212 139,196L150,203L161,196C154,212 157,222 158,250Z" fill="#1a0d29" />
      <path
        d="M150,146C166,146 172,160 167,174C162,188 156,196 150,196C144,196 138,188 133,174C128,160 134,146 150,146Z"
        fill="#a8ec8f"
        stroke="#1a0d29"
        stroke-width="3"
      />
      <path
        d="M137,166C141,160 148,170 148,177C142,180 136,174 137,166ZM163,166C159,160 152,170 152,177C158,180 164,174 163,166Z"
        fill="#1a0d29"
      />
      <path d="M143,250L96,400H204L157,250Z" fill="#1a0d29" opacity="0.35" />
      {KIDS.map(({ x, y, cap }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d="M-8,22H8L-2,60H-26Z" fill="#1a0d29" opacity="0.5" />
          <path d="M-7,14H-1V26H-7ZM1,14H7V26H1Z" fill="#1a0d29" />
          <path d="M-10,-3H10L8,16H-8Z" fill={cap} />
          <path d="M-5,0H5V11H-5Z" fill="#5a2a5e" />
          <circle cy="-11" r="9" fill="#f6d7b2" />
          <path d="M-9,-13C-9,-24 9,-24 9,-13L14,-12V-9H-9Z" fill={cap} />
        </g>
      ))}
      <text class="poster-title" x="150" y="38" text-anchor="middle" style={{ "font-size": "30px", fill: "#3a1440" }}>
        {first}
      </text>
      <text class="poster-title" x="150" y="388" text-anchor="middle" style={{ "font-size": "40px" }}>
        {rest}
      </text>
    </svg>
  );
}

/** The last word stands below, large; the others above. */
function halves(title: string): readonly [string, string] {
  const cut = title.lastIndexOf(" ");
  return cut < 0 ? ["", title] : [title.slice(0, cut), title.slice(cut + 1)];
}
