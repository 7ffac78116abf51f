import type { Reason } from '@sablier/bots'
import type { Effect, Piece, Seat } from '@sablier/kernel'
import type { CardType } from '../src/cards/card.ts'
import type { FavorCode } from '../src/cards/favor-code.ts'
import { FAVORS } from '../src/cards/favors.ts'
import { activate } from '../src/effects/activate.ts'
import { draw } from '../src/effects/draw.ts'
import { get } from '../src/effects/get.ts'
import { reduceDanger } from '../src/effects/reduce-danger.ts'
import { usableCharacters } from '../src/procedures/activate-card.ts'
import { ROW_SPACES, rowOf } from '../src/procedures/places.ts'
import { isBasic, tokenEntries } from '../src/resource.ts'
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
  if (draw.is(effect) && effect.type) return deckReasons(t, seat, effect.type)
  if (activate.is(effect)) return activating(t, seat)
  if (reduceDanger.is(effect)) return dangerReasons(t, seat)
  if (!get.is(effect)) return []
  const kinds = tokenEntries(effect.tokens).map(([kind]) => kind)
  return kinds.includes('time') ? [{ key: 'time', weight: 0.3 }] : gettingReasons(t, seat, kinds.filter(isBasic))
}

/** What the better Favor of a card brings. */
export function favorCardReasons(t: Table, seat: Seat, piece: Piece): Reason[] {
  const worth = (code: FavorCode): number => effectWorth(t, seat, FAVORS[code], roundsLeft(t))
  const [best] = [...t.card(piece).favor].sort((a, b) => worth(b) - worth(a))
  return best === undefined ? [] : favorReasons(t, seat, best)
}
