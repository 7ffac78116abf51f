import type { Seat } from '@sablier/kernel'
import { Avatar, Icon, useChoosable } from '@sablier/ui'
import { handOf } from './auction.ts'
import { useLands } from './use-lands.ts'

/** Flames between neighbouring seats, one's own at both edges: two of them burn together. */
export function Flames({ order }: { order: readonly Seat[] }) {
  const { ask } = useLands()
  if (ask?.text !== 'pair') return null
  return (
    <div className="flames">
      {ask.options.map(({ id, params }) => {
        const [a, b] = [params?.['a'], params?.['b']].map((param) =>
          typeof param === 'object' && 'seat' in param ? param.seat : 0,
        ) as [Seat, Seat]
        return <Flame key={id} option={id} pair={[a, b]} at={(placeOf(order, a, 0) + placeOf(order, b, 1)) / 2} />
      })}
    </div>
  )
}

/** Where a seat stands along the edge; one's own place is at both ends. */
function placeOf(order: readonly Seat[], seat: Seat, end: 0 | 1): number {
  const i = order.indexOf(seat)
  return i < 0 ? end : (i + 0.5) / order.length
}

interface FlameProps {
  readonly option: string
  readonly pair: readonly [Seat, Seat]
  /** From 0 at the left edge to 1 at the right. */
  readonly at: number
}

function Flame({ option, pair, at }: FlameProps) {
  const { t, nameOf } = useLands()
  const choice = useChoosable({ option }, { twice: true })
  return (
    <button type="button" className="flame" style={{ left: `${4 + at * 92}%` }} {...choice.props}>
      <Icon name="fire" />
      {pair.map((seat, i) => (
        <span key={seat} className="flame-seat">
          {i > 0 && '+ '}
          <Avatar seat={seat} size="small" label={nameOf(seat)} />
          <span className="flame-now">{handOf(t, seat)} </span>→ <b>{Math.max(0, handOf(t, seat) - 1)}</b>
        </span>
      ))}
    </button>
  )
}
