import { type SeatInfo, useSay } from '@sablier/ui'
import { useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { seenDice } from '../online/seen-dice.ts'
import { ShareButton } from '../online/share-button.tsx'
import { replayPath } from '../online/table-address.ts'
import { keepSaved } from '../saved/saved-games.ts'
import { Loading, Missing } from '../start/notices.tsx'
import { useGame } from '../start/use-game.ts'
import { TableScreen } from '../table/table-screen.tsx'
import { useSayWord } from '../words/use-words.ts'
import { ChooseRecord } from './choose-record.tsx'
import { findRecord, keepFile, type RecordSource } from './find-record.ts'
import { ReplayBar } from './replay-bar.tsx'
import { useReplay } from './use-replay.ts'

const nothing = () => undefined

/** Replays a record move by move, says whether it can be trusted, and lets one play on from any moment. */
export function ReplayPage({ source }: { source?: RecordSource }) {
  const say = useSayWord()
  const tell = useSay()
  const [, go] = useLocation()
  const replay = useReplay()
  const { open } = useGame(replay.record?.game ?? null)
  const [missing, setMissing] = useState(false)
  const seats = useMemo<SeatInfo[]>(
    () => (replay.record?.names ?? []).map((name) => ({ name, kind: 'person' })),
    [replay.record],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for each address
  useEffect(() => {
    if (source && replay.ready)
      void findRecord(source).then(
        (text) => (text === null ? setMissing(true) : replay.open(text)),
        () => setMissing(true),
      )
  }, [replay.ready])
  const openFile = (text: string) => {
    keepFile(text)
    if (source?.kind === 'file') void replay.open(text)
    else go('/replay/file')
  }
  if (missing) return <Missing text={say('recordMissing')} />
  if (!replay.record)
    return source && !replay.error ? <Loading /> : <ChooseRecord error={replay.error} onText={openFile} />
  if (!open || !replay.moment) return <Loading />
  const { view, heard } = replay.moment
  const seat = typeof replay.viewer === 'number' ? replay.viewer : (view.waiting[0] ?? 0)
  const playOn = async () => {
    const saved = await replay.playOn(seat)
    keepSaved(saved)
    go(`/play/${saved.id}`)
  }
  return (
    <TableScreen
      {...open}
      view={view}
      events={heard}
      options={replay.record.options}
      seats={seats}
      canAct={false}
      draftsOf={null}
      onAnswer={nothing}
      onTake={nothing}
      menu={
        <>
          {source?.kind === 'table' && (
            <ShareButton
              label={say('shareReplay')}
              title={tell(open.game.text.title)}
              path={replayPath(source.id, source.invite)}
            />
          )}
          <Link href={`/rules/${open.game.id}`}>{say('rules')}</Link>
          <Link href="/replay">{say('replays')}</Link>
          <Link href="/">{say('backHome')}</Link>
        </>
      }
      past={
        <ReplayBar
          replay={replay}
          seats={seats}
          record={replay.record}
          dice={source?.kind === 'table' ? seenDice(source.id, replay.record.commitment) : null}
          playsAs={seats[seat]?.name ?? ''}
          onPlayOn={view.state.result ? null : () => void playOn()}
        />
      }
    />
  )
}
