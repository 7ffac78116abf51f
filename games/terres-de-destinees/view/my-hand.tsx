import type { Piece } from '@sablier/kernel'
import { CardPicture } from '@sablier/ui'
import { type CSSProperties, useRef } from 'react'
import { cardBoxes } from './card-boxes.ts'
import { GAP, MOST } from './hand-layout.ts'
import { LandCard } from './land-card.tsx'
import { Plate } from './plate.tsx'
import { PlateBoard } from './plate-board.tsx'
import { playingOf, useLands } from './use-lands.ts'
import { isCrowd, usePickPieces } from './use-pick-pieces.ts'
import { isLow, useInside, useRoom } from './use-room.ts'

/** The hand: money and life, always whole. Whole cards on a desk, plates on a phone and where there are very many. */
export function MyHand({ whole, onOpen }: { whole: boolean; onOpen: () => void }) {
  const { t, ask, mine, words } = useLands()
  const { unit } = useRoom()
  const place = useRef<HTMLDivElement>(null)
  const inside = useInside(place)
  const { pieces } = t.zone('hand', mine)
  // Only a demand makes some cards of a hand less than others; else the whole hand looks as it is.
  const isBound = ask?.text === 'auction.offer-one'
  const box = cardBoxes(pieces.length, inside, { gap: GAP, most: MOST, unit })
  const mode = useHandMode(pieces)
  const plate = (piece: Piece) => <Plate key={piece} piece={piece} />
  return (
    <section className={`my-hand my-hand-${mode}`} aria-label={words.hand} data-zone={`hand.${mine}`}>
      {mode === 'closed' ? (
        <ClosedHand pieces={pieces} onOpen={onOpen} />
      ) : (
        <div className={whole ? 'my-hand-cards' : mode === 'spread' ? 'hand-room' : 'my-hand-plates'} ref={place}>
          {whole ? (
            pieces.map((piece) => <LandCard key={piece} piece={piece} box={box} twice drags still={!isBound} />)
          ) : mode === 'spread' ? (
            <PlateBoard pieces={pieces} inside={inside}>
              {plate}
            </PlateBoard>
          ) : (
            pieces.map(plate)
          )}
        </div>
      )}
    </section>
  )
}

/** So many pictures lie in a row as large as may be; more than `long` lie in two. */
const ROW = { short: 8, long: 16 }

/** A large hand that is not asked for: every card as a small picture; a press opens it. */
function ClosedHand({ pieces, onOpen }: { pieces: readonly Piece[]; onOpen: () => void }) {
  const { t, words } = useLands()
  const columns = Math.max(ROW.short, Math.ceil(pieces.length / (pieces.length > ROW.long ? 2 : 1)))
  const cards = pieces.flatMap((piece) => playingOf(t, piece) ?? [])
  return (
    <button
      type="button"
      className="quiet hand-closed"
      aria-label={words.seeHand(pieces.length)}
      onClick={onOpen}
      style={{ '--columns': columns } as CSSProperties}
    >
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike, and their order is that of the hand
        <span key={i} className="hand-thumb" data-frame={card.family}>
          <CardPicture card={card} />
        </span>
      ))}
    </button>
  )
}

/** How many cards of a hand a phone shows with their names, and how many as pictures alone. */
const SHOWN = { low: { named: 8, pictures: 14 }, high: { named: 12, pictures: 21 }, side: { named: 12, pictures: 16 } }

type HandMode = 'named' | 'pictures' | 'spread' | 'closed'

/** Named plates, pictures alone, spread over the stage while they are asked for, or closed to small pictures. */
function useHandMode(pieces: readonly Piece[]): HandMode {
  const { ask } = useLands()
  const { shape, height } = useRoom()
  const picks = usePickPieces()
  if (shape === 'desk') return 'named'
  const { named, pictures } = SHOWN[shape === 'side' ? 'side' : isLow(shape, height) ? 'low' : 'high']
  const isAsked = pieces.some((piece) => ask?.options.some((option) => option.piece === piece))
  if (isAsked) return pieces.length <= named ? 'named' : 'spread'
  if (picks && isCrowd(picks.pieces)) return 'closed'
  return pieces.length <= named ? 'named' : pieces.length <= pictures ? 'pictures' : 'closed'
}
