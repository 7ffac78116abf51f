import type { Reason } from '@sablier/bots'
import type { Effect, Piece, Seat } from '@sablier/kernel'
import type { CardType } from '../src/cards/card.ts'
import { FAVORS, type FavorCode } from '../src/cards/favors.ts'
import { usableCharacters } from '../src/procedures/activate-card.ts'
import { ROW_SPACES, rowOf } from '../src/procedures/places.ts'
import { isBasic, type Kept, type Tokens } from '../src/resource.ts'
import type { Table } from '../src/shape.ts'
import { activationReasons } from './action-reasons.ts'
import { worthOfUse } from './card-worth.ts'
import { effectWorth } from './effect-worth.ts'
import { roundsLeft } from './prices.ts'
import { gettingReasons } from './resource-reasons.ts'

/** What a card of one type would be good for, drawn now. */
export function deckReasons(t: Table, seat: Seat, type: CardType): Reason[] {
  const free = ROW_SPACES - rowOf(t, type, seat).size
  return [
    { key: `draw-${type}`, params: { n: roundsLeft(t) }, weight: 0.3 },
    free > 0 ? { key: 'row-free', params: { n: free }, weight: 0.2 } : { key: 'row-full', weight: -0.35 },
  ]
}

function dangerReasons(t: Table, seat: Seat): Reason[] {
  const danger = t.track('danger', seat)
  return danger > 0
    ? [{ key: 'less-danger', params: { n: danger - 1 }, weight: 0.4 }]
    : [{ key: 'no-danger', weight: -0.6 }]
}

/** The best Character to Activate by a Favor. */
function activating(t: Table, seat: Seat): Reason[] {
  const worth = (piece: Piece): number => worthOfUse(t, seat, t.card(piece))
  const [best] = usableCharacters(t, seat).sort((a, b) => worth(b) - worth(a))
  return best === undefined ? [{ key: 'nobody-usable', weight: -0.6 }] : activationReasons(t, seat, best)
}

/** What one bonus of a Favor brings. */
export function favorReasons(t: Table, seat: Seat, code: FavorCode): Reason[] {
  const effect: Effect = FAVORS[code]
  switch (effect.op) {
    case 'draw':
      return deckReasons(t, seat, effect['type'] as CardType)
    case 'activate':
      return activating(t, seat)
    case 'reduce-danger':
      return dangerReasons(t, seat)
    default: {
      const kinds = Object.keys(effect['tokens'] as Tokens) as Kept[]
      return kinds.includes('time') ? [{ key: 'time', weight: 0.3 }] : gettingReasons(t, seat, kinds.filter(isBasic))
    }
  }
}

/** What the better Favor of a card brings. */
export function favorCardReasons(t: Table, seat: Seat, piece: Piece): Reason[] {
  const worth = (code: FavorCode): number => effectWorth(t, seat, FAVORS[code], roundsLeft(t))
  const [best] = [...t.card(piece).favor].sort((a, b) => worth(b) - worth(a))
  return best === undefined ? [] : favorReasons(t, seat, best)
}
