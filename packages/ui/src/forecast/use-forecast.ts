import type { Answer } from '@sablier/kernel'
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import { useChosen, usePicks, usePointed } from '../choose/use-picks.ts'
import { useTable } from '../table-context.tsx'
import type { Forecasts, KnownForecast } from './forecasts.ts'

const ForecastsContext = createContext<Forecasts | null>(null)
/** Where a table has its forecasts from; without it, or with null, nothing is foretold. */
export const ForecastsProvider = ForecastsContext.Provider

const never = () => () => undefined

/**
 * What an answer to the open question will do: a dry run on what one's seat knows. Null where nothing can be told: without a
 * question, without an answer, in a replay, for a spectator. Undefined until it is there.
 */
export function useForecast(answer: Answer | null): KnownForecast {
  const forecasts = useContext(ForecastsContext)
  const { ask, question } = useTable()
  const wanted = ask && answer !== null ? JSON.stringify(answer) : null
  useEffect(() => {
    if (wanted !== null) forecasts?.want(question, JSON.parse(wanted) as Answer)
  }, [forecasts, question, wanted])
  const read = (): KnownForecast => (forecasts && ask && answer !== null ? forecasts.read(question, answer) : null)
  return useSyncExternalStore(forecasts?.subscribe ?? never, read, read)
}

/**
 * The same for the option that is pointed at, or else for what is chosen, where one option is an answer. A number that is set
 * counts as chosen: if its forecast went with the focus, the confirmation would move away under the finger.
 */
export function usePointedForecast(): KnownForecast {
  const { ask } = useTable()
  const pointed = usePointed()
  const [chosen = null] = useChosen()
  const set = usePicks((picks, question) => picks.of(question).draft)
  const number = ask?.kind === 'amount' && typeof set === 'number' ? String(set) : null
  return useForecast(answerOf(ask?.kind ?? null, pointed ?? chosen ?? number))
}

function answerOf(kind: string | null, option: string | null): Answer | null {
  if (option === null) return null
  if (kind === 'pick') return option
  if (kind === 'agree') return option === 'yes'
  return kind === 'amount' ? Number(option) : null
}
