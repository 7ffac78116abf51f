import { Icon } from '@sablier/ui'
import { Link } from 'wouter'
import { PACE_WORDS } from '../settings/pace-words.ts'
import { PACES, useSettings } from '../settings/settings-store.ts'
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
      <button
        type="button"
        className="quiet"
        data-key="u"
        disabled={!canUndo}
        onClick={() => void undo()}
        aria-label={say('undo')}
        title={say('undo')}
      >
        ↶
      </button>
      <button
        type="button"
        className="quiet"
        data-key="r"
        disabled={!canRedo}
        onClick={() => void redo()}
        aria-label={say('redo')}
        title={say('redo')}
      >
        ↷
      </button>
      <button
        type="button"
        className="quiet"
        data-key="g"
        onClick={onHourglass}
        aria-label={say('hourglass')}
        title={say('hourglassHint')}
      >
        <Icon name="hourglass" />
      </button>
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
