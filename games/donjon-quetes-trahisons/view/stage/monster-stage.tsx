import {
  allyTotal,
  type Fight,
  fightersOf,
  foePower,
  foesOf,
  leaderPower,
  type Monster,
  monsterOdds,
  type Table,
} from '@sablier/donjon-quetes-trahisons'
import type { Seat } from '@sablier/kernel'
import { Count, Icon } from '@sablier/ui'
import type { ReactNode } from 'react'
import { HeroBust } from '../parts/hero-bust.tsx'
import { PowerShield } from '../parts/power-shield.tsx'
import { MonsterWords } from '../talk/monster-words.tsx'
import { type DonjonModel, useDonjon } from '../use-donjon.ts'
import { Announcements } from './announcements.tsx'
import { Foes } from './foes.tsx'
import { OddsBar, percent } from './odds-bar.tsx'
import { StageFrame } from './stage.tsx'
import { useThoughtOfAlly } from './thought-of-ally.ts'

/** A fight against a monster: who stands before it, both sums, the chance, and what victory and defeat bring. */
export function MonsterStage({ fight }: { fight: Fight }) {
  const { t, words, seats } = useDonjon()
  const thought = useThoughtOfAlly(fight)
  const ally = fight.ally >= 0 ? fight.ally : thought
  const alone = monsterOdds(t, fight, -1)
  const odds = monsterOdds(t, fight, ally)
  const note =
    ally >= 0 ? `${words.alone} ${percent(alone)} % → ${words.with} ${seats[ally]?.name} ${percent(odds)} %` : words.tie
  return (
    <StageFrame set={fight.kind === 'guardian' ? 'temple' : 'gate'} words={<MonsterWords fight={fight} />}>
      <div className="monster-fight" data-part="fight">
        <Challenger seat={fight.leader} ally={ally} isThought={fight.ally < 0} />
        <div className="sums">
          <HeroSum fight={fight} ally={ally} />
          <OddsBar odds={odds} note={note} />
          <FoeSum fight={fight} />
          <Stakes fight={fight} ally={ally} />
        </div>
        <Foes fight={fight} />
      </div>
      <Announcements />
    </StageFrame>
  )
}

/** The power of the heroes: the challenger's, the ally's, the help of others, and a die. */
function HeroSum({ fight, ally }: { fight: Fight; ally: Seat }) {
  const { t, words, seats } = useDonjon()
  const own = leaderPower(t, fight, fight.leader)
  const others = othersHelp(t, fight)
  return (
    <p className="sum">
      <Summand label={seats[fight.leader]?.name ?? ''}>
        <PowerShield power={own} label={`${words.power} ${own}`} />
      </Summand>
      {ally >= 0 && <AllySummand fight={fight} ally={ally} isThought={fight.ally < 0} />}
      {others > 0 && (
        <HelpSummand label={words.theOthers} tone="ally">
          {others}
        </HelpSummand>
      )}
      <i>+</i>
      <Summand label={words.green}>
        <span className="die-blank die-blank-green">?</span>
      </Summand>
    </p>
  )
}

/** The power of the monsters, and a die. */
function FoeSum({ fight }: { fight: Fight }) {
  const model = useDonjon()
  const { t, words } = model
  const foe = foePower(t, fight)
  return (
    <p className="sum">
      <Summand label={foeName(fight, foesOf(t, fight)[0], model)}>
        <PowerShield power={foe} tone="foe" label={`${words.power} ${foe}`} />
      </Summand>
      <i>+</i>
      <Summand label={words.red}>
        <span className="die-blank die-blank-red">?</span>
      </Summand>
    </p>
  )
}

function foeName(fight: Fight, foe: Monster | undefined, { words, language }: DonjonModel): string {
  if (fight.kind === 'guardian') return words.guardian
  return fight.kind === 'hell' ? words.risen : (foe?.name[language] ?? '')
}

function Summand({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="summand">
      {children}
      {label && <small>{label}</small>}
    </span>
  )
}

/** On a Day in Hell everybody lends what they have. */
function othersHelp(t: Table, fight: Fight): number {
  if (fight.kind !== 'hell') return 0
  return fightersOf(t, fight, 'attacker').reduce(
    (sum, seat) => sum + (seat === fight.leader ? 0 : allyTotal(t, fight, seat)),
    0,
  )
}

function AllySummand({ fight, ally, isThought }: { fight: Fight; ally: Seat; isThought: boolean }) {
  const { t, seats } = useDonjon()
  return (
    <HelpSummand label={seats[ally]?.name ?? ''} tone={isThought ? 'ghost' : 'ally'}>
      {allyTotal(t, fight, ally)}
    </HelpSummand>
  )
}

interface HelpSummandProps {
  readonly label: string
  readonly tone: 'ally' | 'ghost'
  readonly children: number
}

function HelpSummand({ label, tone, children: n }: HelpSummandProps) {
  const { words } = useDonjon()
  return (
    <>
      <i>+</i>
      <Summand label={label}>
        <PowerShield power={n} tone={tone} label={`${words.support} ${n}`} />
      </Summand>
    </>
  )
}

function Challenger({ seat, ally, isThought }: { seat: Seat; ally: Seat; isThought: boolean }) {
  return (
    <div className="challenger">
      <HeroBust seat={seat} />
      {ally >= 0 && (
        <span className={`challenger-ally${isThought ? ' challenger-thought' : ''}`}>
          <HeroBust seat={ally} />
        </span>
      )}
    </div>
  )
}

/** What victory and defeat bring. */
function Stakes({ fight, ally }: { fight: Fight; ally: Seat }) {
  const { t, words } = useDonjon()
  const foes = foesOf(t, fight)
  const gems = fight.kind === 'guardian' ? t.track('temple-gems') : foes.reduce((sum, foe) => sum + foe.gems, 0)
  const trophies = fight.kind === 'monster' ? (foes[0]?.trophies ?? 0) : 0
  return (
    <p className="stakes">
      <span className="stakes-win">
        <b>{words.win}</b>
        {gems > 0 && <Count kind="gem" n={`+${gems}`} label={words.gems} />}
        {trophies > 0 && <Count kind="trophy" n={`+${trophies}`} label={words.trophies} />}
        {fight.kind === 'monster' && <small>{words.spoilTo}</small>}
      </span>
      <span className="stakes-lose">
        <b>{words.lose}</b> <Icon name="drop" />
        <small>{fight.kind === 'hell' ? words.loseHell : ally >= 0 ? words.loseBoth : words.loseText}</small>
      </span>
    </p>
  )
}
