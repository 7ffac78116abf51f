import type { CardBase } from '@sablier/kernel'
import { CardFace, CardNotes, preparedFace, useLanguage } from '@sablier/ui'
import type { OpenGame } from '../start/use-game.ts'
import { useSayWord } from '../words/use-words.ts'

/** A card held close, with its name in the other language, where it comes from and what is ruled about it. */
export function CardInHand({ open: { game, look }, card }: { open: OpenGame; card: CardBase }) {
  const say = useSayWord()
  const language = useLanguage()
  const other = language === 'fr' ? 'en' : 'fr'
  return (
    <div className="card-in-hand" data-game={game.id}>
      <CardFace face={preparedFace(game, look, card, language)} size="zoom" />
      <p>
        {say('otherName')} <b lang={other}>{card.name[other]}</b>
      </p>
      <div className="zoom-notes">
        <CardNotes game={game} look={look} card={card} />
      </div>
    </div>
  )
}
