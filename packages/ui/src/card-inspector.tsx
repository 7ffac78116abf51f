import { CardFace } from './card-face.tsx'
import { useLanguage } from './language.tsx'
import { cardById } from './make-reader.ts'
import { useTable } from './table-context.tsx'
import { Window } from './window.tsx'
import { useWords } from './words.ts'

const SOURCES = { rulebook: 'fromRulebook', found: 'fromFound', ours: 'fromOurs' } as const

/** A card held close: everything that is printed on it, and where it comes from. */
export function CardInspector({ card: id, onClose }: { card: string; onClose: () => void }) {
  const { game } = useTable()
  const language = useLanguage()
  const say = useWords()
  const card = cardById(game, id)
  if (!card) return null
  return (
    <Window title={card.name[language]} onClose={onClose}>
      <div className="inspector">
        <CardFace card={card} full />
        <p className="inspector-note">
          {say(SOURCES[card.from])} · {say('copies', { n: card.copies })}
        </p>
      </div>
    </Window>
  )
}
