import { cardById } from '@sablier/kernel'
import { CardFace, preparedFace, useLanguage } from '@sablier/ui'
import { useAdventure } from '../use-adventure.ts'
import { useProphecyWords } from '../words.ts'

/** The chance card of a turn, large in the middle of the sea, while it is read. */
export function ChanceCard({ seat, card: id, onSkip }: { seat: number; card: string; onSkip: () => void }) {
  const { game, look, seats } = useAdventure()
  const language = useLanguage()
  const words = useProphecyWords()
  const card = cardById(game, id)
  if (!card) return null
  return (
    <section className="chance-card" aria-label={words.chance}>
      <button type="button" className="chance-turn" data-key="n" aria-label={words.skip} onClick={onSkip}>
        <CardFace face={preparedFace(game, look, card, language)} size="zoom" />
      </button>
      <p className="chance-who">
        {words.chance} · {seats[seat]?.name}
      </p>
    </section>
  )
}
