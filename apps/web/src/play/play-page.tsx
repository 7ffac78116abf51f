import type { Seat } from '@sablier/kernel'
import type { SeatInfo } from '@sablier/ui'
import { useEffect, useMemo, useState } from 'react'
import { Loading, Missing } from '../start/notices.tsx'
import { useGame } from '../start/use-game.ts'
import { EndScreen } from '../table/end-screen.tsx'
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

/** A local game: alone against computer players or several people at one device. */
export function PlayPage({ id }: { id: string }) {
  const say = useSayWord()
  const { saved, viewer, view, events, passTo, elsewhere, error } = useLocalTable()
  const { open } = useGame(saved?.game ?? null)
  const entries = view?.entries ?? 0
  const question = useMemo(() => questionOf(view), [view])
  const past = usePast({ viewer, entries, events, load: (count) => tableHost().viewAt(viewer, count) })
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
  if (error === 'missing') return <Missing text={say('gameMissing')} />
  if (elsewhere) return <Elsewhere onHere={() => void openTable(id)} />
  // The table is not there at all: what is only hidden can still be reached by keyboard and read aloud.
  if (saved && passTo !== null)
    return <CoverScreen name={saved.players[passTo]?.name ?? ''} onReady={() => void uncover()} />
  if (!saved || !open || !view) return <Loading />
  const shown = past.moment ?? { view, heard: events }
  const { result } = view.state
  return (
    <TableScreen
      {...open}
      view={shown.view}
      events={shown.heard}
      options={saved.options}
      seats={seats}
      canAct={past.moment === null}
      draftsOf={id}
      instead={past.moment ? say('looksBack') : undefined}
      onForecast={(given) => tableHost().forecast(viewer as Seat, given)}
      onAnswer={(given) => void answer(given)}
      onTake={(offer) => void take(offer)}
      tools={
        past.moment === null && (
          <PlayTools onHourglass={past.start} onHint={view.ask ? hint.ask : null} othersPlay={!view.ask && !result} />
        )
      }
      advice={
        <>
          {saved.guided && past.moment === null && <Guide saved={saved} events={events} onHint={hint.ask} />}
          {past.moment === null && <HintPanel {...hint} />}
        </>
      }
      menu={<PlayMenu onHourglass={past.start} />}
      past={
        past.moment && (
          <HourglassBar
            at={past.at}
            max={view.entries}
            onMove={past.move}
            onNow={past.stop}
            way={{
              label: say('playOnHere'),
              run: () => {
                past.stop()
                void backTo(past.at)
              },
            }}
          />
        )
      }
      notice={
        <>
          {error && (
            <p role="alert" className="notice notice-bad">
              {error}
            </p>
          )}
          {result && seesBoard && past.moment === null && (
            <p className="notice">
              <button type="button" className="link" onClick={() => setSeesBoard(false)}>
                {say('finalScores')}
              </button>
            </p>
          )}
        </>
      }
      overlay={
        result &&
        !seesBoard &&
        past.moment === null && (
          <EndScreen
            result={result}
            events={events}
            seats={seats}
            me={typeof viewer === 'number' ? viewer : null}
            scores={() => tableHost().scores()}
            onBoard={() => setSeesBoard(true)}
            ways={<EndWays saved={saved} />}
          />
        )
      }
    />
  )
}
