import { Picks } from '@sablier/ui'
import { useEffect, useState } from 'react'
import { readKept, storeKept } from './kept.ts'

interface KeptSource {
  /** Which table it belongs to; null: nothing is put together here. */
  readonly table: string | null
  readonly question: string
  /** The present is on the screen and one may answer: a question that is no longer open then has been answered. */
  readonly isNow: boolean
}

/** What is put together for the open question. It outlasts a reload and a refused answer, and goes with the question. */
export function useKeptPicks({ table, question, isNow }: KeptSource): Picks {
  const [picks] = useState(() =>
    table === null ? new Picks() : new Picks(readKept(table), (kept) => storeKept(table, kept)),
  )
  useEffect(() => {
    if (isNow && picks.question !== question) picks.forget()
  }, [picks, isNow, question])
  return picks
}
