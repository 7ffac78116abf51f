import type { SeenAsk } from '@sablier/kernel'
import { changesOfAmount } from '@sablier/prophecy'
import { Choosable, Icon, type IconName, useDraft } from '@sablier/ui'
import { useEffect } from 'react'
import { After } from '../board/space-matter.tsx'

const SIGNS: Readonly<Record<string, IconName>> = {
  'heal-how-many': 'hearts',
  'recharge-how-many': 'sign-spark',
  'benefit.health': 'hearts',
  'benefit.magic': 'sign-spark',
  'benefit.gold': 'two-coins',
  'exchange-how-many.gold': 'two-coins',
  'exchange-how-many.experience': 'sign-star',
  'blood-price': 'hearts',
}
/** What is given away begins with the least, what is received with the most. */
const GIVES = /^(exchange-how-many\..*|blood-price)$/

/** A number as a row of tokens: press the last one that counts. What it brings and costs stands under it. */
export function AmountRow({ ask }: { ask: SeenAsk }) {
  const [n, setN] = useDraft<number | null>(null)
  const start = GIVES.test(ask.text) ? ask.min : ask.max
  // The bar counts with the same number.
  useEffect(() => {
    if (n === null) setN(start)
  }, [n, setN, start])
  const now = n ?? start
  return (
    <div className="amounts">
      <div className="amounts-row">
        {Array.from({ length: ask.max - ask.min + 1 }, (_, i) => ask.min + i).map((value) => (
          <Choosable
            key={value}
            target={{ amount: value }}
            label={String(value)}
            className={`amount${value <= now && value > 0 ? ' amount-on' : ''}`}
          >
            {value === 0 ? '0' : <Icon name={SIGNS[ask.text] ?? 'two-coins'} />}
            <b>{value}</b>
          </Choosable>
        ))}
      </div>
      <After changes={changesOfAmount(ask.text, now)} />
    </div>
  )
}
