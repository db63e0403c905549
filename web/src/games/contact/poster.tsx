// The travel poster: a dish on a hill at night listens to a planet, and a rocket is on its way. 300 by 400.
const STARS = [
  [24, 30], [70, 62], [118, 24], [160, 70], [40, 120], [92, 150], [20, 190], [276, 150], [284, 60], [250, 200],
  [140, 130], [60, 230], [190, 180], [232, 24],
] as const; // biome-ignore format: a table

export function Poster({ title }: { title: string }) {
  return (
    <svg class="poster" viewBox="0 0 300 400" role="img" aria-label={title}>
      <rect width="300" height="400" fill="#070b18" />
      <path d="M0,260Q160,170 300,40V110Q170,230 0,330Z" fill="#1a2548" />
      {STARS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.6" fill="#dfe7ff" />
      ))}
      <circle cx="222" cy="92" r="46" fill="#e8a33d" />
      <path d="M180,76Q222,92 264,74M178,104Q222,122 266,102" fill="none" stroke="#7a4a12" stroke-width="7" />
      <path d="M150,118C190,128 268,104 292,66" fill="none" stroke="#fff3dc" stroke-width="5" stroke-linecap="round" />
      <circle cx="66" cy="86" r="20" fill="#5fb6c9" />
      <circle cx="60" cy="80" r="4" fill="#1d4a56" />
      <circle cx="74" cy="92" r="5" fill="#1d4a56" />
      <path d="M82,102L150,206" stroke="#ffd27a" stroke-width="3" stroke-dasharray="4 9" fill="none" />
      <path d="M150,206L196,136" stroke="#ffd27a" stroke-width="3" stroke-dasharray="4 9" fill="none" />
      <circle cx="150" cy="206" r="13" fill="#d9705a" />
      <g transform="translate(112 152) rotate(150) scale(0.2)">
        <path d="M-34,-30L-58,6H-26ZM34,-30L58,6H26Z" fill="#d9523f" />
        <path d="M0,-226C44,-178 46,-96 32,-8H-32C-46,-96 -44,-178 0,-226Z" fill="#fff3dc" />
        <path d="M-16,-8H16L0,60Z" fill="#ffc658" />
      </g>
      <path d="M0,336C70,300 150,330 300,304V400H0Z" fill="#0e152c" />
      <g fill="none" stroke="#ffd27a" stroke-width="4" stroke-linecap="round">
        <path d="M196,228A20,20 0 0 1 216,248M198,210A38,38 0 0 1 234,246M200,192A56,56 0 0 1 252,244" />
      </g>
      <g fill="#2b3763">
        <path d="M148,350L164,292H176L194,350Z" />
        <path d="M126,232C132,286 176,308 214,286Z" fill="#4a5a94" />
        <path d="M170,262L196,236" stroke="#4a5a94" stroke-width="5" />
        <circle cx="198" cy="234" r="6" fill="#ffd27a" />
      </g>
      <text class="poster-title" x="150" y="386" text-anchor="middle">
        {title}
      </text>
    </svg>
  );
}
