import type { Fight, Side } from '@sablier/donjon-quetes-trahisons'
import type { Seat } from '@sablier/kernel'
import { Icon, type IconName, useLanguage, useTable } from '@sablier/ui'
import type { FightStory } from './fight-story.ts'
import { TABLE_WORDS } from './table-words.ts'

const OPEN_HANDS: Readonly<Record<Exclude<Side, ''>, IconName>> = {
  attacker: 'broadsword',
  defender: 'shield',
  neutral: 'hand',
}

/** The spectators of an Arena: a closed fist while their side is secret, an open hand with the side once it is shown. */
export function ArenaFists({ fight, story }: { fight: Fight | null; story: FightStory | null }) {
  const { table } = useTable()
  const shown = story?.sides ?? new Map<Seat, Side>()
  const spectators = fight
    ? table.seats.filter((seat) => seat !== fight.leader && seat !== fight.defender)
    : [...shown.keys()]
  if (spectators.length === 0) return null
  return (
    <ul className="fists">
      {spectators.map((seat) => (
        <Fist key={seat} seat={seat} side={shown.get(seat) ?? ''} />
      ))}
    </ul>
  )
}

function Fist({ seat, side }: { seat: Seat; side: Side }) {
  const { table, seats, me, view } = useTable()
  const words = TABLE_WORDS[useLanguage()]
  const sealed = (seat === me ? (table.fact('sealed', seat) as Side) : '') || ''
  const talks = view.state.phase !== 'combat'
  const chooses = !talks && sealed === '' && view.waiting.includes(seat)
  const word = side ? words.sides[side] : talks ? words.undecided : chooses ? words.choosesSide : words.fist
  return (
    <li className={`fist${side ? ' fist-open' : ''}`} data-side={side || 'closed'}>
      <Icon key={side} name={side ? OPEN_HANDS[side] : talks ? 'conversation' : 'fist'} className="fist-sign" />
      <strong className="text-seat" data-seat={seat}>
        {seats[seat]?.name}
      </strong>
      <span>{word}</span>
      {!side && sealed && <small>{words.yourFist(words.sides[sealed])}</small>}
    </li>
  )
}
