import { cardById, logLines, type Seat } from '@sablier/kernel'
import { CardPicture, DiceStage, Icon, RichText, type Throw, tokenTime, useTable } from '@sablier/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { HeroBust } from '../parts/hero-bust.tsx'
import { PowerShield } from '../parts/power-shield.tsx'
import { useDonjon } from '../use-donjon.ts'
import { consequencesOf } from './consequences.ts'
import { type Brought, broughtTo, type FightStory, fightOfTurn } from './fight-story.ts'
import { StageFrame } from './stage.tsx'
import type { Clash } from './use-clash.ts'

const KRITIK = 8
/** How long the result stays, in banners. */
const STAYS = 2

/** The dice of a fight: they roll, the fists open, the sums are made, one side wins; a press goes on. */
export function ClashStage({ clash }: { clash: Clash }) {
  const { words } = useDonjon()
  const { id, events, end } = clash
  const story = useMemo(() => fightOfTurn(events), [events])
  const [read, setRead] = useState('')
  const isRead = read === id
  const goOn = useRef(end)
  useEffect(() => {
    goOn.current = end
  })
  // Others may answer meanwhile: what they do does not make the result stay longer.
  useEffect(() => {
    if (!isRead) return
    const timer = setTimeout(() => goOn.current(), STAYS * tokenTime('t-banner'))
    return () => clearTimeout(timer)
  }, [isRead])
  if (!story?.totals) return null
  const isArena = story.defender >= 0
  const kritik = [...story.green, ...story.red].includes(KRITIK)
  return (
    <StageFrame set={isArena ? 'arena' : 'gate'}>
      <div className={`clash${isRead ? ' clash-read' : ''}`} data-part="fight">
        <Team story={story} die="green" title={isArena ? words.attackers : words.heroes} shown={isRead} />
        <div className="clash-dice">
          {kritik && isRead && <strong className="kritik">{words.kritik}</strong>}
          <DiceStage
            id={id}
            throws={throwsOf(story, words)}
            onRead={() => setRead(id)}
            verdict={<Verdict story={story} />}
          />
        </div>
        <Team story={story} die="red" title={isArena ? words.defenders : words.monsters} shown={isRead} />
        <Consequences clash={clash} shown={isRead} />
        <button type="button" className="clash-on say" onClick={end}>
          {words.goOn}
        </button>
      </div>
    </StageFrame>
  )
}

function throwsOf(story: FightStory, words: ReturnType<typeof useDonjon>['words']): Throw[] {
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

function Verdict({ story }: { story: FightStory }) {
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
function Team({ story, die, title, shown }: TeamProps) {
  const { game, language } = useDonjon()
  const foe = die === 'red' && story.defender < 0 && story.foe ? cardById(game, story.foe) : null
  const team = broughtTo(story, die).filter(({ lends }) => shown || story.defender < 0 || !lends)
  return (
    <div className={`team team-${die}`}>
      <h2>
        <Icon name={die === 'green' ? 'crossed-swords' : 'shield'} /> {title}
      </h2>
      <div className="team-row">
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

/** What follows from the fight, line by line. */
function Consequences({ clash, shown }: { clash: Clash; shown: boolean }) {
  const { game, reader } = useTable()
  const lines = useMemo(() => logLines(consequencesOf(clash.events), { game, reader }), [clash.events, game, reader])
  return (
    <ul className="consequences" aria-hidden={!shown}>
      {shown &&
        lines.map(({ key, nodes, event }) => (
          <li key={key} className={event.type === 'said' && event.key.endsWith('-broken') ? 'consequence-broken' : ''}>
            <RichText nodes={nodes} tappable={false} />
          </li>
        ))}
    </ul>
  )
}
