import { isFeasible, type OptionItem, type Piece, pieceId, type Refused, type Seat } from '@sablier/kernel'
import { copy, onlyCopies } from '../effects/copy.ts'
import { dangerousCards } from '../effects/dangerous-cards.ts'
import { whyNotLent } from '../effects/lich.ts'
import { onlyRepeats, repeatUsed } from '../effects/repeat-used.ts'
import type { Rule, Table } from '../shape.ts'
import { NO_SEAT } from '../shape.ts'
import { cardsInPlay, isEngaged, playing } from './row.ts'
import { isDuo } from './survivors.ts'

/** A card to activate, or the end of the turn. */
export type UsableOption = Exclude<OptionItem, string>
/** The answer that ends the effects step. */
export const END_TURN: UsableOption = { id: 'end-turn', text: 'end-turn' }

/** What the active player may do now, and whether a Mandatory card still waits. */
export interface Usable {
  readonly options: readonly UsableOption[]
  readonly duty: boolean
  /** Cards whose use would take the last hand card. */
  readonly dangerous: readonly Piece[]
}

/** Why a card in front of the active player cannot be activated now; null if it can. */
function whyNot(t: Table, seat: Seat, piece: Piece): Rule | null {
  const { kind, power } = playing(t, piece)
  const [effect] = power
  if (effect === undefined || kind === 'permanent') return 'power.permanent'
  if (isEngaged(t, piece))
    return kind === 'one-shot-activation' ? 'power.one-shot-not-readied' : 'effects.once-per-readying'
  if (kind === 'mandatory-activation') return null
  if (t.fact('lich') !== NO_SEAT) return 'faq.lich.own-others-blocked'
  if (effect.op === 'lich' && t.track('activations') > 0) return 'faq.lich.first-power-of-turn'
  if (effect.op === 'survive') return 'faq.immortal.prevents-elimination'
  const ctx = { table: t, you: seat, source: piece }
  if (isFeasible(effect, ctx)) return null
  const barred = (copy.is(effect) && onlyCopies(effect, ctx)) || (repeatUsed.is(effect) && onlyRepeats(effect, ctx))
  return barred ? 'ruling.no-copy-of-copies' : 'ruling.optional-without-target'
}

/** Cards of the player whom the Lich lends from. */
function lentCards(t: Table, seat: Seat): readonly Piece[] {
  const lender = t.fact('lich')
  return lender === NO_SEAT ? [] : cardsInPlay(t, lender).filter((piece) => whyNotLent(t, seat, piece) === null)
}

/** Everything the active player may answer in the effects step. */
export function usableCards(t: Table, seat: Seat): Usable {
  const usable: Piece[] = []
  let duty = false
  for (const piece of cardsInPlay(t, seat)) {
    if (whyNot(t, seat, piece) !== null) continue
    usable.push(piece)
    duty ||= playing(t, piece).kind === 'mandatory-activation'
  }
  for (const piece of lentCards(t, seat)) usable.push(piece)
  const options: UsableOption[] = []
  for (const piece of usable) options.push({ id: pieceId(t, piece, seat), piece })
  if (!duty) options.push(END_TURN)
  return { options, duty, dangerous: dangerousCards(t, seat, usable) }
}

/** What looks possible and is not, with the rule that refuses it. */
export function refusedCards(t: Table, seat: Seat, duty: boolean): Refused[] {
  const refused: Refused[] = []
  for (const piece of cardsInPlay(t, seat)) {
    const why = whyNot(t, seat, piece)
    if (why !== null && why !== 'power.permanent') refused.push({ piece, why })
  }
  for (const piece of t.zone('hand', seat).pieces) refused.push({ piece, why: 'hand.no-power' })
  const lender = t.fact('lich')
  if (lender !== NO_SEAT)
    for (const piece of cardsInPlay(t, lender)) {
      const why = whyNotLent(t, seat, piece)
      if (why !== null) refused.push({ piece, why })
    }
  if (duty)
    refused.push({
      id: END_TURN.id,
      text: 'end-turn',
      why: isDuo(t) ? 'duo.mandatory-still-binding' : 'effects.mandatory-must-be-used',
    })
  return refused
}
