import { plain, type SeenAsk } from '@sablier/kernel'
import { useDraft, useUnplaced } from '../choose/use-picks.ts'
import { RichText } from '../rich-text.tsx'
import { useWords } from '../words.ts'
import { ConfirmButtons } from './confirm-buttons.tsx'
import { useOptionText } from './option-label.tsx'

/** A total shared out among options, each up to its limit. */
export function SplitAsk({ ask }: { ask: SeenAsk }) {
  const say = useWords()
  const text = useOptionText()
  const unplaced = new Set(useUnplaced(ask))
  const total = ask.min
  const [shares, setShares] = useDraft<readonly number[]>(ask.options.map(() => 0))
  const left = total - shares.reduce((sum, n) => sum + n, 0)
  const add = (i: number, by: number) => setShares(shares.map((n, at) => (at === i ? n + by : n)))
  return (
    <>
      <ul className="split">
        {ask.options.map((option, i) => {
          if (!unplaced.has(option)) return null
          const share = shares[i] ?? 0
          const label = plain(text(option))
          return (
            <li key={option.id}>
              <span className="split-name">
                <RichText nodes={text(option)} />
              </span>
              <button
                type="button"
                className="quiet"
                aria-label={`${say('less')}: ${label}`}
                disabled={share === 0}
                onClick={() => add(i, -1)}
              >
                −
              </button>
              <output className="ask-number">{share}</output>
              <button
                type="button"
                className="quiet"
                data-more
                aria-label={`${say('more')}: ${label}`}
                disabled={left === 0 || share >= (ask.caps?.[i] ?? total)}
                onClick={() => add(i, 1)}
              >
                +
              </button>
            </li>
          )
        })}
      </ul>
      <span className="ask-count" role="status">
        {say('leftToShare', { n: left })}
      </span>
      <ConfirmButtons ask={ask} />
    </>
  )
}
