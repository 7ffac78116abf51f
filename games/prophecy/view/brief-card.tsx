import type { CardBase } from '@sablier/kernel'
import { CardPicture, preparedFace, useLanguage } from '@sablier/ui'
import { useAdventure } from './use-adventure.ts'

/** A card for small screens: its picture, name and whole text at a size that can be read. A long press shows it large. */
export function BriefCard({ card }: { card: CardBase }) {
  const { game, look } = useAdventure()
  const language = useLanguage()
  const { face } = preparedFace(game, look, card, language)
  return (
    <div className="brief" data-card={card.id}>
      <span className="brief-picture">
        <CardPicture card={card} />
      </span>
      <div className="brief-text">
        <b>{face.name}</b>
        <small>
          {[face.type, ...[...(face.numbers ?? []), ...(face.rightTokens ?? [])].map(({ label }) => label)].join(' · ')}
        </small>
        {face.lines.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  )
}
