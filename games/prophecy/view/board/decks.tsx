import { cardById } from '@sablier/kernel'
import { CardBack, CardFace, preparedFace, useLanguage } from '@sablier/ui'
import { latestChance } from '../latest-chance.ts'
import { useAdventure } from '../use-adventure.ts'
import { useProphecyWords } from '../words.ts'

const DECKS = ['chance', 'adventure', 'common', 'rare'] as const

/** In the sea: the chance card of this turn and what is left of the four decks. */
export function Decks() {
  const { t, look, game, events } = useAdventure()
  const language = useLanguage()
  const words = useProphecyWords()
  const now = latestChance(events)
  const card = now && cardById(game, now.card)
  return (
    <div className="decks" data-part="decks">
      {card && (
        <figure className="decks-chance" data-card={card.id}>
          <figcaption>{words.chanceNow}</figcaption>
          <ChanceTile text={preparedFace(game, look, card, language)} />
        </figure>
      )}
      <ul className="decks-piles">
        {DECKS.map((deck) => (
          <li key={deck} data-zone={`${deck}-deck.0`}>
            <span className="decks-pile">
              <CardBack back={look.faces?.backs[`${deck}-deck`]} shape="tall" />
              <b>{t.zone(`${deck}-deck`).size}</b>
            </span>
            <small>{words.decks[deck]}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A chance card with its whole text, as a wide tile. */
function ChanceTile({ text }: { text: ReturnType<typeof preparedFace> }) {
  return (
    <span className="chance-tile">
      <CardFace face={text} size="tile" />
      <span className="chance-text">{text.face.lines.map(({ text: line }) => line).join(' ')}</span>
    </span>
  )
}
