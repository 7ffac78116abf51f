import type { CardBase } from '@sablier/kernel'
import { type CardBox, CardFace, preparedFace, useLanguage, useWords } from '@sablier/ui'
import { useLands } from './use-lands.ts'

/** A card that is only read here: a preview, or what somebody used. */
export function ShownCard({ card, box }: { card: CardBase; box: CardBox }) {
  const { game, look } = useLands()
  const language = useLanguage()
  const say = useWords()
  const face = preparedFace(game, look, card, language)
  return (
    <button
      type="button"
      className="piece-button land-shown"
      data-card={card.id}
      aria-label={say('inspect', { card: card.name[language] })}
      aria-description={face.spoken}
      style={{ width: box.width * box.unit, height: box.height * box.unit }}
    >
      <CardFace face={face} size="hand" box={box} />
    </button>
  )
}
