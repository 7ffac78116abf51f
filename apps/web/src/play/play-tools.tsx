import { Icon } from '@sablier/ui'
import { Link } from 'wouter'
import { PACE_WORDS } from '../settings/pace-words.ts'
import { PACES, useSettings } from '../settings/settings-store.ts'
import { ToolButton } from '../table/tool-button.tsx'
import { useSayWord } from '../words/use-words.ts'
import { BeatTools } from './beat-tools.tsx'
import { redo, undo, useLocalTable } from './local-table.ts'
import { saveRecord } from './save-record.ts'

interface PlayToolsProps {
  readonly onHourglass: () => void
  /** Null where nothing is asked. */
  readonly onHint: (() => void) | null
  /** Computer players move, and nobody here is asked. */
  readonly othersPlay: boolean
}

/** Beside the question: take back, give again, look back. */
export function PlayTools({ onHourglass, onHint, othersPlay }: PlayToolsProps) {
  const say = useSayWord()
  const { canUndo, canRedo } = useLocalTable()
  return (
    <div className="play-tools">
      {othersPlay && <BeatTools />}
      {onHint && (
        <ToolButton shortcut="h" label={say('hint')} onPress={onHint}>
          <Icon name="crystal-ball" />
        </ToolButton>
      )}
      <ToolButton shortcut="u" label={say('undo')} disabled={!canUndo} onPress={() => void undo()}>
        ↶
      </ToolButton>
      <ToolButton shortcut="r" label={say('redo')} disabled={!canRedo} onPress={() => void redo()}>
        ↷
      </ToolButton>
      <ToolButton shortcut="g" label={say('hourglass')} title={say('hourglassHint')} onPress={onHourglass}>
        <Icon name="hourglass" />
      </ToolButton>
    </div>
  )
}

/** What the menu of a local table offers. */
export function PlayMenu({ onHourglass }: { onHourglass: () => void }) {
  const say = useSayWord()
  const { sound, pace, set } = useSettings()
  const saved = useLocalTable((state) => state.saved)
  return (
    <>
      <button type="button" onClick={onHourglass}>
        {say('hourglass')}
      </button>
      <button type="button" onClick={() => set({ sound: !sound })} aria-pressed={sound}>
        {say('soundIs', { state: say(sound ? 'on' : 'off') })}
      </button>
      <button type="button" onClick={() => set({ pace: PACES[(PACES.indexOf(pace) + 1) % PACES.length] ?? 'normal' })}>
        {say('paceIs', { pace: say(PACE_WORDS[pace]) })}
      </button>
      <button type="button" onClick={() => void saveRecord()}>
        {say('saveRecord')}
      </button>
      {saved && <Link href={`/rules/${saved.game}`}>{say('rules')}</Link>}
      <Link href="/settings">{say('settings')}</Link>
      <Link href="/">{say('backHome')}</Link>
    </>
  )
}
