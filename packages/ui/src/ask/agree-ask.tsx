import type { SeenAsk } from '@sablier/kernel'
import { useTable } from '../table-context.tsx'
import { useWords } from '../words.ts'

/** Yes or no; yes stands first. */
export function AgreeAsk({ ask }: { ask: SeenAsk }) {
  const { submit, game, reader } = useTable()
  const say = useWords()
  const word = (key: 'yes' | 'no') => game.text.options[key]?.[reader.language] ?? say(key)
  return (
    <div className="options" data-kind={ask.kind}>
      <button type="button" className="option-button option-yes" data-option="yes" onClick={() => submit(true)}>
        <span className="option-key" aria-hidden="true">
          1
        </span>
        {word('yes')}
      </button>
      <button type="button" className="option-button" data-option="no" onClick={() => submit(false)}>
        <span className="option-key" aria-hidden="true">
          2
        </span>
        {word('no')}
      </button>
    </div>
  )
}
