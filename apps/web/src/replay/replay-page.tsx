import { findGame } from '@sablier/shelf'
import { type SeatInfo, useSay } from '@sablier/ui'
import { useEffect, useMemo } from 'react'
import { Link } from 'wouter'
import { findSaved, listSaved } from '../saved/saved-games.ts'
import { Loading } from '../start/notices.tsx'
import { PageFrame } from '../start/page-frame.tsx'
import { loadGame, useGame } from '../start/use-game.ts'
import { TableScreen } from '../table/table-screen.tsx'
import { useSayWord } from '../words/use-words.ts'
import { recordOfSaved } from './record-of-saved.ts'
import { ReplayBar } from './replay-bar.tsx'
import { useReplay } from './use-replay.ts'

const nothing = () => undefined

/** Replays a record file, or a game of this device, move by move, and says whether it can be trusted. */
export function ReplayPage({ id }: { id?: string }) {
  const replay = useReplay()
  const { open } = useGame(replay.record?.game ?? null)
  const seats = useMemo<SeatInfo[]>(
    () => (replay.record?.names ?? []).map((name) => ({ name, kind: 'person' })),
    [replay.record],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for each address
  useEffect(() => {
    const saved = id ? findSaved(id) : null
    if (saved) void loadGame(saved.game).then(({ game }) => replay.open(JSON.stringify(recordOfSaved(game, saved))))
  }, [id])
  if (!replay.record) return <ChooseRecord error={replay.error} onText={(text) => void replay.open(text)} />
  if (!open || !replay.moment) return <Loading />
  return (
    <TableScreen
      {...open}
      view={replay.moment.view}
      events={replay.moment.heard}
      options={replay.record.options}
      seats={seats}
      canAct={false}
      onAnswer={nothing}
      onTake={nothing}
      notice={<ReplayBar replay={replay} seats={seats} record={replay.record} />}
    />
  )
}

function ChooseRecord({ error, onText }: { error: string | null; onText: (text: string) => void }) {
  const say = useSayWord()
  const tell = useSay()
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
          {say('recordBad', { why: error })}
        </p>
      )}
      {games.length > 0 && (
        <>
          <h2 className="home-title">{say('yourReplays')}</h2>
          <ul className="continue-list">
            {games.map((saved) => {
              const entry = findGame(saved.game)
              return (
                <li key={saved.id} className="continue-item" data-game={saved.game}>
                  <Link href={`/replay/${saved.id}`} className="continue-link">
                    <span>
                      <b>{entry ? tell(entry.title) : saved.game}</b>
                      <small>
                        {saved.players.map(({ name }) => name).join(', ')} ·{' '}
                        {say('answersGiven', { n: saved.entries.length })}
                        {saved.over && ` · ${say('finished')}`}
                      </small>
                    </span>
                  </Link>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </PageFrame>
  )
}
