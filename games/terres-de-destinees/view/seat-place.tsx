import type { Seat } from '@sablier/kernel'
import { progress } from '@sablier/terres-de-destinees/src/progress'
import { Avatar, CardPicture, Icon, useChoosable, useLanguage, useWords } from '@sablier/ui'
import type { CSSProperties } from 'react'
import { salesOf } from './auction.ts'
import { BidSpot } from './bid-spot.tsx'
import { Jetons } from './jetons.tsx'
import { Life } from './life.tsx'
import { Plate } from './plate.tsx'
import { useAfter } from './use-after.ts'
import { destinOf, useLands } from './use-lands.ts'

/** Shared Destinies that a seat is one card away from. */
function Near({ seat }: { seat: Seat }) {
  const { t, words } = useLands()
  const language = useLanguage()
  return t.zone('common-destin').pieces.map((piece) => {
    const destin = destinOf(t, piece)
    const now = destin && progress(t, seat, destin)
    if (!destin || !now || now.need - now.have !== 1) return null
    return (
      <span
        key={piece}
        className="near"
        data-card={destin.id}
        title={`${destin.name[language]}: ${now.have}/${now.need}, ${words.away(1)}`}
      >
        <span className="near-picture">
          <CardPicture card={destin} />
        </span>
        <span role="img" aria-label={words.away(1)}>
          −1
        </span>
      </span>
    )
  })
}

/** What a seat is doing: sells, plays, or nothing. */
export function useSeatTag(seat: Seat): string | null {
  const { t, view, words, seats } = useLands()
  const say = useWords()
  if (seats[seat]?.here === false) return say('away')
  if (view.state.result) return null
  if (salesOf(t).some(({ seller }) => seller === seat)) return words.sells
  return view.state.active === seat ? words.inTurn : null
}

/** How many plates stand side by side, so that all seats are equally high: as few as the same rows allow. */
export function columnsFor(opponents: number, most: number): number {
  if (opponents >= 5) return most > 4 ? 3 : 2
  if (opponents === 4) return most > 6 ? 4 : 3
  if (opponents === 3) return most === 5 || most > 8 ? 5 : 4
  return most > 5 ? 7 : 5
}

interface SeatPlaceProps {
  readonly seat: Seat
  readonly onOpen: (seat: Seat) => void
}

/** Another player at the far edge of the table: who, life, Tokens, all cards in play, what was bid. A press opens it large. */
export function SeatPlace({ seat, onOpen }: SeatPlaceProps) {
  const { t, view, seats, words } = useLands()
  const after = useAfter(seat)
  const tag = useSeatTag(seat)
  const say = useWords()
  const choice = useChoosable({ seat }, { twice: true, otherwise: () => onOpen(seat) })
  const isOut = t.track('eliminated', seat) === 1
  const isActive = view.state.active === seat && !view.state.result
  const name = seats[seat]?.name ?? ''
  const leads = t.fact('high-bidder') === seat && salesOf(t).length > 0
  return (
    <section
      className={`seat-place${isActive ? ' seat-active-place' : ''}${isOut ? ' seat-out' : ''}${leads ? ' seat-leads' : ''}`}
      data-seat={seat}
      aria-label={name}
    >
      <header className="seat-line">
        <Avatar seat={seat} size="small" />
        <button
          type="button"
          className="seat-open seat-line-name"
          aria-label={choice.option ? words.chooseSeat(name) : say('openSeat', { name })}
          {...choice.props}
        >
          {name}
        </button>
        {tag && <span className="seat-word">{tag}</span>}
        <Near seat={seat} />
        {seats[seat]?.note}
        <span className="seat-goods">
          <Jetons seat={seat} />
          <Life seat={seat} after={after} />
        </span>
      </header>
      <SeatRow seat={seat} />
      <BidSpot seat={seat} />
    </section>
  )
}

/** One row as long as that is readable, else two. */
const duoColumns = (n: number): CSSProperties =>
  ({ '--columns': Math.max(5, n > 7 ? Math.ceil(n / 2) : n) }) as CSSProperties

/** The cards in front of a seat; with two players its two areas. */
export function SeatRow({ seat }: { seat: Seat }) {
  const { t, words } = useLands()
  const isDuo = t.seats.length === 2
  if (t.track('eliminated', seat) === 1)
    return (
      <p className="seat-grave">
        <Icon name="tombstone" /> {words.out}
      </p>
    )
  const areas = isDuo ? (['in-play', 'support-area'] as const) : (['in-play'] as const)
  return (
    <div className={`seat-areas${isDuo ? ' seat-areas-duo' : ''}`}>
      {areas.map((area) => (
        <div key={area} className={`seat-area area-${area}`} data-zone={`${area}.${seat}`}>
          {isDuo && <h2>{area === 'in-play' ? words.acquired : words.support}</h2>}
          <div className="plates" {...(isDuo && { style: duoColumns(t.zone(area, seat).size) })}>
            {t.zone(area, seat).pieces.map((piece) => (
              <Plate key={piece} piece={piece} />
            ))}
            {t.zone(area, seat).isEmpty && <span className="plates-none">{words.noCards}</span>}
          </div>
        </div>
      ))}
    </div>
  )
}
