import { type Fight, type Side, spectatorsOf, support } from '@sablier/donjon-quetes-trahisons'
import type { Seat } from '@sablier/kernel'
import { Icon, type IconName, useChosen } from '@sablier/ui'
import { useDonjon } from '../use-donjon.ts'

const OPEN_HANDS: Readonly<Record<Exclude<Side, ''>, IconName>> = {
  attacker: 'crossed-swords',
  defender: 'shield',
  neutral: 'hand',
}

/** The spectators of an Arena: an open hand while they listen, a closed fist once they have chosen in secret. */
export function Fists({ fight }: { fight: Fight }) {
  const { t } = useDonjon()
  return (
    <ul className="fists">
      {spectatorsOf(t, fight).map((seat) => (
        <Fist key={seat} seat={seat} />
      ))}
    </ul>
  )
}

function Fist({ seat }: { seat: Seat }) {
  const { t, seats, me, view, words } = useDonjon()
  const chosen = useChosen()[0] as Side | undefined
  const shown = t.fact('sides')[seat] || ''
  const own: Side = seat === me ? t.fact('sealed', seat) || chosen || '' : ''
  const talks = t.phase !== 'combat'
  const chooses = !talks && view.waiting.includes(seat)
  const icon = shown ? OPEN_HANDS[shown] : talks || chooses ? 'hand' : 'fist'
  const lends = support(t, t.track('power', seat), true)
  const word = shown ? words.sides[shown] : talks ? words.undecided : chooses ? words.choosesSide : words.fist
  return (
    <li className={`fist${seat === me ? ' fist-mine' : ''}`} data-side={shown || 'closed'} data-seat={seat}>
      <span className="fist-hand">
        <Icon key={icon} name={icon} label={word} />
      </span>
      <b className="text-seat">{seats[seat]?.name}</b>
      <small>+{lends}</small>
      {own && <em>{words.sides[own]}</em>}
    </li>
  )
}
