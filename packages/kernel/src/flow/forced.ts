import { RulesFault } from '../errors.ts'
import { ALL } from '../layout.ts'
import { seers } from '../sight/seers.ts'
import type { Piece } from '../state.ts'
import type { Table } from '../table/table.ts'
import type { Ask } from './ask.ts'
import type { Choice } from './flow.ts'

const NONE: readonly never[] = []

/** The only possible answer, unless the seat is to be asked all the same. */
export function forced(t: Table, s: { readonly always?: boolean }, ask: Ask): Choice | null {
  const only = onlyChoice(t, ask)
  return s.always ? null : only
}

/** The only possible answer, if there is just one and taking it tells nobody anything. */
function onlyChoice(t: Table, ask: Ask): Choice | null {
  const { kind, min, max, itemKind } = ask
  // A proposal is free-form: its candidates are only suggestions, and nobody has read them yet.
  const items = kind === 'propose' ? NONE : ask.items
  switch (kind) {
    case 'pick':
      if (items.length === 0) throw new RulesFault(`${ask.rule}: seat ${ask.seat} is asked and has no option`)
      if (items.length > 1) return null
      return itemKind === 'piece' && isSecret(t, items[0] as Piece) ? null : 0
    case 'amount':
      if (max < min) throw new RulesFault(`${ask.rule}: seat ${ask.seat} is asked for a number from ${min} to ${max}`)
      return max === min ? min : null
    case 'pick-some':
      if (max < min || items.length < min)
        throw new RulesFault(`${ask.rule}: seat ${ask.seat} must pick ${min} of ${items.length}`)
      if (max === 0) return NONE
      return min === items.length && !items.some((piece) => isSecret(t, piece as Piece)) ? items.map((_, i) => i) : null
    case 'order':
      return items.length < 2 ? items.map((_, i) => i) : null
    case 'split':
      return onlySplit(ask, min)
    case 'agree':
    case 'propose':
      return null
  }
}
/** The only way to share a total out: nothing to share, or no more room than needed. */
function onlySplit(ask: Ask, total: number): Choice | null {
  const { items, caps } = ask
  let room = 0
  let open = 0
  for (let i = 0; i < items.length; i++) {
    const cap = Math.min(total, caps?.[i] ?? total)
    room += cap
    if (cap > 0) open++
  }
  if (room < total)
    throw new RulesFault(`${ask.rule}: seat ${ask.seat} must share out ${total} and there is room for ${room}`)
  if (total === 0) return items.map(() => 0)
  if (room > total && open > 1) return null
  return items.map((_, i) => (open === 1 ? Math.min(total, caps?.[i] ?? total) : (caps?.[i] ?? total)))
}
const isSecret = (t: Table, piece: Piece): boolean => seers(t.layout, t.state, piece) !== ALL
