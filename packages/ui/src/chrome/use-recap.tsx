import { cardById, logLines } from '@sablier/kernel'
import { useMemo, useRef } from 'react'
import { RichText } from '../rich-text.tsx'
import { CardPicture } from '../scene/card-picture.tsx'
import { useTable } from '../table-context.tsx'
import type { RecapItem } from './recap.tsx'
import { recapSteps } from './recap-items.ts'

const MOST = 12

/** What the others did since one was asked last: for a `Recap`. */
export function useRecap(): readonly RecapItem[] {
  const { events, view, me, ask, question, game, reader } = useTable()
  const asked = useRef({ question: '', entries: 0, since: 0 })
  // One's own answer is the entry after the one at which one was asked.
  if (ask && asked.current.question !== question)
    asked.current = { question, entries: view.entries, since: asked.current.entries + 1 }
  const { since } = asked.current
  return useMemo(
    () =>
      recapSteps(logLines(events, { game, reader }), since, me)
        .slice(-MOST)
        .map(({ entry, seat, card: id, lines }) => {
          const card = id === null ? null : cardById(game, id)
          return {
            key: String(entry),
            seat,
            ...(card && { picture: <CardPicture card={card} /> }),
            text: lines.map((nodes, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an answer have no other name than their place
              <span key={i} className="recap-line">
                <RichText nodes={nodes} />
              </span>
            )),
          }
        }),
    [events, game, reader, since, me],
  )
}
