import { harbourOf, middleOf } from '../country/lay-out.ts'
import type { Way } from './moves.ts'

interface Trip {
  readonly from: number
  readonly to: number
  readonly means: Way['means']
}

/** The line of a trip in percent of the board: boats leave from the harbours, gates go straight, the rest follows the road. */
function pathOf({ from, to, means }: Trip): string {
  const [a, b] = means === 'boat' ? [harbourOf(from), harbourOf(to)] : [middleOf(from), middleOf(to)]
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const pull = means === 'boat' ? 0.12 : means === 'walk' ? 0.04 : 0.08
  const bend = { x: middle.x + (50 - middle.x) * pull, y: middle.y + (50 - middle.y) * pull }
  return `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}`
}

/** Lines over the board: the trip that would be made in teal, the last one that somebody made in their colour. */
export function WaysDrawn({ plan, last }: { plan: Trip | null; last: (Trip & { readonly seat: number }) | null }) {
  return (
    <svg className="ways" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {last && last.from !== last.to && (
        <g className="way-last" data-seat={last.seat}>
          <path className="way-under" d={pathOf(last)} vectorEffect="non-scaling-stroke" />
          <path className="way-dots" d={pathOf(last)} vectorEffect="non-scaling-stroke" />
        </g>
      )}
      {plan && plan.from !== plan.to && (
        <g className="way-plan">
          <path className="way-under" d={pathOf(plan)} vectorEffect="non-scaling-stroke" />
          <path className="way-dots" d={pathOf(plan)} vectorEffect="non-scaling-stroke" />
        </g>
      )}
    </svg>
  )
}
