import type { Piece, Seat } from '@sablier/kernel'
import { progress } from '@sablier/terres-de-destinees/src/progress'
import { Avatar, useLanguage, Window } from '@sablier/ui'
import { useRef } from 'react'
import { limitOf, rowOf } from './auction.ts'
import { cardBoxes } from './card-boxes.ts'
import { Destinies } from './destinies.tsx'
import { Jetons } from './jetons.tsx'
import { LandCard } from './land-card.tsx'
import { Life } from './life.tsx'
import { useStateWord } from './plate.tsx'
import { destinOf, playingOf, useLands } from './use-lands.ts'
import { useInside, useRoom } from './use-room.ts'

/** What is opened large over the table: a seat, the discard pile, a large hand, or all Destinies. */
export type Sheet = { readonly seat: Seat } | 'discard' | 'destinies' | 'hand'

interface SheetProps {
  readonly sheet: Sheet
  readonly onOpen: (sheet: Sheet | null) => void
}

export function SheetWindow({ sheet, onOpen }: SheetProps) {
  const { t, words, mine } = useLands()
  const close = () => onOpen(null)
  if (sheet === 'destinies')
    return (
      <Window title={words.destinies} onClose={close}>
        <Destinies />
      </Window>
    )
  if (sheet === 'hand')
    return (
      <Window title={words.hand} onClose={close} wide>
        <SheetCards pieces={t.zone('hand', mine).pieces} />
      </Window>
    )
  if (sheet === 'discard')
    return (
      <Window title={words.fromDiscard} onClose={close} wide>
        <SheetCards pieces={[...t.zone('discard-pile').pieces].reverse()} />
      </Window>
    )
  return <SeatWindow seat={sheet.seat} onOpen={onOpen} />
}

/** A seat opened large, with ways to its neighbours. */
function SeatWindow({ seat, onOpen }: { seat: Seat; onOpen: SheetProps['onOpen'] }) {
  const { t, seats, words } = useLands()
  const order = t.turnOrder(seat)
  return (
    <Window title={seats[seat]?.name ?? ''} onClose={() => onOpen(null)} wide>
      <div className="seat-sheet" data-seat={seat}>
        <header className="sheet-head">
          <Avatar seat={seat} />
          <Life seat={seat} />
          <span>{words.bids(limitOf(t, seat))}</span>
          <Jetons seat={seat} />
          <SharedProgress seat={seat} />
          <span className="sheet-ways">
            <button type="button" className="quiet" onClick={() => onOpen({ seat: order.at(-1) ?? seat })}>
              ‹ {seats[order.at(-1) ?? seat]?.name}
            </button>
            <button type="button" className="quiet" onClick={() => onOpen({ seat: order[1] ?? seat })}>
              {seats[order[1] ?? seat]?.name} ›
            </button>
          </span>
        </header>
        <SheetCards pieces={rowOf(t, seat)} />
      </div>
    </Window>
  )
}

function SharedProgress({ seat }: { seat: Seat }) {
  const { t } = useLands()
  const language = useLanguage()
  return t.zone('common-destin').pieces.map((piece) => {
    const destin = destinOf(t, piece)
    const now = destin && progress(t, seat, destin)
    return (
      destin &&
      now && (
        <span key={piece} className="near" data-card={destin.id}>
          {destin.name[language]} {now.have}/{now.need}
        </span>
      )
    )
  })
}

/** Cards in full, each with its state. */
function SheetCards({ pieces }: { pieces: readonly Piece[] }) {
  const { t, words } = useLands()
  const { unit, shape } = useRoom()
  const stateWord = useStateWord()
  const place = useRef<HTMLDivElement>(null)
  const { width } = useInside(place)
  const columns = shape === 'tall' ? 2 : 5
  const box = cardBoxes(columns, { width: width - 8 * unit, height: 400 * unit }, { gap: 12, most: 190, unit })
  return (
    <div className="sheet-cards" ref={place}>
      {pieces.length === 0 && <p className="stage-quiet">{words.noCards}</p>}
      {width > 0 &&
        pieces.map((piece) => {
          const card = playingOf(t, piece)
          const { name } = t.place(piece)
          const isInPlay = name !== 'discard-pile' && name !== 'hand'
          return (
            <div key={piece} className="bench-slot">
              <LandCard piece={piece} box={box} />
              {card && isInPlay && (
                <span className="bench-label">{stateWord(card, t.mark('engaged', piece) === 1)}</span>
              )}
            </div>
          )
        })}
    </div>
  )
}
