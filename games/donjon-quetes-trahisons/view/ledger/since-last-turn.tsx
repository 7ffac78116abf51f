import { Recap, useRecap, useTable } from '@sablier/ui'
import { useState } from 'react'

/** What the others did since one was asked last, to step through or to skip. */
export function SinceLastTurn() {
  const { question, ask } = useTable()
  const items = useRecap()
  const [skipped, setSkipped] = useState('')
  if (!ask || items.length === 0 || skipped === question) return null
  return (
    <div className="since" data-scrolls="">
      <Recap items={items} onSkip={() => setSkipped(question)} />
    </div>
  )
}
