import { findGame } from '@sablier/shelf'
import { useSay } from '@sablier/ui'
import { Link } from 'wouter'
import { listSaved, type SavedGame } from '../saved/saved-games.ts'
import { PageFrame } from '../start/page-frame.tsx'
import { useSayWord } from '../words/use-words.ts'
import { unreadableText } from './record-fault.ts'

/** Where there is nothing to replay yet: a file, or the games of this device. */
export function ChooseRecord({ error, onText }: { error: string | null; onText: (text: string) => void }) {
  const say = useSayWord()
  const games = listSaved().filter(({ entries }) => entries.length > 0)
  return (
    <PageFrame title={say('replays')}>
      <p>{say('recordHint')}</p>
      <p className="file-field">
        <label className="strong">
          {say('openRecord')}
          <input
            type="file"
            accept="application/json,.json"
            className="visually-hidden"
            onChange={(event) => void event.target.files?.[0]?.text().then(onText)}
          />
        </label>
      </p>
      {error && (
        <p role="alert" className="notice notice-bad">
          {say('recordBad', { why: unreadableText(say, error) })}
        </p>
      )}
      <h2 className="home-title">{say('yourReplays')}</h2>
      {games.length === 0 && <p className="hint">{say('noReplays')}</p>}
      <ul className="continue-list">
        {games.map((saved) => (
          <SavedItem key={saved.id} saved={saved} />
        ))}
      </ul>
    </PageFrame>
  )
}

function SavedItem({ saved }: { saved: SavedGame }) {
  const say = useSayWord()
  const tell = useSay()
  const entry = findGame(saved.game)
  return (
    <li className="continue-item" data-game={saved.game}>
      <Link href={`/replay/${saved.id}`} className="continue-link">
        <span>
          <b>{entry ? tell(entry.title) : saved.game}</b>
          <small>
            {saved.players.map(({ name }) => name).join(', ')} · {say('answersGiven', { n: saved.entries.length })}
            {saved.over && ` · ${say('finished')}`}
          </small>
        </span>
      </Link>
    </li>
  )
}
