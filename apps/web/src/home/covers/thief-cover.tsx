import { Stars } from './stars.tsx'

const STARS = [
  [40, 36, 1.6],
  [110, 60, 1.2],
  [180, 28, 1.8],
  [236, 70, 1.2],
  [440, 30, 1.6],
  [280, 24, 1.1],
] as const

/** A thief on the roofs of a city of domes, a lamp in hand, under a saffron moon. */
export function ThiefCover() {
  return (
    <svg viewBox="0 0 480 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="thief-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#071f2b" />
          <stop offset="0.65" stopColor="#0f5a60" />
          <stop offset="1" stopColor="#d99a4a" />
        </linearGradient>
      </defs>
      <rect width="480" height="240" fill="url(#thief-sky)" />
      <circle cx="352" cy="84" r="46" fill="#f6cf7a" />
      <circle cx="352" cy="84" r="60" fill="#f6cf7a" opacity="0.18" />
      <Stars fill="#f9e8c0" at={STARS} />
      <path
        fill="#0b3d44"
        d="M0 190V150H24V128Q40 96 56 128V150H90V132H96V96Q99 84 102 96V132H118V150H150V120Q184 70 218 120V150H262V136H292V104Q300 84 308 104V136H350V150H372V124Q396 92 420 124V150H480V240H0Z"
      />
      <path fill="#062a33" d="M0 240V196H70V182H132V200H208Q236 168 264 200H330V184H404V202H480V240Z" />
      <g fill="#041a22">
        <path d="M196 182q4-28 18-36q-8-6-4-16q6-12 18-6q8 6 4 16q12 6 20 24l16 10l-4 6l-18-8q0 14 6 30h-12l-8-22l-12 22h-14z" />
        <path d="M218 146q-26 14-34 40q16-6 22-14z" fill="#8f2d1d" />
      </g>
      <g>
        <circle cx="272" cy="172" r="16" fill="#ffd879" opacity="0.35" />
        <path fill="#f0b53c" d="M262 174q10 8 20 0l8-4q-6 12-14 12h-8q-8-2-6-8zM268 172q4-6 8 0z" />
      </g>
      <g fill="#f6cf7a">
        <rect x="36" y="164" width="6" height="9" rx="3" />
        <rect x="176" y="156" width="6" height="9" rx="3" />
        <rect x="192" y="156" width="6" height="9" rx="3" />
        <rect x="394" y="162" width="6" height="9" rx="3" />
      </g>
    </svg>
  )
}
