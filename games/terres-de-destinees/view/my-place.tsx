import type { Piece } from '@sablier/kernel'
import { Avatar, Drop, Icon, useChoosable, useWords } from '@sablier/ui'
import { type CSSProperties, useRef } from 'react'
import { cardBoxes, heightForAll } from './card-boxes.ts'
import { Jetons } from './jetons.tsx'
import { LandCard } from './land-card.tsx'
import { Life } from './life.tsx'
import { Plate } from './plate.tsx'
import { SeatRow } from './seat-place.tsx'
import { useAfter } from './use-after.ts'
import { useFaces } from './use-faces.ts'
import { useLands } from './use-lands.ts'
import { type Room, useInside, useRoom } from './use-room.ts'

/** One's own place: who, life, Tokens, and the cards in play; while powers are used these lie on the stage. */
export function MyRow({ isBench, onOpen }: { isBench: boolean; onOpen: () => void }) {
  const { t, mine, seats, view, words } = useLands()
  const after = useAfter(mine)
  const say = useWords()
  const choice = useChoosable({ seat: mine }, { twice: true, otherwise: onOpen })
  const isActive = view.state.active === mine && !view.state.result
  const name = seats[mine]?.name ?? ''
  return (
    <div
      className={`my-row${isActive ? ' my-turn' : ''}`}
      data-seat={mine}
      style={{ '--span': 3 + t.zone('jeton', mine).size } as CSSProperties}
    >
      <div className="my-plate">
        <Avatar seat={mine} size="small" />
        <button
          type="button"
          className="seat-open my-name"
          aria-label={choice.option ? words.chooseSeat(name) : say('openSeat', { name })}
          {...choice.props}
        >
          {name}
        </button>
        <Life seat={mine} after={after} />
        <Jetons seat={mine} />
      </div>
      {!isBench && (
        <Drop className="my-cards">
          <SeatRow seat={mine} />
        </Drop>
      )}
    </div>
  )
}

const GAP = 6
const MOST = 158
/** Phones lower than this have room for one row less. */
const LOW = 700

/** How the hand lies on a desk: whole cards in a row, or plates in several rows where there are too many. */
export interface HandLayout {
  readonly whole: boolean
  /** In CSS pixels. */
  readonly height: number
}

const PLATE = { width: 128, height: 46, gap: 4 } as const

/** As high as the longest text needs; plates if no height is enough. */
export function useHandLayout({ width, height, unit }: Room): HandLayout {
  const { t, mine } = useLands()
  const faces = useFaces(t.zone('hand', mine).pieces)
  const room = width - 24 * unit
  const base = Math.round((height / unit) * 0.22)
  const found = heightForAll(
    faces,
    [0, 12, 24, 36, 48].map((more) => (base + more) * unit),
    (high) => cardBoxes(faces.length, { width: room, height: high }, { gap: GAP, most: MOST, unit }),
  )
  if (found !== null) return { whole: true, height: found }
  const columns = Math.max(1, Math.floor(room / (PLATE.width * unit)))
  const rows = Math.ceil(faces.length / columns)
  return { whole: false, height: rows * (PLATE.height + PLATE.gap) * unit }
}

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
  if (mode === 'closed')
    return (
      <section className="my-hand" aria-label={words.hand} data-zone={`hand.${mine}`}>
        <button type="button" className="quiet hand-closed" onClick={onOpen}>
          <Icon name="hearts" /> {words.seeHand(pieces.length)}
        </button>
      </section>
    )
  return (
    <section className={`my-hand my-hand-${mode}`} aria-label={words.hand} data-zone={`hand.${mine}`}>
      <div className={whole ? 'my-hand-cards' : 'my-hand-plates'} ref={place}>
        {pieces.map((piece) =>
          whole ? (
            <LandCard key={piece} piece={piece} box={box} twice drags still={!isBound} />
          ) : (
            <Plate key={piece} piece={piece} />
          ),
        )}
      </div>
    </section>
  )
}

/** How many cards of a hand a phone shows with their names, and how many as pictures alone. */
const SHOWN = { low: { named: 8, pictures: 14 }, high: { named: 12, pictures: 21 }, side: { named: 12, pictures: 16 } }

/** So many cards of a spread hand have room for their names. */
const NAMED = 24

type HandMode = 'named' | 'pictures' | 'spread' | 'spread-pictures' | 'closed'

/** Named plates, pictures alone, spread over the stage while they are asked for, or closed behind a button. */
function useHandMode(pieces: readonly Piece[]): HandMode {
  const { ask } = useLands()
  const { shape, height } = useRoom()
  if (shape === 'desk') return 'named'
  const { named, pictures } = SHOWN[shape === 'side' ? 'side' : height < LOW ? 'low' : 'high']
  const isAsked = pieces.some((piece) => ask?.options.some((option) => option.piece === piece))
  if (isAsked) return pieces.length <= named ? 'named' : pieces.length <= NAMED ? 'spread' : 'spread-pictures'
  return pieces.length <= named ? 'named' : pieces.length <= pictures ? 'pictures' : 'closed'
}
