import type { Piece } from '@sablier/kernel'
import type { CardBox } from '@sablier/ui'
import { useRef } from 'react'
import { rowOf } from './auction.ts'
import { cardBoxes, fitsAll } from './card-boxes.ts'
import { LandCard } from './land-card.tsx'
import { Plate, useStateWord } from './plate.tsx'
import { PlateBoard } from './plate-board.tsx'
import { useFaces } from './use-faces.ts'
import { playingOf, useLands } from './use-lands.ts'
import { useInside, useRoom } from './use-room.ts'

const ROWS = 3
/** Below each card stands its state. */
const LABEL = 20

/** One's own cards in play, large: what glows can be used, red has to be used, grey says why not. */
export function Bench() {
  const { t, mine, words } = useLands()
  const place = useRef<HTMLDivElement>(null)
  const inside = useInside(place)
  const row = rowOf(t, mine)
  const box = useBenchBox(row, inside)
  return (
    <section className="stage stage-bench" data-part="bench" aria-label={words.row}>
      <div className={box ? 'bench' : 'bench bench-plates'} ref={place} data-zone={`in-play.${mine}`}>
        {row.length === 0 && <p className="stage-quiet">{words.noCards}</p>}
        {box ? (
          row.map((piece) => (
            <div key={piece} className="bench-slot">
              <LandCard piece={piece} box={box} />
              <BenchLabel piece={piece} />
            </div>
          ))
        ) : (
          <PlateBoard pieces={row} inside={inside}>
            {(piece) => <Plate key={piece} piece={piece} />}
          </PlateBoard>
        )}
      </div>
    </section>
  )
}

/** The box of a card on the bench; null where there is no room for whole texts: plates, whose text stands under the question. */
function useBenchBox(row: readonly Piece[], inside: { width: number; height: number }): CardBox | null {
  const { unit } = useRoom()
  const box = cardBoxes(row.length, inside, { gap: 10, most: 190, unit, rows: ROWS, label: LABEL })
  return fitsAll(useFaces(row), box) ? box : null
}

/** The state of a card on the bench: must be used, engaged, always on, or the rule that forbids it. */
function BenchLabel({ piece }: { piece: Piece }) {
  const { t, ask, words, mine } = useLands()
  const stateWord = useStateWord()
  const card = playingOf(t, piece)
  if (!card) return null
  const isOption = ask?.options.some((option) => option.piece === piece)
  const why = ask?.refused.find((refused) => refused.piece === piece)?.why
  const isEngaged = t.mark('engaged', piece) === 1
  const isDuty = isOption && card.kind === 'mandatory-activation'
  const isDeadly = isOption && t.zone('hand', mine).size === 1 && JSON.stringify(ask?.params).includes(card.id)
  return (
    <span
      className={`bench-label${isDuty || isDeadly ? ' bench-must' : ''}`}
      {...(why !== undefined && { 'data-why': why })}
    >
      {isDeadly ? words.lastLife : isDuty ? words.must : stateWord(card, isEngaged)}
    </span>
  )
}
