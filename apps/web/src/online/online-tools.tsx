import { Icon } from '@sablier/ui'
import { ToolButton } from '../table/tool-button.tsx'
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
        <ToolButton shortcut="h" label={say('hint')} onPress={onHint}>
          <Icon name="crystal-ball" />
        </ToolButton>
      )}
      {canUndo !== null && (
        <ToolButton shortcut="u" label={say('undo')} disabled={!canUndo} onPress={() => act({ type: 'undo' })}>
          ↶
        </ToolButton>
      )}
      <ToolButton shortcut="g" label={say('hourglass')} title={say('hourglassHint')} onPress={onHourglass}>
        <Icon name="hourglass" />
      </ToolButton>
    </div>
  )
}
