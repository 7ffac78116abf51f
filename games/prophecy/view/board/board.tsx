import { SPACES, waitsAt } from '@sablier/prophecy'
import { useChosen } from '@sablier/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { usePainting } from '../country/use-painting.ts'
import { useAdventure } from '../use-adventure.ts'
import { Decks } from './decks.tsx'
import { Desk } from './desk.tsx'
import { lastTrip } from './last-trip.ts'
import { type Way, waysOf } from './moves.ts'
import { Space } from './space.tsx'
import { WaysDrawn } from './ways-drawn.tsx'

interface BoardProps {
  /** What takes the place of the reading desk: a market, a chance card. */
  readonly centre: ReactNode
  /** What covers the country: a fight, cards to choose from. */
  readonly stage: ReactNode
  /** Little room: the desk stands below the country instead of in its sea. */
  readonly compact: boolean
}

/** The country round its sea, with everything that lies there. */
export function Board({ centre, stage, compact }: BoardProps) {
  const { t, ask, me, events } = useAdventure()
  const [board, setBoard] = useState<HTMLDivElement | null>(null)
  const [looked, setLooked] = useState<number | null>(null)
  const [opened, setOpened] = useState<number | null>(null)
  const painting = usePainting(board)
  const ways = useMemo(() => waysOf(ask, t), [ask, t])
  const chosen = useChosenSpace(ways)
  const here = t.track('position', me ?? t.active)
  const n = looked ?? chosen ?? opened ?? (here < 0 ? 0 : here)
  const plan = looked ?? chosen
  const way = plan === null ? undefined : ways.get(plan)?.[0]
  const last = useMemo(() => lastTrip(events, me), [events, me])
  const desk = <Desk n={n} ways={ways.get(n) ?? []} />
  return (
    <>
      <div className="board" ref={setBoard} data-part="ring" data-asks={ways.size > 0}>
        {painting.map((layer) => (
          <img key={layer} className="board-painting" src={layer} alt="" draggable={false} />
        ))}
        <WaysDrawn plan={plan !== null && way ? { from: here, to: plan, means: way.means } : null} last={last} />
        <Spaces ways={ways} here={here} onLook={setLooked} onOpen={setOpened} />
        <div className="sea">
          {centre ?? (
            <>
              <Decks />
              {!compact && desk}
            </>
          )}
        </div>
        {stage}
      </div>
      {compact && !centre && !stage && desk}
    </>
  )
}

interface SpacesProps {
  readonly ways: ReadonlyMap<number, readonly Way[]>
  /** Where one stands. */
  readonly here: number
  readonly onLook: (n: number | null) => void
  readonly onOpen: (n: number) => void
}

function Spaces({ ways, here, onLook, onOpen }: SpacesProps) {
  const { t, me } = useAdventure()
  return SPACES.map((space) => (
    <Space
      key={space.n}
      space={space}
      ways={ways.get(space.n) ?? []}
      waiting={ways.has(space.n) && me !== null ? waitsAt(t, me, space.n, space.n === here) : null}
      dim={ways.size > 0 && !ways.has(space.n)}
      onLook={onLook}
      onOpen={onOpen}
    />
  ))
}

/** The space whose way is chosen and waits to be confirmed. */
function useChosenSpace(ways: ReadonlyMap<number, readonly Way[]>): number | null {
  const [chosen] = useChosen()
  if (chosen === undefined) return null
  for (const [n, list] of ways) if (list.some(({ option }) => option === chosen)) return n
  return null
}
