import type { OpenOffer, Promised, Talk } from '@sablier/donjon-quetes-trahisons'
import { useLanguage, useTable } from '@sablier/ui'
import { goodsText } from './proposal-text.ts'
import { TABLE_WORDS } from './table-words.ts'

/** What is being talked about, and the promises of this turn with what became of them. */
export function Negotiation() {
  const { table, reader } = useTable()
  const words = TABLE_WORDS[useLanguage()]
  const talk = table.fact('talk') as Talk | null
  const promised = (table.fact('promised') as readonly Promised[] | null) ?? []
  const offers = (table.fact('open-offers') as readonly OpenOffer[] | null) ?? []
  if (!talk && offers.length === 0 && promised.length === 0) return null
  return (
    <section className="talks">
      {talk && (
        <p>
          <b>{words.talk}</b> {reader.seatName(talk.from)} → {reader.seatName(talk.to)}: {words.gives}{' '}
          {goodsText(talk.give, reader)}
        </p>
      )}
      {offers.map(({ from, to, give, want }) => (
        <p key={`${from}>${to}`}>
          <b>{words.talk}</b> {reader.seatName(from)} → {reader.seatName(to)}: {words.gives} {goodsText(give, reader)} ·{' '}
          {words.wants} {goodsText(want, reader)}
        </p>
      ))}
      {promised.length > 0 && (
        <>
          <p className="talks-title">{words.promises}</p>
          <ul>
            {promised.map(({ from, to, goods, condition, state }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: promises are known by their number
              <li key={i} className={`promise promise-${state}`}>
                {reader.seatName(from)} → {reader.seatName(to)}: {goodsText(goods, reader)}{' '}
                {words.conditions[condition]} <b>({words.states[state]})</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
