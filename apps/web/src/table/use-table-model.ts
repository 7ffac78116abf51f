import {
  type Answer,
  type AnyGame,
  layoutFor,
  type OptionValues,
  type SeenEvent,
  Table,
  type View,
} from '@sablier/kernel'
import { type GameView, makeReader, type SeatInfo, type TableModel, useLanguage } from '@sablier/ui'
import { useMemo, useState } from 'react'
import { type Kept, keptFor, NOTHING_KEPT } from './kept.ts'
import { questionOf } from './question-of.ts'

/** What a screen gives to a table: the game, the view and what answers do. */
export interface TableSource {
  readonly game: AnyGame
  readonly look: GameView
  readonly view: View
  readonly events: readonly SeenEvent[]
  readonly options: OptionValues
  readonly seats: readonly SeatInfo[]
  /** False where one only looks: a replay, an earlier moment. */
  readonly canAct: boolean
  readonly onAnswer: (answer: Answer) => void
  readonly onTake: (offer: string) => void
}
/** The windows a table can open. */
export interface Opened {
  readonly card: string | null
  readonly rule: string | null
}

const NONE: View['offers'] = []

/** Builds what the parts of the table read, and keeps what is put together until it is sent. */
export function useTableModel(source: TableSource): { model: TableModel; opened: Opened; close: () => void } {
  const { game, look, view, events, seats, options, canAct } = source
  const language = useLanguage()
  const [kept, setKept] = useState<Kept>(NOTHING_KEPT)
  const [opened, setOpened] = useState<Opened>({ card: null, rule: null })
  const ask = canAct ? view.ask : null
  const question = useMemo(() => questionOf(view), [view])
  const now = keptFor(kept, question)
  const { chosen, draft } = now
  const setChosen = (options: readonly string[]) => setKept({ ...now, chosen: options })
  const submit = (answer: Answer) => {
    setKept(NOTHING_KEPT)
    source.onAnswer(answer)
  }
  const table = useMemo(
    () => new Table(game, layoutFor(game, seats.length), view.state, options),
    [game, seats.length, view.state, options],
  )
  const reader = useMemo(
    () => makeReader(game, language, (seat) => seats[seat]?.name ?? String(seat + 1)),
    [game, language, seats],
  )
  const choose = (option: string) => {
    if (!ask) return
    if (ask.kind !== 'pick-some' && ask.kind !== 'order') {
      submit(ask.kind === 'agree' ? option === 'yes' : option)
      return
    }
    if (chosen.includes(option)) setChosen(chosen.filter((id) => id !== option))
    else if (chosen.length < ask.max || ask.kind === 'order') setChosen([...chosen, option])
    else if (ask.max === 1) setChosen([option])
  }
  const model: TableModel = {
    game,
    look,
    view,
    table,
    events,
    seats,
    ask,
    question,
    offers: canAct ? view.offers : NONE,
    chosen,
    draft,
    reader,
    choose,
    me: typeof view.viewer === 'number' ? view.viewer : null,
    clear: () => setChosen([]),
    setDraft: (changed) => setKept({ ...now, draft: changed }),
    submit,
    take: source.onTake,
    showCard: (card) => setOpened({ card, rule: null }),
    showRule: (rule) => setOpened({ card: null, rule }),
  }
  return { model, opened, close: () => setOpened({ card: null, rule: null }) }
}
