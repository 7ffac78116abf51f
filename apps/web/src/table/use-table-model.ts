import {
  type Answer,
  type AnyGame,
  layoutFor,
  makeReader,
  type OptionValues,
  RunningTable,
  type SeenEvent,
  type Taking,
  type View,
} from '@sablier/kernel'
import {
  type GameView,
  type Picks,
  press,
  type SeatInfo,
  type TableModel,
  useLanguage,
  type WordedOffer,
} from '@sablier/ui'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useRuleTitles } from '../rules/reading.ts'
import { useBook } from '../rules/use-book.ts'
import { questionOf } from './question-of.ts'
import { useKeptPicks } from './use-kept-picks.ts'

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
  /** By which half-made answers are found again after a reload; null where nobody answers. */
  readonly draftsOf: string | null
  readonly onAnswer: (answer: Answer) => void
  readonly onTake: (taking: Taking) => void
}
const NONE: View['offers'] = []

type Acts = Pick<TableModel, 'choose' | 'clear' | 'setDraft' | 'submit' | 'take' | 'showRule'>
/** What acts need to know of the present moment. */
interface Present extends Pick<TableModel, 'ask' | 'question' | 'offers'> {
  readonly onAnswer: (answer: Answer) => void
  readonly onTake: (taking: Taking) => void
}

/** An offer is taken up to be worded: what was laid aside for it lies there again. */
function begun({ words }: Picks, offer: string): WordedOffer {
  return words?.offer === offer ? { ...words, open: true } : { offer, draft: undefined, open: true }
}

/** What can be done at a table. Always the same functions: what reads them is not drawn again because of them. */
function actsOf(now: { readonly current: Present }, picks: Picks, showRule: (rule: string) => void): Acts {
  const submit = (answer: Answer) => now.current.onAnswer(answer)
  return {
    submit,
    choose: (option, twice) => {
      const { ask, question } = now.current
      if (!ask) return
      const pressed = press(ask, picks.of(question), option, twice)
      if ('answer' in pressed) submit(pressed.answer)
      else picks.keep(question, pressed)
    },
    clear: () => picks.keep(now.current.question, { chosen: [], draft: undefined }),
    setDraft: (draft) => picks.keep(now.current.question, { draft }),
    take: (take, said) => {
      if (said !== undefined) now.current.onTake({ take, said })
      else if (now.current.offers.some(({ id, wording }) => id === take && wording)) picks.word(begun(picks, take))
      else now.current.onTake({ take })
    },
    showRule,
  }
}

function useActs(
  { view, canAct, draftsOf, onAnswer, onTake }: TableSource,
  asked: Pick<Present, 'ask' | 'question' | 'offers'>,
  showRule: (rule: string) => void,
): { acts: Acts; picks: Picks } {
  const now = useRef<Present>({ ...asked, onAnswer, onTake })
  useLayoutEffect(() => {
    now.current = { ...asked, onAnswer, onTake }
  })
  const isNow = canAct && typeof view.viewer === 'number'
  const picks = useKeptPicks({ table: draftsOf, question: asked.question, isNow })
  const acts = useMemo(() => actsOf(now, picks, showRule), [picks, showRule])
  return { acts, picks }
}

/** Builds what the parts of the table read, and keeps what is put together until it is sent. */
export function useTableModel(source: TableSource): { model: TableModel; openRule: string | null; close: () => void } {
  const { game, look, seats, options, view, events, canAct } = source
  const question = useMemo(() => questionOf(view), [view])
  const language = useLanguage()
  const ruleTitle = useRuleTitles(useBook(game.id))
  const [openRule, setOpenRule] = useState<string | null>(null)
  const ask = canAct ? view.ask : null
  const offers = canAct ? view.offers : NONE
  const { acts, picks } = useActs(source, { ask, question, offers }, setOpenRule)
  const table = useMemo(
    () => new RunningTable(game, layoutFor(game, seats.length), view.state, options),
    [game, seats.length, view.state, options],
  )
  const reader = useMemo(
    () => makeReader(game, language, (seat) => seats[seat]?.name ?? String(seat + 1)),
    [game, language, seats],
  )
  const model = useMemo<TableModel>(
    () => ({
      ...acts,
      game,
      look,
      view,
      table,
      events,
      seats,
      ask,
      question,
      offers,
      picks,
      reader,
      ruleTitle,
      me: typeof view.viewer === 'number' ? view.viewer : null,
    }),
    [acts, game, look, view, table, events, seats, ask, question, offers, picks, reader, ruleTitle],
  )
  return { model, openRule, close: () => setOpenRule(null) }
}
