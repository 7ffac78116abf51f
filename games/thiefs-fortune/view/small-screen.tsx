import type { Seat } from '@sablier/kernel'
import { Avatar, Chronicle, Icon, useTableParts, useWords } from '@sablier/ui'
import { useState } from 'react'
import { AskStage, useIsStaged } from './ask-stage.tsx'
import { DeckPile } from './deck-pile.tsx'
import { FavorDoors } from './favor-doors.tsx'
import { GoalPanel } from './goal-panel.tsx'
import { Progress } from './progress.tsx'
import { Question } from './question.tsx'
import { Shelf } from './shelf.tsx'
import { SmallCards } from './small-cards.tsx'
import { SmallFuture } from './small-future.tsx'
import { SmallHand } from './small-hand.tsx'
import { SmallPresent } from './small-present.tsx'
import { Stage } from './stage.tsx'
import { useThiefWords } from './thief-words.ts'
import { useThief } from './use-thief.ts'

/** From so many cards in a FUTURE on, the PRESENT gives its room away while tokens are taken. */
const CROWDED = 9
const TYPES = ['location', 'character', 'event'] as const

/** The table on a phone: others as a strip, the PRESENT as names, and below what is decided now. */
export function SmallScreen({ room }: { room: 'upright' | 'sideways' }) {
  const { Head } = useTableParts()
  const { table, me, ask } = useThief()
  const words = useThiefWords()
  const [opened, setOpened] = useState<Seat | null>(null)
  const [showsPast, setShowsPast] = useState(false)
  const seat = me ?? 0
  const isFavor = ask?.text === 'anatomy.favor-one-option'
  const hasHand = table.zone('hand', seat).size + table.zone('chosen', seat).size > 0 && me !== null
  const asksPresent =
    ask?.options.some(({ piece }) => piece !== undefined && table.place(piece).name.startsWith('present')) ?? false
  const isThin = !asksPresent && room === 'upright' && table.zone('future', seat).size > CROWDED
  const isStaged = useIsStaged() || showsPast || opened !== null
  return (
    <div className="thief thief-small" data-room={room}>
      <Head>
        <Progress brief />
      </Head>
      <main className="small-main" id="content" tabIndex={-1}>
        <div className="small-life" data-part="life" data-drop="" inert={isStaged}>
          <div className="small-top">
            <Strip onOpen={(other) => setOpened(other)} />
            <PastButton seat={seat} onOpen={() => setShowsPast(true)} />
          </div>
          <div className="small-heads">
            <span>
              <Icon name="hourglass" /> {words.present}
            </span>
            {(hasHand || isFavor) && <SmallFuture seat={seat} />}
          </div>
          <SmallPresent seat={seat} isThin={isThin} />
        </div>
        <div className="small-now" inert={isStaged}>
          {isFavor ? <FavorDoors /> : hasHand ? <SmallHand /> : <Futures seat={seat} />}
          <AskedDecks />
        </div>
        <AskStage showsPast={showsPast} onClosePast={() => setShowsPast(false)} />
        {opened !== null && <OpenedSeat seat={opened} onClose={() => setOpened(null)} />}
      </main>
      <Shelf />
      <Question />
      <Chronicle />
    </div>
  )
}

function PastButton({ seat, onOpen }: { seat: Seat; onOpen: () => void }) {
  const { table } = useThief()
  const words = useThiefWords()
  return (
    <button type="button" className="small-past" onClick={onOpen} data-zone={`past.${seat}`}>
      <span>
        <Icon name="empty-hourglass" /> {table.zone('past', seat).size}
      </span>
      <small>{words.past}</small>
    </button>
  )
}

/** One's own FUTURE and the Common one. */
function Futures({ seat }: { seat: Seat }) {
  const { table } = useThief()
  const words = useThiefWords()
  const pieces = [...table.zone('future', seat).pieces, ...table.zone('common-future').pieces]
  return (
    <>
      <div className="small-heads">
        <span>
          <Icon name="hourglass" /> {words.future}
        </span>
      </div>
      <SmallCards pieces={pieces} zone={`future.${seat}`} />
    </>
  )
}

/** The three decks, while the question is which to draw from. */
function AskedDecks() {
  const { ask } = useThief()
  if (!ask?.options.some(({ id }) => (TYPES as readonly string[]).includes(id))) return null
  return (
    <div className="small-decks">
      {TYPES.map((type) => (
        <DeckPile key={type} type={type} />
      ))}
    </div>
  )
}

/** The other players in one line; a press opens their table. */
function Strip({ onOpen }: { onOpen: (seat: Seat) => void }) {
  const { table, me, seats, view } = useThief()
  const say = useWords()
  const others = table.turnOrder(me ?? 0).filter((seat) => seat !== me)
  if (others.length === 0) return <GoalPanel />
  return (
    <section className="strip" aria-label={say('seats')} data-part="fortune">
      {others.map((seat) => (
        <button
          key={seat}
          type="button"
          className="strip-seat"
          data-seat={seat}
          data-decides={view.waiting.includes(seat) || undefined}
          title={say('openSeat', { name: seats[seat]?.name ?? '' })}
          onClick={() => onOpen(seat)}
        >
          <b>{seats[seat]?.name}</b>
          <Avatar seat={seat} size="small" />
          <span className="strip-numbers">
            {table.track('fortune', seat)} <Icon name="laurel-crown" />
            {table.track('danger', seat)} <Icon name="hazard-sign" />
          </span>
        </button>
      ))}
    </section>
  )
}

/** The whole table of another player over one's own. */
function OpenedSeat({ seat, onClose }: { seat: Seat; onClose: () => void }) {
  const { table, seats } = useThief()
  const words = useThiefWords()
  return (
    <Stage title={words.looks(seats[seat]?.name ?? '')} className="stage-opened" onClose={onClose}>
      <Shelf seat={seat} />
      <SmallPresent seat={seat} />
      <SmallCards pieces={table.zone('future', seat).pieces} zone={`future.${seat}`} />
    </Stage>
  )
}
