import type { Goods } from '@sablier/donjon-quetes-trahisons'
import { isSingular, type Reader } from '@sablier/kernel'
import { TABLE_WORDS } from './table-words.ts'

/** Goods in words: "2 gems, Dagger". */
export function goodsText(goods: Goods, reader: Reader): string {
  const words = TABLE_WORDS[reader.language]
  const counts = (['gems', 'quests', 'trophies'] as const).flatMap((name) => {
    const n = goods[name] ?? 0
    return n > 0 ? [`${n} ${words[name][isSingular(reader.language, n) ? 0 : 1]}`] : []
  })
  const cards = [...(goods.objects ?? []), ...(goods.spoils ?? [])].map((id) => reader.cardName(id))
  return [...counts, ...cards, ...(goods.favour ? [`« ${goods.favour} »`] : [])].join(', ') || words.nothing
}

interface Proposal {
  readonly withdraw?: true
  readonly to?: number
  readonly condition?: string
  readonly goods?: Goods
  readonly give?: Goods
  readonly want?: Goods
  readonly prices?: readonly Goods[]
}

/** Reads a proposal of this game aloud: a trade, a promise, a price, a gift, or none after all. */
export function proposalText(value: unknown, reader: Reader): string {
  const words = TABLE_WORDS[reader.language]
  const proposal = value as Proposal
  if (proposal.withdraw) return words.withdraw
  const parts: string[] = []
  if (proposal.to !== undefined) parts.push(`→ ${reader.seatName(proposal.to)}`)
  if (proposal.goods) parts.push(goodsText(proposal.goods, reader))
  if (proposal.give) parts.push(`${words.gives} ${goodsText(proposal.give, reader)}`)
  if (proposal.want) parts.push(`${words.wants} ${goodsText(proposal.want, reader)}`)
  if (proposal.prices)
    parts.push(proposal.prices.map((goods) => goodsText(goods, reader)).join(` ${words.or} `) || words.noHelp)
  if (proposal.condition) parts.push(words.conditions[proposal.condition as keyof typeof words.conditions] ?? '')
  return parts.filter(Boolean).join(' · ')
}
