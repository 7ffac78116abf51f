import { useLanguage } from '@sablier/ui'
import { rowOf } from './auction.ts'
import { jetonOf, playingOf, useLands } from './use-lands.ts'

const PURSE = 3

/** How many cards one would pay for a bid: cards that lower the price and the Purse are counted. */
export function useDue(bid: number): { readonly due: number; readonly why: string } {
  const { t, mine } = useLands()
  const language = useLanguage()
  const rebate = rowOf(t, mine)
    .map((piece) => playingOf(t, piece))
    .find((card) => card?.power.some((effect) => effect.op === 'rebate' && bid >= effect.from))
  const purse = t
    .zone('jeton', mine)
    .pieces.map((piece) => jetonOf(t, piece))
    .find((jeton) => jeton?.number === PURSE)
  const savers = [rebate, purse].flatMap((card) => (card && bid > 0 ? [card.name[language]] : []))
  return { due: Math.max(0, bid - savers.length), why: savers.join(' + ') }
}
