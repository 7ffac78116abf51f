import { type SeatInfo, useSay } from '@sablier/ui'
import { useMemo } from 'react'
import { Link, useLocation } from 'wouter'
import { seenDice } from '../online/seen-dice.ts'
import { ShareButton } from '../online/share-button.tsx'
import { replayPath } from '../online/table-address.ts'
import { ShareGame } from '../play/share-game.tsx'
import type { Moment } from '../play/table-host.ts'
import { reviewPath } from '../review/review-path.ts'
import { findSaved, keepSaved } from '../saved/saved-games.ts'
import type { OpenGame } from '../start/use-game.ts'
import { TableScreen } from '../table/table-screen.tsx'
import { useSayWord } from '../words/use-words.ts'
import type { RecordSource } from './find-record.ts'
import { ReplayBar } from './replay-bar.tsx'
import type { OpenedRecord } from './replay-host.ts'
import { marksOf, useFramed } from './use-framed.ts'
import type { Replay } from './use-replay.ts'

const nothing = () => undefined

interface ReplayTableProps {
  readonly open: OpenGame
  readonly replay: Replay
  readonly record: OpenedRecord
  readonly moment: Moment
  readonly source: RecordSource | undefined
}

/** The table of a record at the moment that is looked at. */
export function ReplayedTable({ open, replay, record, moment: { view, heard }, source }: ReplayTableProps) {
  const [, go] = useLocation()
  const framed = useFramed(replay, true)
  const seats = useMemo<SeatInfo[]>(() => record.names.map((name) => ({ name, kind: 'person' })), [record])
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
      options={record.options}
      seats={seats}
      canAct={false}
      draftsOf={null}
      onAnswer={nothing}
      onTake={nothing}
      overlay={framed && <style>{marksOf(framed)}</style>}
      menu={<ReplayMenu open={open} source={source} />}
      past={
        framed ? (
          <FramedNote />
        ) : (
          <ReplayBar
            replay={replay}
            seats={seats}
            record={record}
            dice={source?.kind === 'table' ? seenDice(source.id, record.commitment) : null}
            playsAs={seats[seat]?.name ?? ''}
            onPlayOn={view.state.result ? null : () => void playOn()}
          />
        )
      }
    />
  )
}

/** What the marks of a framed table mean. */
function FramedNote() {
  const say = useSayWord()
  return (
    <p className="notice framed-note">
      <span className="framed-given">{say('reviewGiven')}</span>{' '}
      <span className="framed-better">{say('reviewBetter')}</span>
    </p>
  )
}

function ReplayMenu({ open: { game }, source }: Pick<ReplayTableProps, 'open' | 'source'>) {
  const say = useSayWord()
  const tell = useSay()
  const saved = source?.kind === 'saved' ? findSaved(source.id) : null
  return (
    <>
      {source && <Link href={reviewPath(source)}>{say('review')}</Link>}
      {saved && <ShareGame saved={saved} />}
      {source?.kind === 'table' && (
        <ShareButton
          label={say('shareReplay')}
          title={tell(game.text.title)}
          path={replayPath(source.id, source.invite)}
        />
      )}
      <Link href={`/rules/${game.id}`}>{say('rules')}</Link>
      <Link href="/replay">{say('replays')}</Link>
      <Link href="/">{say('backHome')}</Link>
    </>
  )
}
