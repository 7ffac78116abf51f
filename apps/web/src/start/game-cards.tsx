import type { CardBase } from '@sablier/kernel'
import { CardFace, CardZoom, preparedFace, useLanguage } from '@sablier/ui'
import { Link } from 'wouter'
import { useSayWord } from '../words/use-words.ts'
import type { OpenGame } from './use-game.ts'

const SHOWN = 4

/** A few cards of the box, far apart in its list so that they are of different kinds. */
function someOf(cards: readonly CardBase[]): CardBase[] {
  return Array.from({ length: SHOWN }, (_, i) => cards[Math.floor(((i + 0.5) * cards.length) / SHOWN)] as CardBase)
}

export function GameCards({ open: { game, look } }: { open: OpenGame }) {
  const say = useSayWord()
  const language = useLanguage()
  return (
    <section className="panel some-cards" aria-labelledby="cards-title">
      <header className="panel-head">
        <h2 id="cards-title">{say('someCards', { n: game.cards.length })}</h2>
        <Link href={`/cards/${game.id}`}>{say('seeAllCards')}</Link>
      </header>
      <div className="some-cards-row" data-game={game.id}>
        {someOf(game.cards).map((card) => (
          <button
            key={card.id}
            type="button"
            className="piece-button"
            data-card={card.id}
            aria-label={card.name[language]}
          >
            <CardFace face={preparedFace(game, look, card, language)} size="hand" />
          </button>
        ))}
      </div>
      <CardZoom game={game} look={look} />
    </section>
  )
}
