import { isEmpty, type OpenOffer } from '../facts/trade.ts'
import type { Table } from '../shape.ts'
import { goodsPhrase } from './goods-phrase.ts'
import type { Phrase, Phrases } from './phrase.ts'
import { pricesPhrase, termsPhrase } from './promise-phrase.ts'

/** What somebody offers somebody else, told about both: "would give Ann 2 gems for the Dagger". */
export function offerPhrase(t: Pick<Table, 'phase'>, offer: OpenOffer): Phrase {
  const { to, promise } = offer
  const other = { seat: to }
  const parts: Phrase[] = [
    ...goodsPart(t, offer),
    ...(promise ? [termsPhrase('would-promise', promise, { other })] : []),
    ...asksPart(offer),
  ]
  return allOf(parts)
}

/** Several phrases as one. */
export const allOf = (parts: readonly Phrase[]): Phrase =>
  parts.slice(1).reduce<Phrase>((one, other) => ({ phrase: 'both', params: { one, other } }), parts[0] ?? 'nothing')

function goodsPart(t: Pick<Table, 'phase'>, { to, give, want }: OpenOffer): Phrase[] {
  const params = { other: { seat: to }, give: goodsPhrase(give), want: goodsPhrase(want) }
  if (isEmpty(give) && isEmpty(want)) return []
  if (t.phase === 'negotiation') return [{ phrase: isEmpty(give) ? 'would-fee' : 'would-prepay', params }]
  const phrase = isEmpty(give) ? 'would-take' : isEmpty(want) ? 'would-give' : 'would-trade'
  return [{ phrase, params }]
}

/** What the other is asked to promise: prices for help, or a promise of their own. */
function asksPart({ to, asks }: OpenOffer): Phrase[] {
  const [first] = asks
  if (!first) return []
  if (asks.length === 1) return [termsPhrase('would-help', first, { other: { seat: to } })]
  const give = pricesPhrase(asks.map(({ goods }) => goods))
  return [{ phrase: 'would-help', params: { other: { seat: to }, give, condition: first.condition } }]
}

/** Fills the sentences that answer an offer. */
export const offerParams = (t: Pick<Table, 'phase'>, offer: OpenOffer): Phrases => ({
  seat: { seat: offer.from },
  deal: offerPhrase(t, offer),
})
