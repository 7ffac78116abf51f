import {
  arenaOdds,
  type Fight,
  fightPower,
  leaderPower,
  occasionPhrase,
  type Side,
  spectatorsOf,
  support,
} from '@sablier/donjon-quetes-trahisons'
import type { Seat } from '@sablier/kernel'
import { Choosable, Icon, phraseText } from '@sablier/ui'
import type { ReactNode } from 'react'
import { GoodsLine } from '../parts/goods-line.tsx'
import { HeroBust } from '../parts/hero-bust.tsx'
import { Honour } from '../parts/honour.tsx'
import { PowerShield } from '../parts/power-shield.tsx'
import { ArenaWords } from '../talk/arena-words.tsx'
import { useDonjon } from '../use-donjon.ts'
import { Announcements } from './announcements.tsx'
import { Fists } from './fists.tsx'
import { OddsBar, percent } from './odds-bar.tsx'
import { StageFrame } from './stage.tsx'

/** An Arena before the dice: two camps to choose from, the sums as far as they lie open, and the spectators' fists. */
export function ArenaStage({ fight }: { fight: Fight }) {
  const { t, words, seats } = useDonjon()
  const name = (seat: Seat) => seats[seat]?.name ?? ''
  return (
    <StageFrame set="arena" words={<ArenaWords fight={fight} />}>
      <div className="arena" data-part="fight">
        <Camp fight={fight} side="attacker" />
        <div className="pit">
          <h2>{words.arenaOpen}</h2>
          <p className="pit-powers">
            <span className="die-blank die-blank-green">?</span>
            <b className="pit-power pit-green">{leaderPower(t, fight, fight.leader)}</b>
            <i>{words.versus}</i>
            <b className="pit-power pit-red">{leaderPower(t, fight, fight.defender)}</b>
            <span className="die-blank die-blank-red">?</span>
          </p>
          <OddsBar odds={arenaOdds(t, fight)} note={words.beforeFists} />
          <Fists fight={fight} />
          <p className="pit-stake">
            <Icon name="robber-hand" /> {words.stake(name(fight.owner), name(fight.defender))}
          </p>
        </div>
        <Camp fight={fight} side="defender" />
        <Announcements />
      </div>
    </StageFrame>
  )
}

/** One camp: its leader with the power, what was promised to you there, and what it would be with you. */
function Camp({ fight, side }: { fight: Fight; side: Exclude<Side, '' | 'neutral'> }) {
  const { t, words, seats, me, ask } = useDonjon()
  const leader = side === 'attacker' ? fight.leader : fight.defender
  const power = leaderPower(t, fight, leader)
  const mayJoin = me !== null && spectatorsOf(t, fight).includes(me)
  const content = (
    <>
      <span className="camp-head">
        <Icon name={side === 'attacker' ? 'crossed-swords' : 'shield'} />
        <span>{words[side]}</span>
        <b>{seats[leader]?.name}</b>
      </span>
      <span className="camp-body">
        <HeroBust seat={leader}>
          <PowerShield power={power} label={`${words.power} ${power}`} />
        </HeroBust>
        <Pact from={side === 'attacker' ? fight.owner : fight.defender} to={mayJoin ? me : null} />
      </span>
      {mayJoin && <WithYou fight={fight} side={side} me={me} />}
    </>
  )
  const isAsked = ask?.options.some(({ id }) => id === side) ?? false
  if (!isAsked && !ask?.options.some((option) => option.seat === leader))
    return <CampBox side={side}>{content}</CampBox>
  return (
    <Choosable
      target={isAsked ? { option: side } : { seat: leader }}
      label={`${words[side]}: ${seats[leader]?.name}`}
      className={`camp camp-${side}`}
      twice={isAsked}
    >
      {content}
    </Choosable>
  )
}

function CampBox({ side, children }: { side: string; children: ReactNode }) {
  return <div className={`camp camp-${side}`}>{children}</div>
}

/** More promises are read in the ledger. */
const PACTS = 3

/**
 * What a leader has promised for fists, and how far the word can be relied on. Whoever may still take a side reads what they get
 * themselves; null: everybody's.
 */
function Pact({ from, to }: { from: Seat; to: Seat | null }) {
  const { t, words, seats, reader } = useDonjon()
  const open = t.fact('promised').filter((one) => one.from === from && one.state === 'open')
  const pacts = to === null ? open : open.filter((one) => one.to === to)
  return (
    <span className="pact">
      {pacts.length === 0 && <i>{to === null ? words.nobodyPromised : words.nothingPromised}</i>}
      {pacts.slice(0, PACTS).map((pact, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: promises are known by their number
        <span key={i} className="pact-goods">
          {to === null && (
            <b className="text-seat" data-seat={pact.to}>
              {seats[pact.to]?.name}{' '}
            </b>
          )}
          <GoodsLine goods={pact.goods} still /> <small>{words.conditions[pact.condition]}</small>
          {pact.when && <small> · {phraseText(occasionPhrase(pact.when), reader)}</small>}
        </span>
      ))}
      {pacts.length > PACTS && <small>+{pacts.length - PACTS}</small>}
      <Honour seat={from} />
    </span>
  )
}

/** The chance of a camp with you in it, and what winning and losing with it bring. */
function WithYou({ fight, side, me }: { fight: Fight; side: 'attacker' | 'defender'; me: Seat }) {
  const { t, words } = useDonjon()
  const help = support(t, fightPower(t, fight, me), true)
  const odds = side === 'attacker' ? arenaOdds(t, fight, help) : 1 - arenaOdds(t, fight, -help)
  const own = t.track('trophies', me)
  return (
    <span className="with-you">
      <span className="with-odds">
        {words.withYou} +{help} <b>{words.odds(percent(odds))}</b>
      </span>
      <span>
        <Icon name="trophy" /> {words.win}: {own} → {own + 1}
      </span>
      <span>
        <Icon name="drop" /> {words.lose}: {words.loseText}
      </span>
    </span>
  )
}
