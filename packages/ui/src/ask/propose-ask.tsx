import type { Answer, SeenAsk } from '@sablier/kernel'
import { useTable } from '../table-context.tsx'
import { KeyCap } from './key-cap.tsx'
import { proposalText } from './proposal-text.ts'

/** Proposals that may be made: the game's own way to word one, else suggestions to tap. */
export function ProposeAsk({ ask }: { ask: SeenAsk }) {
  const { submit, look, game, reader } = useTable()
  const Builder = look.proposalBuilder
  if (Builder) return <Builder ask={ask} />
  return (
    <div className="options">
      {ask.candidates.map((candidate, n) => (
        <button
          key={JSON.stringify(candidate)}
          type="button"
          className="option-button"
          data-option={n}
          {...(n < 9 && { 'data-key': n + 1 })}
          onClick={() => submit(candidate as Answer)}
        >
          <KeyCap name={n < 9 ? String(n + 1) : null} />
          <span className="option-text">{proposalText(game, candidate, reader)}</span>
        </button>
      ))}
    </div>
  )
}
