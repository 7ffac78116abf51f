import type { Seat } from '@sablier/kernel'
import type { OpenOffer } from '../facts/trade.ts'
import { isEmpty } from '../facts/trade.ts'
import type { Table } from '../shape.ts'
import { goodsPhrase } from './goods-phrase.ts'
import type { Phrases } from './phrase.ts'

/** Which sentence tells an offer: goods for goods, a gift, goods asked for nothing, or help paid in advance. */
export function offerText(
  t: Pick<Table, 'phase' | 'active'>,
  { from, give, want }: OpenOffer,
): 'trade' | 'gift' | 'request' | 'prepayment' | 'fee' {
  if (t.phase === 'negotiation') return from === t.active ? 'prepayment' : 'fee'
  if (isEmpty(want)) return 'gift'
  return isEmpty(give) ? 'request' : 'trade'
}

/** Fills the sentences about an offer, for one of the two who speak. */
export function offerParams({ from, to, give, want }: OpenOffer, speaker: Seat): Phrases {
  const other = speaker === from ? to : from
  return { seat: { seat: speaker }, other: { seat: other }, give: goodsPhrase(give), want: goodsPhrase(want) }
}
