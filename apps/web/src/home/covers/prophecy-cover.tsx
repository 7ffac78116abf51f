import { Stars } from './stars.tsx'

const RING = Array.from({ length: 20 }, (_, i) => {
  const angle = (i / 20) * 2 * Math.PI
  return { x: 240 + 92 * Math.cos(angle), y: 124 + 92 * Math.sin(angle), r: i % 5 === 0 ? 13 : 8, corner: i % 5 === 0 }
})

const STARS = [
  [40, 40, 1.6],
  [90, 170, 1.4],
  [420, 60, 1.8],
  [400, 190, 1.3],
  [60, 110, 1.2],
  [446, 130, 1.5],
] as const

/** The ring of the world round a crown of stars: walk it and take the five certificates. */
export function ProphecyCover() {
  return (
    <svg viewBox="0 0 480 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="prophecy-sky" cx="0.5" cy="0.5" r="0.75">
          <stop offset="0" stopColor="#6a55c4" />
          <stop offset="0.6" stopColor="#2b2360" />
          <stop offset="1" stopColor="#120f2a" />
        </radialGradient>
      </defs>
      <rect width="480" height="240" fill="url(#prophecy-sky)" />
      <Stars fill="#efe6ff" at={STARS} />
      <circle cx="240" cy="124" r="92" fill="none" stroke="#e6c05a" strokeWidth="3" strokeDasharray="2 7" />
      {RING.map(({ x, y, r, corner }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={r}
          fill={corner ? '#e6c05a' : '#1d1746'}
          stroke="#e6c05a"
          strokeWidth="2.500"
        />
      ))}
      <g fill="#f4d98a" stroke="#8a6414" strokeWidth="2">
        <path d="M196 150L190 100L214 124L240 88L266 124L290 100L284 150Z" />
        <rect x="196" y="152" width="88" height="12" rx="4" />
      </g>
      <g fill="#c2405a">
        <circle cx="240" cy="132" r="6" />
        <circle cx="214" cy="138" r="4" />
        <circle cx="266" cy="138" r="4" />
      </g>
      <path d="M368 40l5 14l14 5l-14 5l-5 14l-5-14l-14-5l14-5z" fill="#fff1c4" />
      <path d="M116 60l4 10l10 4l-10 4l-4 10l-4-10l-10-4l10-4z" fill="#fff1c4" />
    </svg>
  )
}
