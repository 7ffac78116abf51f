import type { Reason } from '@sablier/bots'
import { type Ask, type Choice, type Piece, pieceParam, required, seatParam } from '@sablier/kernel'
import type { Table } from '../src/shape.ts'
import { activationReasons, endingReasons, mayReasons, passReasons, timeReasons } from './action-reasons.ts'
import { cardReasons, spaceReasons } from './card-reasons.ts'
import { deckReasons, favorReasons } from './favor-reasons.ts'
import { isBasicKind, isOption, isSwap, isToken, isType, type Option } from './options.ts'
import { passingReasons } from './placing-reasons.ts'
import { PAYING } from './policy.ts'
import { named } from './reason-params.ts'
import { gettingReasons, keepingReasons, kindsOf, payingReasons } from './resource-reasons.ts'
import { stoppingReasons, tokenReasons } from './token-reasons.ts'

/** What it means to stop, by what could be gone on with. */
function doneReasons(t: Table, { seat, text, items, params }: Ask): readonly Reason[] {
  const tokens = items.filter(isToken)
  if (tokens.length > 0) return stoppingReasons(t, tokens, text === 'loot.collect' ? Number(params['n']) : null)
  if (isSwap(items[0])) return keepingReasons(t, seat)
  return [{ key: 'unused', params: { n: items.length - 1 }, weight: -0.4 }]
}

/** What speaks for and against an option of a list. */
function optionReasons(t: Table, ask: Ask, item: Option): readonly Reason[] {
  const { seat } = ask
  if (item.code !== undefined) return favorReasons(t, seat, item.code)
  if (item.index !== undefined) return spaceReasons(t, seat, pieceParam(ask.params, 'card') ?? -1, item.index)
  if (item.text === 'activate' && item.piece !== undefined) return activationReasons(t, seat, item.piece)
  switch (item.id) {
    case 'done':
      return doneReasons(t, ask)
    case 'spend-time':
      return timeReasons(t, seat)
    case 'pass':
      return passReasons(t, seat)
    default:
      return endingReasons(t, seat)
  }
}

function pickReasons(t: Table, ask: Ask, item: unknown): readonly Reason[] {
  const { seat } = ask
  if (isType(item)) return deckReasons(t, seat, item)
  if (isBasicKind(item)) return gettingReasons(t, seat, [item])
  if (isToken(item)) return tokenReasons(t, seat, item)
  if (isSwap(item)) return [...gettingReasons(t, seat, [item.to]), ...payingReasons(t, seat, [item.from])]
  return isOption(item) ? optionReasons(t, ask, item) : []
}

const resetParams = (t: Table, pieces: readonly Piece[]) => ({
  cards: { list: pieces.map((piece) => named(t, piece)) },
  n: pieces.length,
})

/** What speaks for and against several things answered together: cards, an order, or a mix of resources. */
function severalReasons(t: Table, ask: Ask, choice: readonly number[]): readonly Reason[] {
  const { seat, kind, text, items, pieces, params } = ask
  if (kind === 'split') {
    const kinds = kindsOf(items.filter(isBasicKind), choice)
    return PAYING.has(text) ? payingReasons(t, seat, kinds) : gettingReasons(t, seat, kinds)
  }
  const cards = choice.map((n) => required(pieces[n]))
  if (text === 'planning.pass-two')
    return passingReasons(t, seat, cards, { hand: pieces, to: seatParam(params, 'seat') ?? 0 })
  if (kind === 'order') return [{ key: 'first', params: { card: named(t, required(cards[0])) }, weight: 0.1 }]
  return [{ key: 'again', params: resetParams(t, cards), weight: 0.3 * cards.length }]
}

/** What speaks for and against preventing Danger, or moving it away. */
function amountReasons(n: number, min: number): readonly Reason[] {
  if (min > 0) return [{ key: 'danger-leaves', params: { n }, weight: 0.2 * n }]
  return [n > 0 ? { key: 'keeps-off', params: { n }, weight: 0.5 } : { key: 'keeps-resources', weight: 0.1 }]
}

/** What speaks for and against an answer. */
export function reasons(t: Table, ask: Ask, choice: Choice): readonly Reason[] {
  if (typeof choice === 'object') return 'proposal' in choice ? [] : severalReasons(t, ask, choice)
  if (ask.kind === 'amount') return amountReasons(choice, ask.min)
  if (ask.kind === 'agree') return ask.source === null ? [] : mayReasons(t, ask.seat, ask.source, choice === 1)
  const { seat, itemKind, text, items, pieces } = ask
  return itemKind === 'piece'
    ? cardReasons(t, seat, text, required(pieces[choice]))
    : pickReasons(t, ask, items[choice])
}
