/** Fields, a hill town and a gavel-bright sun: lands that are bid for and settled. */
export function TerresCover() {
  return (
    <svg viewBox="0 0 480 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="terres-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f3c77a" />
          <stop offset="1" stopColor="#fbeecb" />
        </linearGradient>
      </defs>
      <rect width="480" height="240" fill="url(#terres-sky)" />
      <circle cx="104" cy="78" r="36" fill="#fff3cf" />
      <path fill="#b8c48a" d="M0 132Q90 84 190 122T400 100T480 116V240H0Z" />
      <path fill="#8aa35a" d="M0 162Q120 112 250 152T480 138V240H0Z" />
      <g fill="#7a4a33">
        <path d="M262 130h22v-20l11-12l11 12v20h16v-34l6-8l6 8v34h14v-14l9-10l9 10v34H262z" />
      </g>
      <g fill="#b4552d">
        <path d="M281 112l14-18l14 18zM318 98l10-16l10 16zM346 118l11-14l11 14z" />
      </g>
      <path fill="#5b7d3a" d="M0 196Q140 140 270 186T480 168V240H0Z" />
      <g stroke="#d9b04a" strokeWidth="4" fill="none">
        <path d="M20 218Q80 184 150 190M40 232Q110 196 190 204M90 240Q150 214 230 218" />
      </g>
      <g fill="#33502a">
        <path d="M396 190l14-40l14 40zM420 196l12-32l12 32zM374 194l10-26l10 26z" />
      </g>
      <path fill="#40602c" d="M0 240Q200 204 480 226V240Z" />
      <Gavel />
    </svg>
  )
}

function Gavel() {
  return (
    <g transform="translate(200 120)">
      <path d="M-46 92L-6 52" stroke="#5a3722" strokeWidth="9" strokeLinecap="round" />
      <rect
        x="-18"
        y="26"
        width="44"
        height="26"
        rx="5"
        transform="rotate(45 4 39)"
        fill="#7c4a2a"
        stroke="#4c2c18"
        strokeWidth="3"
      />
    </g>
  )
}
