// The travel poster: a stranded saucer, a suitcase, and somebody in sunglasses who is not quite a tourist. 300 by 400.
const STARS = Array.from({ length: 36 }, (_, star) => ({ x: (star * 83 + 11) % 300, y: (star * 57 + 23) % 150 }));

export function Poster({ title }: { title: string }) {
  return (
    <svg class="poster" viewBox="0 0 300 400" role="img" aria-label={title}>
      <rect width="300" height="400" fill="#123d44" />
      <path d="M0,0H300V120C220,90 120,170 0,120Z" fill="#0b2a30" />
      {STARS.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.2" fill="#fff3c9" opacity="0.7" />
      ))}
      <circle cx="218" cy="118" r="64" fill="#d9583a" />
      <circle cx="218" cy="118" r="46" fill="#f0924a" />
      <path d="M0,190C50,150 90,200 140,176S240,150 300,190V400H0Z" fill="#a9542d" />
      <path d="M0,236C70,200 120,250 190,222S270,220 300,236V400H0Z" fill="#cf9a52" />
      <path d="M0,290C80,262 160,310 300,276V400H0Z" fill="#8a3f22" />
      <path d="M20,330Q90,300 120,250T232,196" fill="none" stroke="#fff3c9" stroke-width="5" stroke-dasharray="12 9" />
      {[
        [20, 330],
        [120, 250],
        [232, 196],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="9" fill="#fff3c9" stroke="#241a1a" stroke-width="3" />
      ))}
      <g transform="translate(78 92) rotate(-12)" stroke="#241a1a" stroke-width="3">
        <path d="M-22,-8C-22,-38 22,-38 22,-8Z" fill="#d7f3ff" />
        <path d="M-52,2C-40,-14 40,-14 52,2C40,18 -40,18 -52,2Z" fill="#f4ead2" />
        <path d="M40,10Q62,24 52,40" fill="none" stroke="#fff3c9" stroke-dasharray="5 6" />
      </g>
      <g transform="translate(206 276) scale(2.5)" stroke="#241a1a" stroke-width="2" stroke-linejoin="round">
        <path d="M0,-16A17,17 0 0 1 10,13L14,20H3L0,16L-3,20H-14L-10,13A17,17 0 0 1 0,-16Z" fill="#5fb653" />
        <path d="M-19,-12H19L12,-15Q10,-28 0,-26T-12,-15Z" fill="#f4ead2" />
        <path d="M-12,-15Q0,-11 12,-15" fill="none" stroke="#d0462f" stroke-width="3" />
        <path d="M-15,-5H15M-11,-5Q-11,3 -5,3T-1,-5ZM1,-5Q1,3 5,3T11,-5Z" fill="#241a1a" />
        <path d="M-5,9Q0,13 5,9" fill="none" />
      </g>
      <g transform="translate(126 312)" stroke="#241a1a" stroke-width="3">
        <path d="M-12,-22V-32H12V-22" fill="none" />
        <rect x="-32" y="-22" width="64" height="44" rx="6" fill="#2f8f8c" />
        <path d="M-18,-22V22M18,-22V22" stroke="#f0c24b" stroke-width="5" />
      </g>
      <path d="M0,346C80,330 200,356 300,338V400H0Z" fill="#241a1a" />
      <text class="poster-title" x="150" y="384" text-anchor="middle" textLength="264" lengthAdjust="spacingAndGlyphs">
        {title}
      </text>
    </svg>
  );
}
