import type { Answer } from '@sablier/kernel'
import type { ClientTable, TableInfo } from '@sablier/protocol'
import { type SeatInfo, useSay } from '@sablier/ui'
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { useTableSounds } from '../play/table-sounds.ts'
import { scoresOfRecord } from '../replay/record-scores.ts'
import { Loading, Missing } from '../start/notices.tsx'
import { computer } from '../start/start-game.ts'
import { type OpenGame, useGame } from '../start/use-game.ts'
import { EndScreen } from '../table/end-screen.tsx'
import { HintPanel } from '../table/hint-panel.tsx'
import { HourglassBar } from '../table/hourglass-bar.tsx'
import { questionOf } from '../table/question-of.ts'
import { TableScreen } from '../table/table-screen.tsx'
import { useHint } from '../table/use-hint.ts'
import { usePast } from '../table/use-past.ts'
import { useSayWord } from '../words/use-words.ts'
import { forecastFor, hintFor, lookBack } from './ask-server.ts'
import { CatchUp, useLastLook } from './catch-up.tsx'
import { Chat } from './chat.tsx'
import { chatLines } from './chat-lines.ts'
import { DiceNote } from './dice-note.tsx'
import { EndedWindow } from './ended-window.tsx'
import { type Fault, useThrownText } from './fault-words.ts'
import { OnlineMenu } from './online-menu.tsx'
import { OnlineNotices } from './online-notices.tsx'
import { act, useOnlineTable } from './online-table.ts'
import { OnlineTools } from './online-tools.tsx'
import { Rematch } from './rematch.tsx'
import { SeatNote } from './seat-note.tsx'
import { SecureSeat } from './secure-seat.tsx'
import { diceOfTable } from './seen-dice.ts'
import { ShareButton } from './share-button.tsx'
import { recordPath, replayPath } from './table-address.ts'
import { type OpenedWindow, TableWindow } from './table-windows.tsx'
import { useMe } from './use-me.ts'
import { useShownQuestion } from './use-shown-question.ts'
import { useTableNames } from './use-table-names.ts'
import { withoutResigned } from './without-resigned.ts'
import { useYourTurn } from './your-turn.ts'

interface OnlineGameProps {
  readonly clientTable: ClientTable
  readonly view: NonNullable<ClientTable['view']>
  readonly invite: string | null
  readonly connected: boolean
  readonly fault: Fault | null
}

/** A game at an online table, as soon as its box is open. */
export function OnlineGame(props: OnlineGameProps) {
  const { open, failed } = useGame(props.clientTable.table.game)
  if (failed) return <Missing />
  return open ? <OpenOnlineGame {...props} open={open} /> : <Loading />
}

function OpenOnlineGame({ clientTable, view, invite, connected, fault, open }: OnlineGameProps & { open: OpenGame }) {
  const say = useSayWord()
  const tell = useSay()
  const thrownText = useThrownText()
  const { table, events } = clientTable
  const { you } = table
  const key = table.invite ?? invite
  const [seesBoard, setSeesBoard] = useState(false)
  const [opened, setOpened] = useState<OpenedWindow | null>(null)
  const [tellsPast, setTellsPast] = useState(false)
  const { since, forget } = useLastLook(table.id, view.entries)
  const seats = useSeats(clientTable)
  const names = useTableNames(table)
  const question = useMemo(() => questionOf(view), [view])
  // What was answered waits until the server has confirmed or refused it, whatever others answer.
  const [answered, setAnswered] = useState<string | null>(null)
  const waits = useOnlineTable(({ unconfirmed }) => answered !== null && unconfirmed.has(answered))
  const plays = you !== null && table.status === 'playing' && !table.seats[you]?.bot
  const votes = you !== null && table.votes.some(({ missing }) => missing.includes(you))
  useYourTurn({ turn: plays && view.ask !== null, votes, game: tell(open.game.text.title), table: table.id })
  useTableSounds(events, view, question)
  useShownQuestion(plays && view.ask ? question : null, view.entries)
  const past = usePast({
    viewer: view.viewer,
    entries: view.entries,
    events,
    load: (count) => lookBack(table.id, invite, count),
  })
  const hint = useHint(question, () => hintFor(table.id, view.lastOwn))
  // At a table that was stopped nobody is waited for.
  const now = useMemo(() => (table.status === 'closed' ? { ...view, waiting: [] } : view), [view, table.status])
  const shown = past.moment ?? { view: now, heard: events }
  const looksBack = past.moment !== null
  const { result: ended } = view.state
  const result = useMemo(() => ended && withoutResigned(ended, table.seats), [ended, table.seats])
  const { me } = useMe()
  const said = chatLines(clientTable).filter(({ person }) => person !== me?.id).length
  const asksMe = you !== null && shown.view.waiting.includes(you)
  const instead = looksBack
    ? say('looksBack')
    : waits
      ? say('sending')
      : asksMe && !plays
        ? say('computerDecides')
        : undefined
  const ways = <OnlineEndWays table={table} title={tell(open.game.text.title)} invite={key} />
  const note = <DiceNote seen={diceOfTable(table)} />
  const showBoard = () => setSeesBoard(true)
  const endScreen = result ? (
    <EndScreen
      result={result}
      events={events}
      seats={seats}
      me={you}
      scores={() => scoresOfRecord(recordPath(table.id, key))}
      note={note}
      onBoard={showBoard}
      ways={ways}
    />
  ) : (
    table.end && <EndedWindow end={table.end} names={names} note={note} onBoard={showBoard} ways={ways} />
  )
  const overlay = tellsPast ? (
    <CatchUp
      events={events}
      since={since ?? 0}
      onClose={() => {
        setTellsPast(false)
        forget()
      }}
    />
  ) : opened ? (
    <TableWindow opened={opened} clientTable={clientTable} names={names} onClose={() => setOpened(null)} />
  ) : (
    !seesBoard && !looksBack && endScreen
  )
  return (
    <TableScreen
      {...open}
      view={shown.view}
      events={shown.heard}
      options={table.options}
      seats={seats}
      canAct={!waits && plays && !looksBack}
      draftsOf={table.id}
      instead={instead}
      said={said}
      {...(plays && { onForecast: (answer: Answer) => forecastFor(table.id, view.lastOwn, answer) })}
      onAnswer={(answer) => setAnswered(act({ type: 'answer', entries: view.entries, answer: answer as never }))}
      onTake={(offer) => setAnswered(act({ type: 'take', entries: view.entries, offer }))}
      tools={
        !looksBack && (
          <OnlineTools
            canUndo={plays ? view.canUndo : null}
            onHint={plays && table.hints && view.ask ? hint.ask : null}
            onHourglass={past.start}
          />
        )
      }
      advice={!looksBack && <HintPanel {...hint} />}
      menu={
        <OnlineMenu
          table={table}
          absent={clientTable.presence.absent}
          names={names}
          onOpen={setOpened}
          onHourglass={past.start}
        />
      }
      past={
        looksBack && (
          <HourglassBar
            at={past.at}
            max={view.entries}
            onMove={past.move}
            onNow={past.stop}
            way={
              plays
                ? {
                    label: say('askUndoHere'),
                    run: () => {
                      past.stop()
                      act({ type: 'propose', proposal: { kind: 'undo-to', entries: past.at } })
                    },
                  }
                : null
            }
          />
        )
      }
      notice={
        <>
          <OnlineNotices game={open.game} clientTable={clientTable} names={names} connected={connected} fault={fault} />
          {plays && <SecureSeat moves={view.lastOwn} seats={seats.length} />}
          {past.fault !== null && (
            <p role="alert" className="notice notice-bad">
              {thrownText(past.fault)}
            </p>
          )}
          {since !== null && !tellsPast && (
            <p role="status" className="notice vote">
              <span>{say('sinceCount', { n: view.entries - since })}</span>
              <button type="button" className="quiet" onClick={() => setTellsPast(true)}>
                {say('sinceShow')}
              </button>
              <button type="button" className="quiet" aria-label={say('dismiss')} onClick={forget}>
                ×
              </button>
            </p>
          )}
          {endScreen && seesBoard && !looksBack && (
            <p className="notice">
              <button type="button" className="link" onClick={() => setSeesBoard(false)}>
                {say(result ? 'finalScores' : 'gameStopped')}
              </button>
            </p>
          )}
        </>
      }
      aside={<Chat clientTable={clientTable} names={names} />}
      overlay={overlay}
    />
  )
}

/** After an online game: once more, watch it, keep it. */
function OnlineEndWays({ table, title, invite }: { table: TableInfo; title: string; invite: string | null }) {
  const say = useSayWord()
  return (
    <>
      <Rematch table={table} />
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

/** Who sits where, whether they are there, and how long they may think. */
function useSeats({ table, presence }: ClientTable): SeatInfo[] {
  return useMemo(
    () =>
      table.seats.map(({ person, bot }, seat) => ({
        name: person?.name ?? computer(seat).name,
        kind: bot ? 'computer' : seat === table.you ? 'you' : 'person',
        ...(person && !bot && { here: presence.seats.includes(seat) }),
        note: <SeatNote table={table} seat={seat} />,
      })),
    [table, presence.seats],
  )
}
