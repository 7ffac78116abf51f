import type { Reason } from '@sablier/bots'
import type { Ask, Bilingual, Choice, Piece } from '@sablier/kernel'
import { onSale } from '../src/procedures/offer-card.ts'
import { handSize } from '../src/procedures/survivors.ts'
import type { Table } from '../src/table.ts'
import { limitOf } from './bidding.ts'
import { want } from './want.ts'

/** Texts of what speaks for or against an answer. */
export const texts: Readonly<Record<string, Bilingual>> = {
  wins: { en: '{card} would fulfil a Destiny of yours.', fr: '{card} accomplirait l’un de vos Destins.' },
  worth: {
    en: '{card} is worth about {n} {n|card|cards} to you.',
    fr: '{card} vaut environ {n} {n|carte|cartes} pour vous.',
  },
  'too-dear': { en: 'That is more than the card is worth to you.', fr: 'C’est plus que la carte ne vaut pour vous.' },
  'thin-hand': {
    en: 'You would be left with {n} {n|card|cards} in hand.',
    fr: 'Il ne vous resterait que {n} {n|carte|cartes} en main.',
  },
}

/** What speaks for and against a bid or an offer. */
export function reasons(t: Table, ask: Ask, choice: Choice): readonly Reason[] {
  const { seat, spec } = ask
  if (spec.text === 'auction.offer-one') return [worthOf(t, seat, spec.items[choice as number] as Piece)]
  if (spec.text !== 'first-bid' && spec.text !== 'raise') return []
  const found: Reason[] = []
  const piece = t.seats
    .map((seller) => (t.zone('sale', seller).isEmpty ? undefined : onSale(t, seller)))
    .find((p) => p !== undefined)
  if (piece !== undefined) found.push(worthOf(t, seat, piece))
  const bid = choice === 0 ? 0 : Number((spec.items[choice as number] as { id: string }).id)
  if (bid > limitOf(t, seat)) found.push({ key: 'too-dear', weight: -0.8 })
  if (bid > 0 && handSize(t, seat) - bid < 3)
    found.push({ key: 'thin-hand', params: { n: handSize(t, seat) - bid }, weight: -0.6 })
  return found
}

function worthOf(t: Table, seat: number, piece: Piece): Reason {
  const worth = want(t, seat, piece, seat)
  const params = { card: { card: t.card(piece).id }, n: Math.max(0, Math.round(Math.min(worth, 9))) }
  return worth >= 50 ? { key: 'wins', params, weight: 1 } : { key: 'worth', params, weight: 0.5 }
}
