import type { CardBase } from '@sablier/kernel'
import { useGame } from '../table-context.tsx'
import { Picture } from './picture.tsx'
import type { PictureShape } from './picture-url.ts'

/** The picture of a card of the game that is played or shown here. */
export function CardPicture({ card, shape = 'wide' }: { card: CardBase; shape?: PictureShape }) {
  const { game, look } = useGame()
  return <Picture game={game.id} name={look.picture?.(card) ?? card.id} shape={shape} />
}

/** The picture of a card as large as a letter, for lines of the log. */
export function SmallCardPicture({ card }: { card: CardBase }) {
  return (
    <span className="picture-small">
      <CardPicture card={card} />
    </span>
  )
}
