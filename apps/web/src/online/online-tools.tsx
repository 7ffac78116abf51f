import { Icon } from '@sablier/ui'
import { useSayWord } from '../words/use-words.ts'
import { act } from './online-table.ts'

interface OnlineToolsProps {
  /** Null for those who do not play. */
  readonly canUndo: boolean | null
  /** Null where there is nothing to advise on, or nobody may. */
  readonly onHint: (() => void) | null
  readonly onHourglass: () => void
}

/** Beside the question: advice, take one's answer back while that is free, look back. */
export function OnlineTools({ canUndo, onHint, onHourglass }: OnlineToolsProps) {
  const say = useSayWord()
  return (
    <div className="play-tools">
      {onHint && (
        <button
          type="button"
          className="quiet"
          data-key="h"
          onClick={onHint}
          aria-label={say('hint')}
          title={say('hint')}
        >
          <Icon name="crystal-ball" />
        </button>
      )}
      {canUndo !== null && (
        <button
          type="button"
          className="quiet"
          data-key="u"
          disabled={!canUndo}
          aria-label={say('undo')}
          title={say('undo')}
          onClick={() => act({ type: 'undo' })}
        >
          ↶
        </button>
      )}
      <button
        type="button"
        className="quiet"
        data-key="g"
        aria-label={say('hourglass')}
        title={say('hourglassHint')}
        onClick={onHourglass}
      >
        <Icon name="hourglass" />
      </button>
    </div>
  )
}
