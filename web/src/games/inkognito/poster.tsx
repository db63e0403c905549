// The travel poster: Venice at night, a gondola under the moon, and a mask that looks on. 300 by 400.
const INK = "#070b1f";
const STARS = [
  [30, 40], [76, 88], [52, 150], [118, 34], [150, 96], [276, 42], [262, 128], [284, 178], [20, 196], [134, 168],
] as const; // biome-ignore format: a table
const WINDOWS = [
  [22, 242], [34, 242], [22, 256], [62, 236], [72, 236], [62, 252], [232, 236], [244, 236], [232, 250], [270, 246],
  [282, 246], [106, 256], [118, 256], [198, 254],
] as const; // biome-ignore format: a table

export function Poster({ title }: { title: string }) {
  return (
    <svg class="poster" viewBox="0 0 300 400" role="img" aria-label={title}>
      <rect width="300" height="400" fill="#152a63" />
      <rect width="300" height="190" fill="#0e1c4a" />
      {STARS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.6" fill="#fff3c9" />
      ))}
      <circle cx="206" cy="86" r="52" fill="#ffe3a0" />
      <circle cx="190" cy="74" r="9" fill="#f2cf80" />
      <circle cx="224" cy="102" r="13" fill="#f2cf80" />
      <path
        d="M0,282V232H14V226H44V214H50V230H84V222H92V246H100V140L109,118L118,140V246H126V238C126,218 164,218 164,238V246H172C172,226 208,226 208,246H222V224H254V212H258V238H300V282Z"
        fill={INK}
      />
      <path d="M145,222V206M190,230V216" stroke={INK} stroke-width="3" />
      {WINDOWS.map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="4" height="7" fill="#ffc658" />
      ))}
      <path d="M0,282H300V400H0Z" fill="#1b3a86" />
      {[294, 306, 318].map((y, row) => (
        <path
          key={y}
          d={`M${160 - row * 14},${y}q9,-7 18,0t18,0t18,0t18,0t18,0`}
          fill="none"
          stroke="#ffe3a0"
          stroke-width="3"
          stroke-linecap="round"
          opacity={0.85 - row * 0.22}
        />
      ))}
      <path
        d="M28,296C40,318 110,326 168,312C188,306 196,292 200,280C206,298 190,322 164,328C104,338 44,328 28,296Z"
        fill={INK}
      />
      <path d="M200,280L206,268M203,284L211,276M200,290L210,286" stroke={INK} stroke-width="3" />
      <path d="M62,314V270C62,258 78,258 78,270V318Z" fill="#b0325a" />
      <circle cx="70" cy="254" r="8" fill="#f6cfa8" />
      <path d="M56,250C62,242 78,242 84,250Z" fill="#ffc658" />
      <path d="M82,276L128,352" stroke="#c9a24a" stroke-width="3.4" />
      <g transform="translate(150 196) scale(1.5)">
        <path
          d="M-44,-12C-34,-28 -12,-24 0,-10C12,-24 34,-28 44,-12C46,10 30,26 14,18L0,8L-14,18C-30,26 -46,10 -44,-12Z"
          fill="#fff6df"
          stroke={INK}
          stroke-width="2.4"
        />
        <path
          d="M-34,-6C-28,-14 -16,-12 -11,-4C-16,4 -28,4 -34,-6ZM34,-6C28,-14 16,-12 11,-4C16,4 28,4 34,-6Z"
          fill={INK}
        />
        <circle cx="-22" cy="-5" r="3.4" fill="#ffc658" />
        <circle cx="22" cy="-5" r="3.4" fill="#ffc658" />
        <path d="M0,-10L7,-24L0,-40L-7,-24Z" fill="#b0325a" stroke={INK} stroke-width="2" />
        <path
          d="M8,-22C22,-46 40,-50 52,-44C44,-36 30,-24 12,-18ZM-8,-22C-22,-46 -40,-50 -52,-44C-44,-36 -30,-24 -12,-18Z"
          fill="#5ab4f0"
          stroke={INK}
          stroke-width="2"
        />
        <path
          d="M-40,-14C-30,-24 -14,-20 -4,-10M40,-14C30,-24 14,-20 4,-10"
          fill="none"
          stroke="#c9a24a"
          stroke-width="2.4"
        />
      </g>
      <path d="M0,346C70,334 210,358 300,340V400H0Z" fill={INK} />
      <text class="poster-title" x="150" y="386" text-anchor="middle">
        {title}
      </text>
    </svg>
  );
}
