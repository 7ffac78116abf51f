import {
  type AnyGame,
  type CardBase,
  cardById,
  frenchSpacing,
  knownFacts,
  type Language,
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
  if (!target) return null
  const card = target.card === null ? null : (cardById(game, target.card) ?? null)
  if (!card && target.why === null) return null
  return <ZoomLayer key={target.card ?? target.why} game={game} look={look} card={card} target={target} />
}

function ZoomLayer({ game, look, card, target }: ZoomProps & { card: CardBase | null; target: ZoomTarget }) {
  const language = useLanguage()
  const say = useWords()
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
      aria-label={card ? card.name[language] : say('notNow')}
      className="zoom-layer"
      data-game={game.id}
      {...(isNarrow && { 'data-narrow': '' })}
      {...(target.passing && { 'data-passing': '' })}
    >
      {card && <CardFace face={preparedFace(game, look, card, language)} size="zoom" />}
      <div className="zoom-notes">
        {target.why !== null && (
          <p className="zoom-why">
            {say('notNow')} {ruleText(game, target.why, language) ?? target.why}
          </p>
        )}
        {card && <CardNotes game={game} look={look} card={card} />}
      </div>
    </aside>
  )
}

const MOST_RULES = 4

function ruleText(game: AnyGame, id: string, language: Language): string | null {
  const rule: Rule | undefined = game.shape.rules[id]
  if (!rule) return null
  return language === 'fr' ? frenchSpacing(rule.fr) : rule.en
}

/** What is not printed on the card: what its marks mean, where it comes from, its rules. */
export function CardNotes({ game, look, card }: ZoomProps & { card: CardBase }) {
  const language = useLanguage()
  const say = useWords()
  const { marks = [], rules = [] } = preparedFace(game, look, card, language).face
  const texts = rules.flatMap((id) => ruleText(game, id, language) ?? []).slice(0, MOST_RULES)
  return (
    <>
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
    </>
  )
}
