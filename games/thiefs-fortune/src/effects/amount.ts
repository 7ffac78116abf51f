import { type EffectContext, type Language, nounFor } from '@sablier/kernel'
import { CARD_TYPES } from '../cards/card.ts'
import { rowOf } from '../procedures/places.ts'
import type { Table } from '../shape.ts'
import { NOUNS } from '../text/nouns.ts'
import type { Amount } from './effect.ts'

/** The number as it is now. */
export function amountNow(amount: Amount, { table: t, you, source }: EffectContext<Table>): number {
  if (typeof amount === 'number') return amount
  if (amount.per === 'danger') return t.track('danger', you)
  if (amount.per === 'past') return Math.floor(t.zone('past', you).size / amount.every)
  let n = 0
  for (const row of CARD_TYPES)
    for (const piece of rowOf(t, row, you).pieces)
      if ((row === amount.per || t.card(piece).subType === amount.per) && !(amount.other && piece === source)) n++
  return n
}

/** The factor before the noun: 1 for counted amounts, said together with `perWords`. */
export const baseOf = (amount: Amount): number => (typeof amount === 'number' ? amount : 1)

/** "for each Friend in your PRESENT", after the noun; empty for fixed amounts. */
export function perWords(language: Language, amount: Amount): string {
  if (typeof amount === 'number') return ''
  const en = language === 'en'
  if (amount.per === 'danger')
    return en ? ' for each Danger on your Danger Track' : ' pour chaque Danger de votre Piste Danger'
  if (amount.per === 'past')
    return en
      ? ` for every ${amount.every} cards in your PAST`
      : ` par tranche de ${amount.every} cartes dans votre PASSÉ`
  const noun = nounFor(language, NOUNS[amount.per], 1)
  const other = amount.other ? (en ? 'other ' : 'autre ') : ''
  return en ? ` for each ${other}${noun} in your PRESENT` : ` pour chaque ${other}${noun} de votre PRÉSENT`
}
