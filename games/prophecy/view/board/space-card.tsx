import type { CreatureCard } from '@sablier/prophecy'
import { CardBack, CardPicture, Icon, useLanguage, useTable } from '@sablier/ui'
import { useAdventure } from '../use-adventure.ts'
import { useCreatureValues } from './use-creature-values.ts'

/** A word that is wider than a card unless its letters stand closer. */
const LONG_WORD = /\S{11}/

/** The adventure card that lies in a space: its back, or its picture with what one must know of it. */
export function SpaceCard({ n }: { n: number }) {
  const { t, view, look } = useAdventure()
  const language = useLanguage()
  const covered = t.zone('covered', n).top
  const open = t.zone('space', n).top
  if (open === undefined) {
    if (covered === undefined) return null
    return (
      <span className="space-card space-card-back" data-piece={view.ids[covered] ?? ''}>
        <CardBack back={look.faces?.backs['covered']} shape="tall" />
      </span>
    )
  }
  const card = t.card(open)
  return (
    <span
      className={`space-card space-card-${card.kind === 'creature' ? (card as CreatureCard).family : 'opportunity'}`}
      data-piece={view.ids[open] ?? ''}
      data-card={card.id}
    >
      <CardPicture card={card} />
      {card.kind === 'creature' && <Values creature={card as CreatureCard} n={n} />}
      <b className="space-card-name" data-long={LONG_WORD.test(card.name[language]) || undefined}>
        {card.name[language]}
      </b>
    </span>
  )
}

/** Strength, Willpower and experience of a creature; a Strength that the ground raises is marked. */
function Values({ creature, n }: { creature: CreatureCard; n: number }) {
  const { me } = useTable()
  const values = useCreatureValues(creature, n, me ?? 0)
  return (
    <span className="space-values">
      {values.map(({ type, n: value, raised }) => (
        <b key={type} className={`value value-${type}${raised ? ' value-raised' : ''}`}>
          {value}
        </b>
      ))}
      <span className="value-experience">
        {creature.experience}
        <Icon name="sign-star" />
      </span>
      {creature.lives > 1 && (
        <span className="value-lives">
          {Array.from({ length: creature.lives }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lives have no name but their number
            <Icon key={i} name="hearts" />
          ))}
        </span>
      )}
    </span>
  )
}
