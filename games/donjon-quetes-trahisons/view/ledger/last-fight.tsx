import { Die } from '@sablier/ui'
import { useMemo } from 'react'
import { fightOfTurn } from '../stage/fight-story.ts'
import { useDonjon } from '../use-donjon.ts'

const RECENT = 400

/** The dice of this turn's fight stay on the table until the turn is over. */
export function LastFight() {
  const { events, words } = useDonjon()
  const story = useMemo(() => fightOfTurn(events.slice(-RECENT)), [events])
  if (!story?.totals || !story.winner) return null
  const kind = story.defender >= 0 ? 'arena' : 'monster'
  const dice = (die: 'green' | 'red') =>
    story[die].map((value, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the dice of one throw have no other name than their place
      <Die key={i} sides={8} value={value} tone={die} rolls={false} label={`${words[die]}: ${value}`} />
    ))
  return (
    <section className="last-fight" aria-label={words.lastFight}>
      <span className="dice">{dice('green')}</span>
      <span>
        <b>
          {story.totals.green} – {story.totals.red}
        </b>
        <small>{words[story.winner === 'green' ? 'greenWins' : 'redWins'][kind]}</small>
      </span>
      <span className="dice">{dice('red')}</span>
    </section>
  )
}
