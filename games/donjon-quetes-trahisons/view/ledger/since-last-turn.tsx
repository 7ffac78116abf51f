import { cardById } from '@sablier/kernel'
import { CardPicture, Recap, type RecapItem, RichText, useLogTurns } from '@sablier/ui'
import { useMemo, useState } from 'react'
import { useDonjon } from '../use-donjon.ts'
import { turnHighlights } from './turn-highlights.ts'

/** So many turns back: once round the table. */
const TURNS = 7

/** What the others did since one was asked last, to step through or to skip. */
export function SinceLastTurn() {
  const { question, ask } = useDonjon()
  const items = useHighlights()
  const [skipped, setSkipped] = useState('')
  if (!ask || items.length === 0 || skipped === question) return null
  return (
    <div className="since">
      <Recap items={items} onSkip={() => setSkipped(question)} />
    </div>
  )
}

function useHighlights(): readonly RecapItem[] {
  const { events, view, me, game } = useDonjon()
  const turns = useLogTurns(events, TURNS)
  const since = view.lastOwn
  return useMemo(
    () =>
      turnHighlights(turns, since, me).map(({ key, seat, card: id, lines }) => {
        const card = id === null ? null : cardById(game, id)
        return {
          key,
          seat,
          ...(card && { picture: <CardPicture card={card} /> }),
          text: lines.map((nodes, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a turn have no other name than their place
            <span key={i} className="recap-line">
              <RichText nodes={nodes} />
            </span>
          )),
        }
      }),
    [turns, since, me, game],
  )
}
