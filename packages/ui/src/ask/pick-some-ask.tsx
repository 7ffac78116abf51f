import type { SeenAsk } from '@sablier/kernel'
import { useTable } from '../table-context.tsx'
import { useWords } from '../words.ts'
import { OptionButton } from './option-button.tsx'

/** Several out of many, then a confirmation. */
export function PickSomeAsk({ ask }: { ask: SeenAsk }) {
  const { chosen, submit, clear } = useTable()
  const say = useWords()
  const { min, max } = ask
  const ready = chosen.length >= min && chosen.length <= max
  const count = { n: chosen.length, min, max }
  return (
    <>
      <div className="options">
        {ask.options.map((option, n) => (
          <OptionButton key={option.id} option={option} n={n} />
        ))}
      </div>
      <div className="ask-confirm">
        <span role="status">
          {say(max === 0 ? 'nothingToChoose' : min === max ? 'chosenExactly' : 'chosenOf', count)}
        </span>
        {chosen.length > 0 && (
          <button type="button" className="quiet" onClick={clear}>
            {say('clear')}
          </button>
        )}
        <button type="button" className="strong" data-confirm disabled={!ready} onClick={() => submit(chosen)}>
          {say('confirm')}
        </button>
      </div>
    </>
  )
}
