import type { SeenAsk } from '@sablier/kernel'
import { usePicks } from '../choose/use-picks.ts'
import { useTable } from '../table-context.tsx'
import { useWords } from '../words.ts'
import { buttonKeys } from './button-keys.ts'
import { KeyCap } from './key-cap.tsx'

const ANSWERS = ['yes', 'no'] as const

/** Yes or no; yes stands first. */
export function AgreeAsk({ ask }: { ask: SeenAsk }) {
  const { submit, game, reader } = useTable()
  const say = useWords()
  const placed = usePicks((picks) => picks.placed)
  const word = (key: 'yes' | 'no') => game.text.options[key]?.[reader.language] ?? say(key)
  const keys = buttonKeys(ANSWERS.map(word))
  return (
    <div className="options" data-kind={ask.kind}>
      {ANSWERS.map((answer, n) =>
        placed.has(answer) ? null : (
          <button
            key={answer}
            type="button"
            className={answer === 'yes' ? 'strong' : 'quiet'}
            data-option={answer}
            data-key={keys[n]}
            onClick={() => submit(answer === 'yes')}
          >
            <KeyCap name={keys[n] ?? null} />
            {word(answer)}
          </button>
        ),
      )}
    </div>
  )
}
