import type { Seat } from '@sablier/kernel'
import { Avatar, Icon, usePlaced } from '@sablier/ui'
import { useState } from 'react'
import { FutureSlip } from './future-slip.tsx'
import { LaneCard } from './lane-card.tsx'
import { type FutureCard, layOutFuture } from './lane-measures.ts'
import { tokensOn } from './loot-tokens.tsx'
import { SmallCards } from './small-cards.tsx'
import { Stage } from './stage.tsx'
import { useThiefWords } from './thief-words.ts'
import { useBox } from './use-box.ts'
import { useFaceOf } from './use-face-of.ts'
import { useRoom } from './use-small.ts'
import { cardOf, useThief } from './use-thief.ts'

/** The FUTUREs of all opponents with readable cards: their tokens or the cards themselves answer. */
export function OthersStage() {
  const { table, me, ask } = useThief()
  const words = useThiefWords()
  const room = useRoom()
  const others = table.turnOrder(me ?? 0).filter((seat) => seat !== me)
  const withCommon = ask?.text === 'steal' && !table.zone('common-future').isEmpty
  const all = [...others, ...(withCommon ? [null] : [])]
  return (
    <Stage title={words.stageSteal} hint={words.stageStealHint} className="stage-others">
      {room === 'wide' ? all.map((seat) => <OtherRow key={seat} seat={seat} />) : <SmallOthers all={all} />}
    </Stage>
  )
}

/** The same on a phone: one FUTURE at a time, the others are a tab away. */
function SmallOthers({ all }: { all: readonly (Seat | null)[] }) {
  const { table, seats, ask } = useThief()
  const words = useThiefWords()
  const piecesOf = (seat: Seat | null) =>
    (seat === null ? table.zone('common-future') : table.zone('future', seat)).pieces
  const isLive = (seat: Seat | null) =>
    piecesOf(seat).some((piece) => ask?.options.some((option) => option.piece === piece))
  const [opened, setOpened] = useState<Seat | null | undefined>(undefined)
  const open = opened === undefined ? (all.find(isLive) ?? null) : opened
  usePlaced(ask?.options.map(({ id }) => id) ?? [])
  return (
    <>
      <div className="other-tabs">
        {all.map((seat) => (
          <button
            key={seat}
            type="button"
            className="other-tab"
            aria-pressed={seat === open}
            {...(seat !== null && { 'data-seat': seat })}
            onClick={() => setOpened(seat)}
          >
            {seat === null ? words.common : seats[seat]?.name} {piecesOf(seat).length}
          </button>
        ))}
      </div>
      <SmallCards key={open} pieces={piecesOf(open)} zone="" />
    </>
  )
}

const WIDEST = 190

function OtherRow({ seat }: { seat: Seat | null }) {
  const { table, seats } = useThief()
  const faceOf = useFaceOf()
  const words = useThiefWords()
  const [ref, box] = useBox<HTMLDivElement>()
  const { pieces } = seat === null ? table.zone('common-future') : table.zone('future', seat)
  const cards = pieces.flatMap<FutureCard>((piece) => {
    const face = faceOf(piece)
    return face ? [{ face, tokens: tokensOn(table, piece).length }] : []
  })
  const layout = box && layOutFuture(cards, box, WIDEST)
  return (
    <div className="other-row" {...(seat !== null && { 'data-seat': seat })}>
      {seat === null ? (
        <span className="other-who">{words.common}</span>
      ) : (
        <span className="other-who">
          <Avatar seat={seat} size="small" />
          <b className="text-seat">{seats[seat]?.name}</b>
          <span>
            {table.track('fortune', seat)} <Icon name="laurel-crown" label={words.points} />
          </span>
        </span>
      )}
      <div className="other-cards" ref={ref}>
        {layout &&
          pieces.map((piece) => {
            const card = cardOf(table, piece)
            if (!card) return null
            return layout.kind === 'card' ? (
              <LaneCard key={piece} piece={piece} card={card} box={layout} />
            ) : (
              <FutureSlip key={piece} piece={piece} card={card} layout={layout} />
            )
          })}
        {pieces.length === 0 && <small>{words.empty}</small>}
      </div>
    </div>
  )
}
