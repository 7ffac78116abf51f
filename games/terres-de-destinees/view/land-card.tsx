import type { Piece } from '@sablier/kernel'
import {
  CardBack,
  type CardBox,
  CardFace,
  preparedFace,
  useChoosable,
  useDrag,
  useLanguage,
  useWords,
} from '@sablier/ui'
import { useLands } from './use-lands.ts'

interface LandCardProps {
  readonly piece: Piece
  readonly box: CardBox
  /** The first press chooses, the second answers: for whatever cannot be taken back. */
  readonly twice?: boolean
  readonly drags?: boolean
  /** Answers with this option instead of the piece itself. */
  readonly option?: string
  /** Shown without its state: a card that lies here only to be read. */
  readonly still?: boolean
}

const NOTHING = () => undefined

/** A piece as a whole card in a box: pressed where the question offers it, read closely where it does not. */
export function LandCard({ piece, box, twice = false, drags = false, option, still = false }: LandCardProps) {
  const { t, game, look, view } = useLands()
  const language = useLanguage()
  const say = useWords()
  const target = option === undefined ? { piece } : { option }
  const choice = useChoosable(target, { twice, otherwise: NOTHING })
  const drag = useDrag(drags && choice.option ? choice.option.id : null)
  const card = t.cardIfKnown(piece)
  const name = card?.name[language] ?? say('unknownCard')
  const face = card && preparedFace(game, look, card, language)
  const state = {
    can: choice.state === 'can',
    chosen: choice.chosenAt >= 0,
    notNow: !still && choice.state === 'not-now',
    engaged: !still && t.mark('engaged', piece) === 1,
  }
  return (
    <div
      className="piece land-piece"
      data-piece={view.ids[piece] ?? ''}
      style={{ width: box.width * box.unit, height: box.height * box.unit }}
    >
      <button
        type="button"
        className="piece-button land-button"
        aria-label={choice.option ? say('choose', { card: name }) : card ? say('inspect', { card: name }) : name}
        {...(face && { 'data-card': face.card.id, 'aria-description': face.spoken })}
        {...(choice.option && { 'data-answers': '' })}
        {...choice.props}
        {...drag}
      >
        {face ? (
          <CardFace face={face} size="hand" box={box} {...state} />
        ) : (
          <CardBack back={look.faces?.backs[t.place(piece).name]} shape="hand" />
        )}
      </button>
    </div>
  )
}
