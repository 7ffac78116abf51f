/** A gate in the rock, torches, and three shadows that do not trust each other. */
export function DonjonCover() {
  return (
    <svg viewBox="0 0 480 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="donjon-glow" cx="0.5" cy="0.62" r="0.6">
          <stop offset="0" stopColor="#e2713a" />
          <stop offset="0.45" stopColor="#7a1f24" />
          <stop offset="1" stopColor="#1a1014" />
        </radialGradient>
      </defs>
      <rect width="480" height="240" fill="url(#donjon-glow)" />
      <g fill="#241a1d" stroke="#3b2b2f" strokeWidth="2">
        <path d="M0 0H480V240H372V150Q372 62 240 62T108 150V240H0Z" />
      </g>
      <g stroke="#4a373b" strokeWidth="2" fill="none">
        <path d="M0 40H110M370 40H480M0 84H84M396 84H480M0 128H92M388 128H480M0 172H96M384 172H480M40 0V40M66 40V84M30 84V128M60 128V172M30 172V240M440 0V40M420 40V84M450 84V128M420 128V172M450 172V240" />
      </g>
      <path d="M128 240V152Q128 82 240 82T352 152V240" fill="none" stroke="#5d4a4d" strokeWidth="10" />
      <g stroke="#17100f" strokeWidth="7">
        <path d="M168 100V150M204 88V150M240 84V150M276 88V150M312 100V150M150 126H330" />
      </g>
      <g fill="#120b0c">
        <path d="M176 240q-2-52 14-62q-8-10 2-20q12-6 18 6q2 8-4 14q16 14 14 62z" />
        <path d="M228 240q-4-60 14-70q-8-12 4-22q14-6 20 8q2 10-6 16q18 16 14 68z" />
        <path d="M288 240q0-46 12-54q-8-10 2-18q12-4 16 8q0 8-6 12q14 12 12 52z" />
        <path d="M262 196l34-40l5 4l-32 42z" />
      </g>
      <g>
        <path d="M92 118v40" stroke="#6b4a2b" strokeWidth="7" />
        <path d="M92 84q16 16 8 28q-8 10-16 0q-6-12 8-28z" fill="#ffb84d" />
        <path d="M388 118v40" stroke="#6b4a2b" strokeWidth="7" />
        <path d="M388 84q16 16 8 28q-8 10-16 0q-6-12 8-28z" fill="#ffb84d" />
      </g>
    </svg>
  )
}
