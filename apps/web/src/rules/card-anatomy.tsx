import type { CardAnatomy as Anatomy, CardBase, CardPart } from '@sablier/kernel'
import { CardFace, preparedFace, useLanguage, useSay } from '@sablier/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import type { OpenGame } from '../start/use-game.ts'

/** Where each part is found on a drawn card, and on which side its number hangs. */
const PARTS: Readonly<Record<CardPart, { readonly query: string; readonly side: 'left' | 'right' }>> = {
  name: { query: '.card-name', side: 'left' },
  numbers: { query: '.card-left', side: 'left' },
  points: { query: '.card-points', side: 'right' },
  type: { query: '.card-type', side: 'left' },
  text: { query: '.card-text', side: 'right' },
  doors: { query: '.card-doors', side: 'right' },
  gains: { query: '.card-gains', side: 'right' },
}

/** A large card with numbers on its parts, and what each part means. */
export function CardAnatomy({ open: { game, look }, anatomy }: { open: OpenGame; anatomy: Anatomy }) {
  const tell = useSay()
  const language = useLanguage()
  const ref = useRef<HTMLDivElement>(null)
  const heights = usePartHeights(ref, anatomy)
  const cards: readonly CardBase[] = game.cards
  const card = cards.find(({ id }) => id === anatomy.card)
  if (!card) return null
  return (
    <div className="anatomy" data-game={game.id}>
      <div className="anatomy-card" ref={ref}>
        <CardFace face={preparedFace(game, look, card, language)} size="zoom" />
        {anatomy.parts.map(({ part }, i) => (
          <span
            key={part}
            className="anatomy-pin"
            data-side={PARTS[part].side}
            style={{ top: `${heights[part] ?? 0}%` }}
            aria-hidden="true"
          >
            {i + 1}
          </span>
        ))}
      </div>
      <ol className="anatomy-parts">
        {anatomy.parts.map(({ part, title, text }) => (
          <li key={part} className="anatomy-part">
            <b className="anatomy-name">{tell(title)}</b>
            <span>{tell(text)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** How far down each part lies, in percent of the card. */
function usePartHeights(ref: React.RefObject<HTMLDivElement | null>, { parts }: Anatomy) {
  const [heights, setHeights] = useState<Readonly<Partial<Record<CardPart, number>>>>({})
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language fills the card otherwise
  useLayoutEffect(() => {
    const box = ref.current?.getBoundingClientRect()
    if (!box) return
    const middleOf = (part: CardPart): number => {
      const found = ref.current?.querySelector(PARTS[part].query)?.getBoundingClientRect()
      return found ? ((found.top + found.height / 2 - box.top) / box.height) * 100 : 0
    }
    setHeights(Object.fromEntries(parts.map(({ part }) => [part, middleOf(part)])))
  }, [parts, language])
  return heights
}
