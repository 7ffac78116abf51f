import type { SeenAsk } from '@sablier/kernel'
import { useDraft, usePicks } from '../choose/use-picks.ts'
import { useTable } from '../table-context.tsx'
import { useWords } from '../words.ts'
import { ConfirmButtons } from './confirm-buttons.tsx'

const FEW = 12

/** A whole number: buttons when there are few, else a slider with steps; only the confirmation where the table shows the numbers. */
export function AmountAsk({ ask }: { ask: SeenAsk }) {
  const isPlaced = usePicks((picks) => picks.placed.has(String(ask.max)))
  return !isPlaced && ask.max - ask.min < FEW ? <Numbers ask={ask} /> : <Steps ask={ask} isPlaced={isPlaced} />
}

function Numbers({ ask: { min, max } }: { ask: SeenAsk }) {
  const { submit } = useTable()
  return (
    <div className="options">
      {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((value) => (
        <button
          key={value}
          type="button"
          className="option-button option-number"
          data-option={value}
          {...(value < 10 && { 'data-key': value })}
          onClick={() => submit(value)}
        >
          {value}
        </button>
      ))}
    </div>
  )
}

function Steps({ ask, isPlaced }: { ask: SeenAsk; isPlaced: boolean }) {
  const { submit } = useTable()
  const say = useWords()
  const { min, max } = ask
  const [n, setN] = useDraft(min)
  return (
    <>
      <button type="button" className="quiet" aria-label={say('less')} disabled={n <= min} onClick={() => setN(n - 1)}>
        −
      </button>
      {!isPlaced && (
        <input
          type="range"
          min={min}
          max={max}
          value={n}
          aria-label={String(n)}
          onChange={(event) => setN(Number(event.target.value))}
        />
      )}
      <output className="ask-number">{n}</output>
      <button type="button" className="quiet" aria-label={say('more')} disabled={n >= max} onClick={() => setN(n + 1)}>
        +
      </button>
      {isPlaced ? (
        <ConfirmButtons ask={ask} />
      ) : (
        <button type="button" className="strong" data-confirm onClick={() => submit(n)}>
          {say('confirm')}
        </button>
      )}
    </>
  )
}
