import type { Seat } from '@sablier/kernel'
import { Avatar, Icon, useChoosable, useWords } from '@sablier/ui'
import { rowOf } from './auction.ts'
import { BidSpot } from './bid-spot.tsx'
import { Life } from './life.tsx'
import { useSeatTag } from './seat-place.tsx'
import { useAfter } from './use-after.ts'
import { useLands } from './use-lands.ts'

/** Another player on a phone: who, life, how many Tokens and cards in play, what was bid. A tap opens the rest. */
export function SeatChip({ seat, onOpen }: { seat: Seat; onOpen: (seat: Seat) => void }) {
  const { t, view, seats, words } = useLands()
  const after = useAfter(seat)
  const tag = useSeatTag(seat)
  const say = useWords()
  const choice = useChoosable({ seat }, { twice: true, otherwise: () => onOpen(seat) })
  const name = seats[seat]?.name ?? ''
  const isActive = view.state.active === seat && !view.state.result
  const [cards, jetons] = [rowOf(t, seat).length, t.zone('jeton', seat).size]
  return (
    <button
      type="button"
      className={`seat-chip seat-place${isActive ? ' seat-active-place' : ''}`}
      data-seat={seat}
      aria-label={choice.option ? words.chooseSeat(name) : say('openSeat', { name })}
      {...choice.props}
    >
      <span className="seat-line">
        <Avatar seat={seat} size="small" />
        <b className="seat-line-name">{name}</b>
        {tag && <span className="seat-word">{tag}</span>}
        <span className="seat-goods">
          <Life seat={seat} after={after} />
          {jetons > 0 && (
            <span className="seat-count">
              <Icon name="medal" label={words.tokens} /> {jetons}
            </span>
          )}
          <span className="seat-count">
            <Icon name="sign-card" label={words.inPlay(cards)} /> {cards}
          </span>
        </span>
      </span>
      <BidSpot seat={seat} />
    </button>
  )
}
