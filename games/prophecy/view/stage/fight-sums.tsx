import type { FightForecast, SumPart } from '@sablier/prophecy'
import { Icon, useLanguage } from '@sablier/ui'
import { useAdventure } from '../use-adventure.ts'
import { useProphecyWords } from '../words.ts'

/** Names what a part of a sum comes from. */
export function usePartName(): (part: SumPart, forecast: FightForecast) => string {
  const { t } = useAdventure()
  const language = useLanguage()
  const words = useProphecyWords()
  return ({ source, piece }, { type }) => {
    if (source === 'item' && piece !== undefined) return t.card(piece).name[language]
    return source === 'cubes' ? words[type] : words[source === 'item' ? 'items' : source]
  }
}

/** Both sums of a fight side by side: what one's own is made of, and what stands against it. */
export function FightSums({ forecast, price = 0 }: { forecast: FightForecast; price?: number }) {
  const words = useProphecyWords()
  const name = usePartName()
  const { type, mine, theirs, parts } = forecast
  return (
    <div className="sums">
      <b className={`sum sum-${type}`}>{mine}</b>
      <span className="sum-parts">
        {price > 0 && (
          <span className="sum-price">
            −{price} <Icon name="sign-spark" label={words.magic} />
          </span>
        )}
        {parts.map((part) => (
          <span key={`${part.source} ${part.piece ?? ''}`}>
            {name(part, forecast)} {part.source === 'cubes' ? part.n : `+${part.n}`}
          </span>
        ))}
      </span>
      <span className="sum-against">{words.against}</span>
      <b className={`sum sum-theirs sum-${type}`}>{theirs}</b>
    </div>
  )
}

/** One's own sum as a list. */
export function SumList({ forecast }: { forecast: FightForecast }) {
  const name = usePartName()
  return (
    <ul className="sum-list">
      {forecast.parts.map((part) => (
        <li key={`${part.source} ${part.piece ?? ''}`}>
          <span>{name(part, forecast)}</span>
          <b>{part.source === 'cubes' ? part.n : `+${part.n}`}</b>
        </li>
      ))}
    </ul>
  )
}
