import type { Seat } from '@sablier/kernel'
import { Avatar, Icon } from '@sablier/ui'
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

/** The FUTUREs of all opponents, one row each, with readable cards: their tokens or the cards themselves answer. */
export function OthersStage() {
  const { table, me, ask } = useThief()
  const words = useThiefWords()
  const room = useRoom()
  const others = table.turnOrder(me ?? 0).filter((seat) => seat !== me)
  const withCommon = ask?.text === 'steal' && !table.zone('common-future').isEmpty
  return (
    <Stage title={words.stageSteal} hint={words.stageStealHint} className="stage-others">
      {[...others, ...(withCommon ? [null] : [])].map((seat) =>
        room === 'wide' ? <OtherRow key={seat} seat={seat} /> : <SmallOtherRow key={seat} seat={seat} />,
      )}
    </Stage>
  )
}

/** The same on a phone: all cards of all opponents share the room. */
function SmallOtherRow({ seat }: { seat: Seat | null }) {
  const { table, seats } = useThief()
  const words = useThiefWords()
  const { pieces } = seat === null ? table.zone('common-future') : table.zone('future', seat)
  return (
    <div
      className="small-other"
      {...(seat !== null && { 'data-seat': seat })}
      style={{ flexGrow: Math.max(1, pieces.length) }}
    >
      <b className="text-seat">{seat === null ? words.common : seats[seat]?.name}</b>
      <SmallCards pieces={pieces} zone="" />
    </div>
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
