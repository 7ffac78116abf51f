import type { Piece, Seat } from '@sablier/kernel'
import { CARD_TYPES, type CardType, ROW_SPACES } from '@sablier/thiefs-fortune'
import { Choosable, Icon, Picture } from '@sablier/ui'
import { CardFaceButton } from './card-face-button.tsx'
import { ForetoldMove } from './foretold.tsx'
import { useThiefWords } from './thief-words.ts'
import { TYPE_ICONS } from './type-icons.ts'
import { useCardChoice } from './use-card-choice.ts'
import { useFaceOf } from './use-face-of.ts'
import { useFresh } from './use-fresh.ts'
import { useMovesHere } from './use-moves-here.ts'
import { cardOf, useThief } from './use-thief.ts'

/** Longer names are set closer: a chip has room for two lines. */
const LONG_NAME = 22
/** A word as wide as a chip. */
const LONG_WORD = /\S{13}/
const PLACES = Array.from({ length: ROW_SPACES }, (_, i) => i)

/** A PRESENT on a small screen: three rows of four names on their pictures; each text is one press away. */
export function SmallPresent({ seat, isThin = false }: { seat: Seat; isThin?: boolean }) {
  return (
    <div className="small-present" data-thin={isThin || undefined}>
      {CARD_TYPES.map((type) => (
        <SmallRow key={type} type={type} seat={seat} isThin={isThin} />
      ))}
    </div>
  )
}

interface SmallRowProps {
  readonly type: CardType
  readonly seat: Seat
  /** Only the pictures: nothing here answers, and the room is needed elsewhere. */
  readonly isThin: boolean
}

function SmallRow({ type, seat, isThin }: SmallRowProps) {
  const { table, me } = useThief()
  const words = useThiefWords()
  const zone = table.zone(`present-${type}s` as const, seat)
  const isMoving = useMovesHere(type) && seat === me
  return (
    <section
      className="small-row"
      data-zone={`present-${type}s.${seat}`}
      aria-label={words.lane(words.present, words[type], zone.size, ROW_SPACES)}
    >
      <Icon name={TYPE_ICONS[type]} />
      {PLACES.map((i) => {
        const piece = zone.pieces[i]
        return (
          <div className="small-place" key={i}>
            {piece !== undefined && <SmallChip piece={piece} isCovered={isMoving || isThin} />}
            {isMoving && (
              <Choosable
                target={{ option: `space.${i + 1}` }}
                twice
                label={words.space(i + 1)}
                className="place-target"
              >
                <span aria-hidden="true">{i + 1}</span>
              </Choosable>
            )}
          </div>
        )
      })}
    </section>
  )
}

function SmallChip({ piece, isCovered }: { piece: Piece; isCovered: boolean }) {
  const { table, view, ask } = useThief()
  const face = useFaceOf()(piece)
  const card = cardOf(table, piece)
  const choice = useCardChoice(piece, true)
  const isFresh = useFresh().has(view.ids[piece] ?? '')
  if (!face || !card) return null
  return (
    <div
      className="small-chip"
      data-frame={card.type}
      data-piece={view.ids[piece] ?? ''}
      data-used={table.mark('activated', piece) === 1 || undefined}
      data-source={ask?.source === card.id || undefined}
      data-fresh={isFresh || undefined}
    >
      <CardFaceButton piece={piece} face={face} choice={choice} className="small-chip-face" isCovered={isCovered}>
        <Picture game={face.game} name={face.picture} shape="wide" />
        <b data-long={face.face.name.length > LONG_NAME || LONG_WORD.test(face.face.name) || undefined}>
          {face.face.name}
        </b>
      </CardFaceButton>
      <ForetoldMove card={card} />
      {choice.chosenAt >= 0 && <span className="choice-seal">{ask?.kind === 'order' ? choice.chosenAt + 1 : '✓'}</span>}
    </div>
  )
}
