import { type Answer, type Forecast, plain, textOf } from '@sablier/kernel'
import {
  CardZoom,
  ForecastsProvider,
  TablePartsProvider,
  TableProvider,
  useFlights,
  useSay,
  useTableKeys,
} from '@sablier/ui'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { RuleWindow } from '../rules/rule-window.tsx'
import { useStill } from '../settings/use-appearance.ts'
import { Drawer } from './drawer.tsx'
import { KeysHelp, useHelpKey } from './keys-help.tsx'
import { PlainScreen } from './plain-screen.tsx'
import { HeadProvider, TableHead } from './table-head.tsx'
import { useForecasts } from './use-forecasts.ts'
import { type TableSource, useTableModel } from './use-table-model.ts'

interface TableScreenProps extends TableSource {
  /** What an answer will do; without it nothing is foretold: in replays, for spectators. */
  readonly onForecast?: (answer: Answer) => Promise<Forecast | null>
  /** Buttons beside the question: undo, redo. */
  readonly tools?: ReactNode
  /** Entries of the table's menu. */
  readonly menu?: ReactNode
  /** Messages over the table: a vote, a lost connection. */
  readonly notice?: ReactNode
  /** In place of the decision bar: moves through the game. */
  readonly past?: ReactNode
  /** Below the log: chat. */
  readonly aside?: ReactNode
  /** What is said in place of the question while one cannot answer; without it: who is asked. */
  readonly instead?: string | undefined
  /** How many things others have said in the chat. */
  readonly said?: number
  /** Above the question: advice, a guide. */
  readonly advice?: ReactNode
  readonly overlay?: ReactNode
  /** Runs when a question can be answered on screen. */
  readonly onAsked?: (() => void) | undefined
}

/** A whole table: who plays, what lies there, what is asked, what happened. */
export function TableScreen(props: TableScreenProps) {
  const { onForecast, tools, menu, notice, past, aside, instead, said = 0, advice, overlay, onAsked, ...source } = props
  const { model, openRule, close } = useTableModel(source)
  const forecasts = useForecasts(onForecast)
  const tell = useSay()
  const root = useRef<HTMLDivElement>(null)
  const [showsLog, setShowsLog] = useState(false)
  const [showsKeys, setShowsKeys] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const showKeys = useCallback(() => setShowsKeys(true), [])
  useHelpKey(showKeys)
  const unread = useUnread(said, showsLog)
  useTableKeys(root)
  useFlights(root, model.events, useStill())
  const { game, look, view } = model
  const title = tell(game.text.title)
  const phase = plain(textOf(model, 'phases', view.state.phase))
  const { round } = view.state
  const parts = { Head: TableHead, tools, advice, past, instead, aside, onAsked, onHold: setHeld }
  const Screen = look.screen ?? PlainScreen
  // The same element while the table is the same: whatever else changes on the screen does not draw the board again.
  const screen = useMemo(() => <Screen />, [Screen])
  return (
    <TableProvider value={model}>
      <TablePartsProvider value={parts}>
        <HeadProvider value={{ title, phase, round, menu, unread, showsLog, onLog: setShowsLog, onKeys: showKeys }}>
          <div
            className={`table-screen ${look.screen ? 'table-own' : 'table-plain'}`}
            data-testid="table"
            data-game={game.id}
            data-entries={view.entries}
            data-over={view.state.result !== null}
            ref={root}
          >
            <ForecastsProvider value={forecasts}>{screen}</ForecastsProvider>
            {notice && <div className="table-notices">{notice}</div>}
            {showsLog && <Drawer onClose={() => setShowsLog(false)} />}
            <CardZoom game={game} look={look} />
            {openRule !== null && <RuleWindow open={{ game, look }} rule={openRule} onClose={close} />}
            {showsKeys ? (
              <KeysHelp onClose={() => setShowsKeys(false)} />
            ) : (
              <WhenShown key={`over ${view.state.result !== null}`} isHeld={isHeld}>
                {overlay}
              </WhenShown>
            )}
          </div>
        </HeadProvider>
      </TablePartsProvider>
    </TableProvider>
  )
}

/** Waits for a frame, in which the game may say that it still shows what led here, and then until it has. */
function WhenShown({ isHeld, children }: { isHeld: boolean; children: ReactNode }) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setDue(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isDue && !isHeld ? children : null
}

/** How much was said since one last looked at the chat, where it has a drawer of its own. */
function useUnread(said: number, looks: boolean): number {
  const [heard, setHeard] = useState(said)
  if (looks && heard !== said) setHeard(said)
  return Math.max(0, said - heard)
}
