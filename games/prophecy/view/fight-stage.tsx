import { cardById, fill, plain, textOf } from '@sablier/kernel'
import type { CreatureCard } from '@sablier/prophecy'
import { CardFace, Die, Icon, preparedFace, RichText, useLanguage, useTable } from '@sablier/ui'
import { useMemo } from 'react'
import { type FightStory, lastFight, livesWon } from './fight-story.ts'
import { FIGHT_WORDS } from './fight-words.ts'

/** How long a finished fight stays in sight, in answers. */
const REMEMBERED = 8
const RECENT = 400
const ITEMS = { en: '{items}', fr: '{items}' }

interface Fighting {
  readonly fight: FightStory
  readonly creature: CreatureCard
}

/** The fight that goes on or ended just now, unless somebody has met another card since. */
export function useFight(): Fighting | null {
  const { events, view, game, ask } = useTable()
  const fight = useMemo(() => lastFight(events.slice(-RECENT)), [events])
  if (!fight) return null
  const isOver = fight.outcome !== null
  if (isOver && (view.entries - fight.entry > REMEMBERED || ask?.text.startsWith('meet-'))) return null
  const creature = cardById(game, fight.creature) as CreatureCard | null
  return creature && { fight, creature }
}

/** A fight for all to see: both sides, what they add, their dice, and what is left of the creature. */
export function FightStage({ fight, creature }: Fighting) {
  const model = useTable()
  const language = useLanguage()
  const words = FIGHT_WORDS[language]
  const { seats, table, game, look, reader } = model
  const { seat, type, throws, outcome } = fight
  const value = fight.base ?? table.track(type, seat)
  const theirs = fight.creatureBase ?? creature[type]
  const last = throws.at(-1)
  const label = plain(textOf(model, 'tracks', type))
  return (
    <section className="fight-stage" data-part="fight" aria-label={words.fight} data-outcome={outcome ?? 'open'}>
      <div className="fight-side" data-seat={seat}>
        <strong className="text-seat">{seats[seat]?.name}</strong>
        <Sum base={value} bonus={fight.bonus} label={label} sign={type === 'strength' ? 'fist' : 'magic-swirl'} />
        {last && <Die key={throws.length} sides={6} value={last.light} label={words.die(last.light)} />}
        {last && <b className="fight-total">{last.mine}</b>}
        {fight.price > 0 && <small>{words.paid(fight.price)}</small>}
        {fight.items.length > 0 && (
          <small className="fight-items">
            <RichText nodes={fill(ITEMS, { items: { list: fight.items.map((card) => ({ card })) } }, reader)} />
          </small>
        )}
        {fight.thrown && <small className="fight-items">{words.thrown(reader.cardName(fight.thrown))}</small>}
      </div>
      <div className="fight-middle">
        <Icon name="crossed-swords" className="fight-swords" />
        <output className="fight-verdict" aria-live="polite">
          {outcome ? words[outcome] : throws.length > 0 ? words.goesOn : words.before}
        </output>
        {fight.lives > 1 && <Lives won={livesWon(fight)} lives={fight.lives} />}
        {throws.length > 1 && (
          <ol className="fight-throws" aria-label={words.throws}>
            {throws.map(({ mine, theirs: other }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: throws have no name but their number
              <li key={n}>
                {mine} : {other}
              </li>
            ))}
          </ol>
        )}
      </div>
      <div className="fight-side fight-creature">
        <strong className="fight-creature-name">{creature.name[language]}</strong>
        <button type="button" className="fight-card" data-card={creature.id}>
          <CardFace face={preparedFace(game, look, creature, language)} size="tall" />
        </button>
        <span className="fight-values">
          <Sum base={theirs} bonus={0} label={label} sign={type === 'strength' ? 'fist' : 'magic-swirl'} />
          {last && <Die key={throws.length} sides={6} value={last.dark} tone="dark" label={words.die(last.dark)} />}
          {last && <b className="fight-total">{last.theirs}</b>}
        </span>
      </div>
    </section>
  )
}

interface SumProps {
  readonly base: number
  readonly bonus: number
  readonly label: string
  readonly sign: 'fist' | 'magic-swirl'
}

/** What a side has before its die. */
function Sum({ base, bonus, label, sign }: SumProps) {
  return (
    <span className="fight-sum">
      <Icon name={sign} label={label} /> {base}
      {bonus > 0 && ` + ${bonus}`}
      {bonus < 0 && ` − ${-bonus}`}
    </span>
  )
}

/** The lives of a creature that must be beaten several times in a row. */
function Lives({ won, lives }: { won: number; lives: number }) {
  const words = FIGHT_WORDS[useLanguage()]
  return (
    <span className="fight-lives" role="img" aria-label={words.lives(lives - won)}>
      {Array.from({ length: lives }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lives have no name but their number
        <Icon key={n} name={n < lives - won ? 'hearts' : 'death-skull'} />
      ))}
    </span>
  )
}
