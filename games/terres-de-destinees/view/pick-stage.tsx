import { Icon } from '@sablier/ui'
import { useRef } from 'react'
import { cardBoxes, fitsAll } from './card-boxes.ts'
import { Jeton } from './jetons.tsx'
import { LandCard } from './land-card.tsx'
import { Plate } from './plate.tsx'
import { PlateBoard } from './plate-board.tsx'
import { useFaces } from './use-faces.ts'
import { jetonOf, useLands } from './use-lands.ts'
import { isCrowd, type PickPieces } from './use-pick-pieces.ts'
import { useInside, useRoom } from './use-room.ts'

const ROWS = 4

/** True for what lies before somebody else: its owner is shown on it. */
const isAnothers = ({ name, at }: { readonly name: string; readonly at: number }, mine: number): boolean =>
  at !== mine && (name === 'in-play' || name === 'support-area')

/** Cards laid out to choose from: the discard pile, cards that are looked at, an open hand, what saves a life. */
export function PickStage({ title, note, pieces, tone }: PickPieces) {
  const { t, ask, mine } = useLands()
  const { unit } = useRoom()
  const place = useRef<HTMLDivElement>(null)
  const inside = useInside(place)
  const box = cardBoxes(pieces.length, inside, { gap: 12, most: 200, unit, rows: ROWS })
  // Too many for their texts: plates, whose text stands under the question.
  const isSmall = !fitsAll(useFaces(pieces), box)
  const others = pieces.filter((piece) => isAnothers(t.place(piece), mine))
  return (
    <section
      className={`stage stage-pick${tone ? ` stage-${tone}` : ''}${isCrowd(pieces) ? ' stage-crowded' : ''}`}
      data-part="pick"
    >
      <h2 className="stage-title">
        {tone && <Icon name="broken-heart" />} {title}
        {note && <small>{note}</small>}
      </h2>
      <div className={isSmall ? 'bench bench-plates' : 'bench'} ref={place}>
        {isSmall ? (
          <PlateBoard pieces={pieces} inside={inside}>
            {(piece) =>
              jetonOf(t, piece) ? (
                <Jeton key={piece} piece={piece} />
              ) : (
                <Plate key={piece} piece={piece} {...(others.includes(piece) && { owner: t.place(piece).at })} />
              )
            }
          </PlateBoard>
        ) : (
          pieces.map((piece) => <LandCard key={piece} piece={piece} box={box} twice={ask?.kind === 'pick'} />)
        )}
      </div>
    </section>
  )
}
