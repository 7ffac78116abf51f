import type { CardBase } from '@sablier/kernel'
import { CardPicture, preparedFace, useLanguage } from '@sablier/ui'
import { useAdventure } from '../use-adventure.ts'
import { useProphecyWords } from '../words.ts'

/** An item on a small screen: its picture, its name and, where there is room, what it does. */
export function ItemChip({ card, damaged = false }: { card: CardBase; damaged?: boolean }) {
  const { game, look } = useAdventure()
  const language = useLanguage()
  const words = useProphecyWords()
  const { face } = preparedFace(game, look, card, language)
  return (
    <span className={`chip${damaged ? ' chip-damaged' : ''}`}>
      <span className="chip-face">
        <CardPicture card={card} />
      </span>
      <b>
        {face.name}
        {damaged && <small> · {words.damaged}</small>}
      </b>
      <span className="chip-text">{face.lines.map(({ text }) => text).join(' ')}</span>
    </span>
  )
}
