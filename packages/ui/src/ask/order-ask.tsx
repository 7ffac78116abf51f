import type { SeenAsk } from '@sablier/kernel'
import { useTable } from '../table-context.tsx'
import { useWords } from '../words.ts'
import { OptionButton } from './option-button.tsx'

/** All of these, in the order in which they are tapped. */
export function OrderAsk({ ask }: { ask: SeenAsk }) {
  const { chosen, submit, clear } = useTable()
  const say = useWords()
  return (
    <>
      <p className="ask-hint">{say('orderHint')}</p>
      <div className="options">
        {ask.options.map((option, n) => {
          const at = chosen.indexOf(option.id)
          return <OptionButton key={option.id} option={option} n={n} badge={at >= 0 ? `${at + 1}.` : null} />
        })}
      </div>
      <div className="ask-confirm">
        {chosen.length > 0 && (
          <button type="button" className="quiet" onClick={clear}>
            {say('clear')}
          </button>
        )}
        <button
          type="button"
          className="strong"
          data-confirm
          disabled={chosen.length !== ask.options.length}
          onClick={() => submit(chosen)}
        >
          {say('confirm')}
        </button>
      </div>
    </>
  )
}
