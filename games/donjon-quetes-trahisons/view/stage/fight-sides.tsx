import { cardById, type Seat } from '@sablier/kernel'
import { CardPicture, Icon, type Throw } from '@sablier/ui'
import { HeroBust } from '../parts/hero-bust.tsx'
import { PowerShield } from '../parts/power-shield.tsx'
import { useDonjon } from '../use-donjon.ts'
import { type Brought, broughtTo, type FightStory } from './fight-story.ts'

/** The face of a die that counts twice. */
export const KRITIK = 8

/** More than these stand smaller, so that all fit. */
const MANY = 3

/** The dice of both sides, with what they came to. */
export function throwsOf(story: FightStory, words: ReturnType<typeof useDonjon>['words']): Throw[] {
  const side = (die: 'green' | 'red'): Throw => ({
    key: die,
    seat: null,
    name: words[die],
    sides: KRITIK,
    values: story[die],
    tone: die,
    total: story.totals?.[die],
  })
  return [side('green'), side('red')]
}

/** Which side won, and that a tie is one. */
export function Verdict({ story }: { story: FightStory }) {
  const { words } = useDonjon()
  const kind = story.defender >= 0 ? 'arena' : 'monster'
  const { totals, winner } = story
  return (
    <>
      {winner && (
        <span className={`verdict-${winner}`}>{words[winner === 'green' ? 'greenWins' : 'redWins'][kind]}</span>
      )}
      {totals && totals.green === totals.red && <small> {words.onTie}</small>}
    </>
  )
}

interface TeamProps {
  readonly story: FightStory
  readonly die: 'green' | 'red'
  readonly title: string
  /** Before that only the leaders are known: fists are closed. */
  readonly shown: boolean
}

/** One side of a fight: the leader at once, the others when the fists open. */
export function Team({ story, die, title, shown }: TeamProps) {
  const { game, language } = useDonjon()
  const foe = die === 'red' && story.defender < 0 && story.foe ? cardById(game, story.foe) : null
  const team = broughtTo(story, die).filter(({ lends }) => shown || story.defender < 0 || !lends)
  return (
    <div className={`team team-${die}`}>
      <h2>
        <Icon name={die === 'green' ? 'crossed-swords' : 'shield'} /> {title}
      </h2>
      <div className="team-row" data-many={team.length > MANY || undefined}>
        {team.map((one) => (
          <Fighter key={one.seat} brought={one} />
        ))}
        {foe && (
          <span className="fighter fighter-foe">
            <span className="fighter-card">
              <CardPicture card={foe} />
            </span>
            <b>{foe.name[language]}</b>
          </span>
        )}
      </div>
    </div>
  )
}

function Fighter({ brought: { seat, n, lends } }: { brought: Brought }) {
  const { seats, words } = useDonjon()
  return (
    <span className={`fighter${lends ? '' : ' fighter-leads'}`}>
      <HeroBust seat={seat}>
        <PowerShield power={n} tone={lends ? 'ally' : 'hero'} label={`${lends ? words.support : words.power} ${n}`} />
      </HeroBust>
      <b className="text-seat" data-seat={seat}>
        {nameOf(seats, seat)}
      </b>
    </span>
  )
}
const nameOf = (seats: ReturnType<typeof useDonjon>['seats'], seat: Seat): string => seats[seat]?.name ?? ''
