import { plain, type SeenAsk, type SeenOption } from '@sablier/kernel'
import { useDraft, useUnplaced } from '../choose/use-picks.ts'
import { RichText } from '../rich-text.tsx'
import { useWords } from '../words.ts'
import { ConfirmButtons } from './confirm-buttons.tsx'
import { useOptionText } from './option-label.tsx'

/** A total shared out among options, each up to its limit. */
export function SplitAsk({ ask }: { ask: SeenAsk }) {
  const say = useWords()
  const unplaced = new Set(useUnplaced(ask))
  const total = ask.min
  const [shares, setShares] = useDraft<readonly number[]>(ask.options.map(() => 0))
  const left = total - shares.reduce((sum, n) => sum + n, 0)
  const add = (i: number, by: number) => setShares(shares.map((n, at) => (at === i ? n + by : n)))
  return (
    <>
      <ul className="split">
        {ask.options.map(
          (option, i) =>
            unplaced.has(option) && (
              <Share
                key={option.id}
                option={option}
                share={shares[i] ?? 0}
                most={Math.min(ask.caps?.[i] ?? total, (shares[i] ?? 0) + left)}
                onAdd={(by) => add(i, by)}
              />
            ),
        )}
      </ul>
      <span className="ask-count" role="status">
        {say('leftToShare', { n: left })}
      </span>
      <ConfirmButtons ask={ask} />
    </>
  )
}

interface ShareProps {
  readonly option: SeenOption
  readonly share: number
  readonly most: number
  readonly onAdd: (by: number) => void
}

function Share({ option, share, most, onAdd }: ShareProps) {
  const say = useWords()
  const text = useOptionText()(option)
  const label = plain(text)
  return (
    <li>
      <span className="split-name">
        <RichText nodes={text} />
      </span>
      <button
        type="button"
        className="quiet"
        aria-label={`${say('less')}: ${label}`}
        disabled={share === 0}
        onClick={() => onAdd(-1)}
      >
        −
      </button>
      <output className="ask-number">{share}</output>
      <button
        type="button"
        className="quiet"
        data-more
        aria-label={`${say('more')}: ${label}`}
        disabled={share >= most}
        onClick={() => onAdd(1)}
      >
        +
      </button>
    </li>
  )
}
