import type { Seat } from '@sablier/kernel'
import { useChosen, usePointed, usePointedForecast } from '@sablier/ui'
import { handOf } from './auction.ts'
import { useLands } from './use-lands.ts'

/** The hand of a seat after what is chosen or pointed at, as far as it is sure; undefined: it does not change. */
export function useAfter(seat: Seat): number | undefined {
  const { t, ask, mine } = useLands()
  const chosen = useChosen()
  const pointed = usePointed()
  const forecast = usePointedForecast()
  if (!ask) return undefined
  // The score of this game is the hand.
  const foretold = forecast?.scores.find((change) => change.seat === seat)?.to
  if (foretold !== undefined && foretold !== null) return foretold
  const picked = chosen.length > 0 ? chosen : pointed === null ? [] : [pointed]
  if (picked.length === 0) return undefined
  const now = handOf(t, seat)
  const to = ask.params['to']
  const receiver = typeof to === 'object' && 'seat' in to ? to.seat : null
  switch (ask.text) {
    case 'give':
    case 'deal-out':
    case 'pay-tax':
    case 'give-family': {
      const given = picked.filter((id) => id !== 'none' && id !== 'no-tax').length
      if (seat === mine) return now - given
      return seat === receiver ? now + given : undefined
    }
    case 'discard':
      return seat === mine ? now - 1 : undefined
    default:
      return undefined
  }
}
