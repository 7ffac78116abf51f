import type { TableInfo } from '@sablier/protocol'
import { useSay } from '@sablier/ui'
import { Link } from 'wouter'
import { EndScreen } from '../end/end-screen.tsx'
import { storyOfRecord } from '../replay/record-story.ts'
import { reviewPath } from '../review/review-path.ts'
import { useSayWord } from '../words/use-words.ts'
import { CatchUp } from './catch-up.tsx'
import { DiceNote } from './dice-note.tsx'
import { EndedWindow } from './ended-window.tsx'
import { Rematch } from './rematch.tsx'
import { diceOfTable } from './seen-dice.ts'
import { ShareButton } from './share-button.tsx'
import { recordPath, replayPath } from './table-address.ts'
import { TableWindow } from './table-windows.tsx'
import type { Around } from './use-online-play.tsx'

/** What lies over the table: what one has missed, a window, or how the game ended. */
export function GameOverlay(around: Around) {
  const { clientTable, names, opened, setOpened, tellsPast, setTellsPast, since, forget } = around
  const close = () => {
    setTellsPast(false)
    forget()
  }
  if (tellsPast) return <CatchUp events={clientTable.events} since={since ?? 0} onClose={close} />
  if (opened)
    return <TableWindow opened={opened} clientTable={clientTable} names={names} onClose={() => setOpened(null)} />
  return around.seesBoard || around.past.moment !== null ? null : <GameEnd {...around} />
}

function GameEnd({ clientTable, invite, open, names, seats, result, setSeesBoard }: Around) {
  const tell = useSay()
  const { table, events } = clientTable
  const key = table.invite ?? invite
  const ways = <OnlineEndWays table={table} title={tell(open.game.text.title)} invite={key} />
  const note = <DiceNote seen={diceOfTable(table)} />
  const onBoard = () => setSeesBoard(true)
  if (!result)
    return table.end && <EndedWindow end={table.end} names={names} note={note} onBoard={onBoard} ways={ways} />
  return (
    <EndScreen
      result={result}
      events={events}
      seats={seats}
      me={table.you}
      onTry={null}
      story={() => storyOfRecord(recordPath(table.id, key))}
      note={note}
      onBoard={onBoard}
      ways={ways}
    />
  )
}

/** After an online game: once more, watch it, keep it. */
function OnlineEndWays({ table, title, invite }: { table: TableInfo; title: string; invite: string | null }) {
  const say = useSayWord()
  return (
    <>
      <Rematch table={table} />
      <Link href={reviewPath({ kind: 'table', id: table.id, invite })} className="quiet">
        {say('review')}
      </Link>
      <Link href={replayPath(table.id, invite)} className="quiet">
        {say('watchReplay')}
      </Link>
      <ShareButton label={say('shareReplay')} title={title} path={replayPath(table.id, invite)} />
      <a href={recordPath(table.id, invite)} download className="quiet">
        {say('saveRecord')}
      </a>
    </>
  )
}
