import {
  type AnyGame,
  type CardBase,
  cardById,
  frenchSpacing,
  knownFacts,
  provenanceLine,
  type Rule,
} from '@sablier/kernel'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { GameView } from '../game-view.ts'
import { useLanguage } from '../language.tsx'
import { useWords } from '../words.ts'
import { CardFace } from './card-face.tsx'
import { preparedFace } from './prepared-face.ts'
import { watchZoom, type ZoomTarget } from './watch-zoom.ts'
import { placeZoom } from './zoom-place.ts'

interface ZoomProps {
  readonly game: AnyGame
  readonly look: GameView
}

const NARROW = 700

/** Shows cards closely, beside where they stand: every element with `data-card` on the page. One per page. */
export function CardZoom({ game, look }: ZoomProps) {
  const [target, setTarget] = useState<ZoomTarget | null>(null)
  useEffect(() => watchZoom(document, setTarget), [])
  const card = target && cardById(game, target.card)
  return card ? <ZoomLayer key={target.card} game={game} look={look} card={card} target={target} /> : null
}

function ZoomLayer({ game, look, card, target }: ZoomProps & { card: CardBase; target: ZoomTarget }) {
  const language = useLanguage()
  const layer = useRef<HTMLDivElement>(null)
  const isNarrow = window.innerWidth < NARROW
  const { element } = target
  useLayoutEffect(() => {
    const zoom = layer.current
    if (!zoom) return
    zoom.showPopover()
    const { left, top } = placeZoom(
      element.getBoundingClientRect(),
      { width: zoom.offsetWidth, height: zoom.offsetHeight },
      { width: window.innerWidth, height: window.innerHeight },
    )
    zoom.style.left = `${left}px`
    zoom.style.top = `${top}px`
  }, [element])
  return (
    <aside
      ref={layer}
      popover="manual"
      aria-label={card.name[language]}
      className="zoom-layer"
      data-game={game.id}
      {...(isNarrow && { 'data-narrow': '' })}
      {...(target.passing && { 'data-passing': '' })}
    >
      <CardFace face={preparedFace(game, look, card, language)} size="zoom" />
      <CardNotes game={game} look={look} card={card} why={target.why} />
    </aside>
  )
}

const MOST_RULES = 4

/** What is not printed on the card: why it cannot be chosen, what its marks mean, where it comes from, its rules. */
export function CardNotes({ game, look, card, why }: ZoomProps & { card: CardBase; why: string | null }) {
  const language = useLanguage()
  const say = useWords()
  const { marks = [], rules = [] } = preparedFace(game, look, card, language).face
  const ruleText = (id: string): string | null => {
    const rule: Rule | undefined = game.shape.rules[id]
    if (!rule) return null
    return language === 'fr' ? frenchSpacing(rule.fr) : rule.en
  }
  const texts = rules.flatMap((id) => ruleText(id) ?? []).slice(0, MOST_RULES)
  return (
    <div className="zoom-notes">
      {why !== null && (
        <p className="zoom-why">
          {say('notNow')} {ruleText(why) ?? why}
        </p>
      )}
      <p className="zoom-list">
        {provenanceLine(knownFacts(game, card), language)} {say('copies', { n: card.copies })}
      </p>
      {marks.length > 0 && (
        <ul className="zoom-list">
          {marks.map(({ label }) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      )}
      {texts.length > 0 && (
        <>
          <p className="zoom-head">{say('cardRules')}</p>
          <ul className="zoom-list">
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
