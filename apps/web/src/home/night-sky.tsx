/** Where the stars stand, in a sky 1000 wide and 300 high. */
const STARS = Array.from({ length: 70 }, (_, i) => ({
  x: 470 + ((i * 377) % 530),
  y: (i * i * 53) % 190,
  r: 0.6 + ((i * 7) % 5) * 0.32,
}))

/** Night over the dunes, under a crescent. */
export function NightSky() {
  return (
    <svg className="night-sky" viewBox="0 0 1000 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="sky-high" />
          <stop offset="0.7" className="sky-low" />
          <stop offset="1" className="sky-edge" />
        </linearGradient>
        <mask id="moon">
          <circle cx="820" cy="136" r="34" fill="#fff" />
          <circle cx="807" cy="127" r="30" fill="#000" />
        </mask>
      </defs>
      <rect width="1000" height="294" fill="url(#sky)" />
      {STARS.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} className="sky-star" />
      ))}
      <circle cx="820" cy="136" r="34" className="sky-moon" mask="url(#moon)" />
      <path className="dune-far" d="M0 240Q180 170 360 226T720 206T1000 232V315H0Z" />
      <path className="dune-mid" d="M0 268Q240 206 470 258T1000 244V315H0Z" />
      <path className="dune-near" d="M0 290Q320 246 620 280Q820 300 1000 266V315H0Z" />
    </svg>
  )
}
