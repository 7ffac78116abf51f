import type { SeenAsk } from '@sablier/kernel'
import { Choosable, Icon, type IconName, useDraft } from '@sablier/ui'
import { useAdventure } from '../use-adventure.ts'
import { useProphecyWords } from '../words.ts'

const SIGNS: Readonly<Record<string, IconName>> = {
  'heal-how-many': 'hearts',
  'recharge-how-many': 'sign-spark',
  'benefit.health': 'hearts',
  'benefit.magic': 'sign-spark',
  'benefit.gold': 'two-coins',
  'exchange-how-many': 'two-coins',
  'blood-price': 'hearts',
}
/** What an amount costs in gold. */
const COSTS: Readonly<Record<string, (n: number) => number>> = {
  'heal-how-many': (n) => n,
  'recharge-how-many': (n) => Math.ceil(n / 2),
}

/** A number as a row of tokens: press the last one that counts. What it costs stands under it. */
export function AmountRow({ ask }: { ask: SeenAsk }) {
  const { t } = useAdventure()
  const words = useProphecyWords()
  const [n] = useDraft(ask.max)
  const cost = COSTS[ask.text]?.(n)
  const gold = t.track('gold', ask.seat)
  const first = Math.min(ask.min, 1)
  return (
    <div className="amounts">
      <div className="amounts-row">
        {Array.from({ length: ask.max - first + 1 }, (_, i) => first + i)
          .filter((value) => value >= ask.min)
          .map((value) => (
            <Choosable
              key={value}
              target={{ amount: value }}
              label={String(value)}
              className={`amount${value <= n && value > 0 ? ' amount-on' : ''}`}
            >
              {value === 0 ? '0' : <Icon name={SIGNS[ask.text] ?? 'two-coins'} />}
              <b>{value}</b>
            </Choosable>
          ))}
      </div>
      {cost !== undefined && (
        <p className="amounts-cost">
          <Icon name="two-coins" label={words.gold} /> {gold} → <b>{gold - cost}</b>
        </p>
      )}
    </div>
  )
}
