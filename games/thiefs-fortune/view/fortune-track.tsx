import { plain, textOf } from '@sablier/kernel'
import { initialOf, useTable } from '@sablier/ui'

const STEP = 5

/** The Fortune Point track: everybody's marker on one line. */
export function FortuneTrack() {
  const model = useTable()
  const { table, seats } = model
  const points = table.seats.map((seat) => table.track('fortune', seat))
  const end = Math.max(20, Math.ceil((Math.max(...points) + 1) / STEP) * STEP)
  const at = (value: number) => 4 + (Math.max(0, value) / end) * 92
  const aside = (seat: number) => points.slice(0, seat).filter((value) => value === points[seat]).length * 0.9
  const label = plain(textOf(model, 'tracks', 'fortune'))
  return (
    <div
      className="fortune"
      data-part="fortune"
      role="img"
      aria-label={`${label}: ${points.map((n, seat) => `${seats[seat]?.name} ${n}`).join(', ')}`}
    >
      <span className="fortune-name">{label}</span>
      <div className="fortune-line">
        {Array.from({ length: end / STEP + 1 }, (_, i) => i * STEP).map((n) => (
          <span key={n} className="fortune-tick" style={{ insetInlineStart: `${at(n)}%` }}>
            {n}
          </span>
        ))}
        {table.seats.map((seat) => (
          <span
            key={seat}
            data-seat={seat}
            className="fortune-pawn"
            style={{ insetInlineStart: `calc(${at(points[seat] ?? 0)}% + ${aside(seat)}rem)` }}
          >
            {initialOf(seats[seat]?.name ?? '')}
          </span>
        ))}
      </div>
    </div>
  )
}
