import { fillPlain } from '@sablier/kernel'
import { goalProgress } from '@sablier/thiefs-fortune'
import { CardPicture, Gauge, Icon, useLanguage } from '@sablier/ui'
import { useThiefWords } from './thief-words.ts'
import { cardOf, useThief } from './use-thief.ts'

/** A solo game has a goal where others have opponents: the Achievement, how far one is, and the cards still to come. */
export function GoalPanel() {
  const { table } = useThief()
  const words = useThiefWords()
  const language = useLanguage()
  const progress = goalProgress(table)
  const [piece] = table.zone('achievement').pieces
  const card = piece === undefined ? null : cardOf(table, piece)
  if (!progress || !card) return null
  const { text, now, need } = progress
  const pile = table.zone('solo-pile').size
  return (
    <div className="goal" data-part="goal" data-zone="achievement.-1">
      <span className="goal-picture">
        <CardPicture card={card} />
      </span>
      <div className="goal-words">
        <small>{words.goal}</small>
        <button type="button" className="goal-name" data-card={card.id}>
          {card.name[language]}
        </button>
        <span>{fillPlain(text, { n: need }, language)}</span>
      </div>
      <Gauge n={now} max={need} label={words.goalNow(now, need)} colour="var(--c-fortune)" />
      <span className="goal-pile" data-zone="solo-pile.-1" title={words.pile(pile)}>
        <Icon name="card-pick" label={words.pile(pile)} /> {pile}
      </span>
    </div>
  )
}
