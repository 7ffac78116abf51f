import { lazy, Suspense } from 'react'
import { useLocation } from 'wouter'
import { Loading, Missing } from '../start/notices.tsx'
import { useGame } from '../start/use-game.ts'
import { useSayWord } from '../words/use-words.ts'
import { ChooseRecord } from './choose-record.tsx'
import { gameOf, keepFile, type RecordSource } from './find-record.ts'
import { useReplay } from './use-replay.ts'
import { useSource } from './use-source.ts'

/** Nobody needs a table to choose a record. */
const ReplayedTable = lazy(() =>
  import('./replayed-table.tsx').then(({ ReplayedTable }) => ({ default: ReplayedTable })),
)

/** Replays a record move by move, says whether it can be trusted, and lets one play on from any moment. */
export function ReplayPage({ source }: { source?: RecordSource }) {
  const say = useSayWord()
  const [, go] = useLocation()
  const replay = useReplay()
  const { record, moment, error } = replay
  const { open } = useGame(record?.game ?? null)
  const missing = useSource(source, replay)
  const openFile = (text: string) => {
    keepFile(text)
    if (source?.kind === 'file') void replay.open(text)
    else go('/replay/file')
  }
  if (missing) return <Missing text={say('recordMissing')} />
  if (!record)
    return source && !error ? <Loading game={gameOf(source)} /> : <ChooseRecord error={error} onText={openFile} />
  if (!open || !moment) return <Loading game={record.game} />
  return (
    <Suspense fallback={<Loading game={record.game} />}>
      <ReplayedTable open={open} replay={replay} record={record} moment={moment} source={source} />
    </Suspense>
  )
}
