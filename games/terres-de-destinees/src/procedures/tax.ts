import type { Flow, Seat } from '@sablier/kernel'
import type { Family } from '../card.ts'
import type { Table } from '../table.ts'
import { countGain } from './draw-cards.ts'
import { giveCards } from './give-cards.ts'
import { onSale } from './offer-card.ts'
import { hasPower, playing, powerOf } from './row.ts'
import { settle } from './settle.ts'
import { unshielded } from './shield.ts'
import { handSize, survivors } from './survivors.ts'

/** Right after an offer: whoever taxes offers gets a card from the seller, but never the seller's last one. */
export function* payTaxes(t: Table, seller: Seat): Flow<void> {
  const piece = onSale(t, seller)
  if (piece === undefined) return
  for (const owner of survivors(t)) {
    if (owner === seller) continue
    const tax = powerOf(t, owner, 'tax')
    if (!tax || playing(t, piece).family === (tax.power['exempt'] as Family)) continue
    const protectedHand = hasPower(t, seller, 'guard-hand')
    if (protectedHand || handSize(t, seller) < 2) {
      t.cite(protectedHand ? 'ruling.protection-scope' : 'ruling.levies-spare-last-card').say('tax-spared', {
        seat: { seat: seller },
      })
      continue
    }
    const hidden = t.zone('hidden-sale', seller).has(piece)
    const rule = hidden ? 'faq.collector.tax-on-hidden-offer' : 'faq.collector.tax'
    const [payer] = yield* unshielded(t, owner, [seller], tax.piece)
    if (payer === undefined) continue
    yield* giveCards(t, rule, seller, owner, 1)
    countGain(t, owner, 1)
    yield* settle(t, { cause: owner, handsOnly: true })
  }
}
