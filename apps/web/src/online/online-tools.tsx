import { Icon } from '@sablier/ui'
import { useSayWord } from '../words/use-words.ts'
import { act } from './online-table.ts'

/** Beside the question: take one's answer back while that is free, else ask the others. */
export function OnlineTools({ canUndo, onAskUndo }: { canUndo: boolean; onAskUndo: () => void }) {
  const say = useSayWord()
  return (
    <div className="play-tools">
      <button
        type="button"
        className="quiet"
        disabled={!canUndo}
        aria-label={say('undo')}
        title={say('undo')}
        onClick={() => act({ type: 'undo' })}
      >
        ↶
      </button>
      <button type="button" className="quiet" aria-label={say('askUndo')} title={say('askUndo')} onClick={onAskUndo}>
        <Icon name="hourglass" />
      </button>
    </div>
  )
}
