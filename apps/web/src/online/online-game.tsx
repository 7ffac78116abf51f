import type { Answer, View } from '@sablier/kernel'
import { useMemo } from 'react'
import { Loading, Missing } from '../start/notices.tsx'
import { useGame } from '../start/use-game.ts'
import { HintPanel } from '../table/hint-panel.tsx'
import { HourglassBar } from '../table/hourglass-bar.tsx'
import { TableScreen } from '../table/table-screen.tsx'
import { useSayWord } from '../words/use-words.ts'
import { forecastFor } from './ask-server.ts'
import { Chat } from './chat.tsx'
import { chatLines } from './chat-lines.ts'
import { useThrownText } from './fault-words.ts'
import { GameOverlay } from './game-overlay.tsx'
import { OnlineMenu } from './online-menu.tsx'
import { OnlineNotices } from './online-notices.tsx'
import { act, sayShown } from './online-table.ts'
import { OnlineTools } from './online-tools.tsx'
import { whispersToMe } from './private-talk.tsx'
import { SecureSeat } from './secure-seat.tsx'
import { useMe } from './use-me.ts'
import {
  type Around,
  type OnlineGameProps,
  type OpenedGame,
  useAnswering,
  useOnlinePlay,
  useSeats,
  useWindows,
} from './use-online-play.tsx'
import { useTableNames } from './use-table-names.ts'

/** A game at an online table, as soon as its box is open. */
export function OnlineGame(props: OnlineGameProps) {
  const { open, failed } = useGame(props.clientTable.table.game)
  if (failed) return <Missing />
  return open ? <OpenOnlineGame {...props} open={open} /> : <Loading />
}

/** What is said in place of the question while one cannot answer. */
function useInstead(
  { clientTable: { table } }: OnlineGameProps,
  shown: View,
  state: Readonly<Record<'looksBack' | 'waits' | 'plays', boolean>>,
) {
  const say = useSayWord()
  if (state.looksBack) return say('looksBack')
  if (state.waits) return say('sending')
  const asksMe = table.you !== null && shown.waiting.includes(table.you)
  return asksMe && !state.plays ? say('computerDecides') : undefined
}

function OpenOnlineGame(props: OpenedGame) {
  const { clientTable, view, open } = props
  const { table, events } = clientTable
  const { waits, onAnswer, onTake } = useAnswering(view)
  const play = useOnlinePlay(props)
  const windows = useWindows(props)
  const { plays, past, hint } = play
  const seats = useSeats(clientTable)
  const names = useTableNames(table)
  // At a table that was stopped nobody is waited for.
  const now = useMemo(() => (table.status === 'closed' ? { ...view, waiting: [] } : view), [view, table.status])
  const shown = past.moment ?? { view: now, heard: events }
  const looksBack = past.moment !== null
  const { me } = useMe()
  const around = { ...props, ...play, ...windows, names, seats }
  return (
    <TableScreen
      {...open}
      view={shown.view}
      events={shown.heard}
      options={table.options}
      seats={seats}
      canAct={!waits && plays && !looksBack}
      draftsOf={table.id}
      instead={useInstead(props, shown.view, { looksBack, waits, plays })}
      onAsked={() => sayShown(view.entries)}
      said={chatLines(clientTable).filter(({ person }) => person !== me?.id).length + whispersToMe(clientTable).length}
      {...(plays && { onForecast: (answer: Answer) => forecastFor(table.id, view.lastOwn, answer) })}
      onAnswer={onAnswer}
      onTake={onTake}
      tools={!looksBack && <GameTools {...around} />}
      advice={!looksBack && <HintPanel {...hint} />}
      menu={<GameMenu {...around} />}
      past={looksBack && <PastBar {...around} />}
      notice={<GameNotices {...around} />}
      aside={<Chat clientTable={clientTable} names={names} isPrivateAllowed={open.game.privateTalk} />}
      overlay={<GameOverlay {...around} />}
    />
  )
}

function GameTools({ clientTable: { table }, view, plays, hint, past }: Around) {
  return (
    <OnlineTools
      canUndo={plays ? view.canUndo : null}
      onHint={plays && table.hints && view.ask ? hint.ask : null}
      onHourglass={past.start}
    />
  )
}

function GameMenu({ clientTable: { table, presence }, names, setOpened, past }: Around) {
  return <OnlineMenu table={table} absent={presence.absent} names={names} onOpen={setOpened} onHourglass={past.start} />
}

/** Where one stands in the past, with the way to ask the others to go back there. */
function PastBar({ view, past, plays }: Around) {
  const say = useSayWord()
  const run = () => {
    past.stop()
    act({ type: 'propose', proposal: { kind: 'undo-to', entries: past.at } })
  }
  const way = plays ? { label: say('askUndoHere'), run } : null
  return <HourglassBar at={past.at} max={view.entries} onMove={past.move} onNow={past.stop} way={way} />
}

function GameNotices(around: Around) {
  const { clientTable, view, connected, fault, open, names, seats, plays, past } = around
  const thrownText = useThrownText()
  return (
    <>
      <OnlineNotices game={open.game} clientTable={clientTable} names={names} connected={connected} fault={fault} />
      {plays && <SecureSeat moves={view.lastOwn} seats={seats.length} isVoting={clientTable.table.votes.length > 0} />}
      {past.fault !== null && (
        <p role="alert" className="notice notice-bad">
          {thrownText(past.fault)}
        </p>
      )}
      <SinceNotice {...around} />
      <BackToEnd {...around} />
    </>
  )
}

/** How much has happened since the last look. */
function SinceNotice({ view, since, tellsPast, setTellsPast, forget }: Around) {
  const say = useSayWord()
  if (since === null || tellsPast) return null
  return (
    <p role="status" className="notice vote">
      <span>{say('sinceCount', { n: view.entries - since })}</span>
      <button type="button" className="quiet" onClick={() => setTellsPast(true)}>
        {say('sinceShow')}
      </button>
      <button type="button" className="quiet" aria-label={say('dismiss')} onClick={forget}>
        ×
      </button>
    </p>
  )
}

/** From the board of a game that is over back to how it ended. */
function BackToEnd({ clientTable: { table }, result, past, seesBoard, setSeesBoard }: Around) {
  const say = useSayWord()
  if (!(result || table.end) || !seesBoard || past.moment !== null) return null
  return (
    <p className="notice">
      <button type="button" className="link" onClick={() => setSeesBoard(false)}>
        {say(result ? 'finalScores' : 'gameStopped')}
      </button>
    </p>
  )
}
