import { cardById, logLines, type SeenEvent } from '@sablier/kernel'
import { useMemo } from 'react'
import { RichText } from '../rich-text.tsx'
import { CardPicture } from '../scene/card-picture.tsx'
import { useTable } from '../table-context.tsx'
import type { RecapItem } from './recap.tsx'
import { recapSteps } from './recap-items.ts'

const MOST = 12

/** Where the events after an entry begin. */
const firstSince = (events: readonly SeenEvent[], since: number): number =>
  events.findLastIndex(({ entry }) => entry <= since) + 1

/** What the others did since one's own last answer: for a `Recap`. */
export function useRecap(): readonly RecapItem[] {
  const { events, view, me, game, reader } = useTable()
  const since = view.lastOwn
  return useMemo(
    () =>
      recapSteps(logLines(events, { game, reader }, firstSince(events, since)), since, me)
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
