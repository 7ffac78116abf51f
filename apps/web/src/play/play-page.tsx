import type { Seat, View } from '@sablier/kernel'
import type { SeatInfo } from '@sablier/ui'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { EndScreen } from '../end/end-screen.tsx'
import { findSaved, type SavedGame } from '../saved/saved-games.ts'
import { Loading, Missing } from '../start/notices.tsx'
import { type OpenGame, useGame } from '../start/use-game.ts'
import { HintPanel } from '../table/hint-panel.tsx'
import { HourglassBar } from '../table/hourglass-bar.tsx'
import { questionOf } from '../table/question-of.ts'
import { TableScreen } from '../table/table-screen.tsx'
import { useHint } from '../table/use-hint.ts'
import { usePast } from '../table/use-past.ts'
import { useSayWord } from '../words/use-words.ts'
import { CoverScreen } from './cover-screen.tsx'
import { Elsewhere } from './elsewhere.tsx'
import { EndWays } from './end-ways.tsx'
import { Guide } from './guide.tsx'
import { answer, backTo, heedOtherTabs, openTable, tableHost, take, uncover, useLocalTable } from './local-table.ts'
import { PlayMenu, PlayTools } from './play-tools.tsx'
import { useTableSounds } from './table-sounds.ts'
import { tryFrom } from './try-from.ts'

/** What a local table needs beside its state: a look at the past, advice, who sits where, and whether the board is seen at the end. */
function useSurroundings(id: string) {
  const { saved, viewer, view, events } = useLocalTable()
  const question = useMemo(() => questionOf(view), [view])
  const load = (count: number) => tableHost().viewAt(viewer, count)
  const past = usePast({ viewer, entries: view?.entries ?? 0, events, load })
  const [seesBoard, setSeesBoard] = useState(false)
  const hint = useHint(question, async () => (typeof viewer === 'number' ? tableHost().hint(viewer) : null))
  useTableSounds(events, view, question)
  useEffect(() => {
    setSeesBoard(false)
    void openTable(id)
  }, [id])
  useEffect(heedOtherTabs, [])
  const seats = useMemo<SeatInfo[]>(
    () =>
      (saved?.players ?? []).map(({ name, level }, seat) => ({
        name,
        kind: level ? 'computer' : seat === viewer ? 'you' : 'person',
      })),
    [saved?.players, viewer],
  )
  return { past, hint, seats, seesBoard, setSeesBoard }
}

/** A local game: alone against computer players or several people at one device. */
export function PlayPage({ id }: { id: string }) {
  const say = useSayWord()
  const { saved, view, passTo, elsewhere, error } = useLocalTable()
  const { open } = useGame(saved?.game ?? null)
  const surroundings = useSurroundings(id)
  if (error === 'missing') return <Missing text={say('gameMissing')} />
  if (elsewhere) return <Elsewhere onHere={() => void openTable(id)} />
  // The table is not there at all: what is only hidden can still be reached by keyboard and read aloud.
  if (saved && passTo !== null)
    return <CoverScreen name={saved.players[passTo]?.name ?? ''} onReady={() => void uncover()} />
  if (!saved || !open || !view) return <Loading game={findSaved(id)?.game} />
  return <PlayTable {...surroundings} id={id} saved={saved} view={view} open={open} />
}

interface PlayTableProps extends ReturnType<typeof useSurroundings> {
  readonly id: string
  readonly saved: SavedGame
  readonly view: View
  readonly open: OpenGame
}

function PlayTable(props: PlayTableProps) {
  const { id, saved, view, open, past, hint, seats } = props
  const say = useSayWord()
  const { viewer, events } = useLocalTable()
  const isNow = past.moment === null
  const shown = past.moment ?? { view, heard: events }
  return (
    <TableScreen
      {...open}
      view={shown.view}
      events={shown.heard}
      options={saved.options}
      seats={seats}
      canAct={isNow}
      draftsOf={id}
      instead={isNow ? undefined : say('looksBack')}
      onForecast={(given) => tableHost().forecast(viewer as Seat, given)}
      onAnswer={(given) => void answer(given)}
      onTake={(taking) => void take(taking)}
      tools={
        isNow && (
          <PlayTools
            onHourglass={past.start}
            onHint={view.ask ? hint.ask : null}
            othersPlay={!view.ask && !view.state.result}
          />
        )
      }
      advice={
        <>
          {saved.guided && isNow && <Guide saved={saved} events={events} onHint={hint.ask} />}
          {isNow && <HintPanel {...hint} />}
        </>
      }
      menu={<PlayMenu onHourglass={past.start} />}
      past={!isNow && <PastBar past={past} max={view.entries} />}
      notice={<PlayNotices {...props} />}
      overlay={isNow && <PlayEnd {...props} />}
    />
  )
}

/** Where one stands in the past, with the way to play on from there. */
function PastBar({ past, max }: { past: PlayTableProps['past']; max: number }) {
  const say = useSayWord()
  const run = () => {
    past.stop()
    void backTo(past.at)
  }
  const way = { label: say('playOnHere'), run }
  return <HourglassBar at={past.at} max={max} onMove={past.move} onNow={past.stop} way={way} />
}

function PlayNotices({ view, past, seesBoard, setSeesBoard }: PlayTableProps) {
  const say = useSayWord()
  const { error } = useLocalTable()
  return (
    <>
      {error && (
        <p role="alert" className="notice notice-bad">
          {error}
        </p>
      )}
      {view.state.result && seesBoard && past.moment === null && (
        <p className="notice">
          <button type="button" className="link" onClick={() => setSeesBoard(false)}>
            {say('finalScores')}
          </button>
        </p>
      )}
    </>
  )
}

function PlayEnd({ view, saved, seats, seesBoard, setSeesBoard }: PlayTableProps) {
  const { viewer, events } = useLocalTable()
  const { result } = view.state
  const [, go] = useLocation()
  if (!result || seesBoard) return null
  return (
    <EndScreen
      result={result}
      events={events}
      seats={seats}
      me={typeof viewer === 'number' ? viewer : null}
      story={() => tableHost().story()}
      onTry={(entry) => void tryFrom(saved, entry).then((id) => go(`/play/${id}`))}
      onBoard={() => setSeesBoard(true)}
      ways={<EndWays saved={saved} />}
    />
  )
}
