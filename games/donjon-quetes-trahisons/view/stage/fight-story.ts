import type { Side } from '@sablier/donjon-quetes-trahisons'
import type { Seat, SeenEvent } from '@sablier/kernel'
import { type SaidLine, saidLine } from '@sablier/ui'

/** What somebody brought to a fight. */
export interface Brought {
  readonly seat: Seat
  readonly n: number
  readonly lends: boolean
}
/** The latest fight of this turn, read from what was told. */
export interface FightStory {
  /** The monster turned up, null in an Arena. */
  readonly foe: string | null
  readonly leader: Seat
  readonly defender: Seat
  readonly green: readonly number[]
  readonly red: readonly number[]
  /** Who brought what, in the order in which it was told. */
  readonly brought: readonly Brought[]
  /** Where the spectators of an Arena turned out to stand. */
  readonly sides: ReadonlyMap<Seat, Side>
  readonly totals: { readonly green: number; readonly red: number } | null
  readonly winner: 'green' | 'red' | null
}

/** Who stands on the side of a die, and with what: in an Arena the defender and those who joined them have the red one. */
export function broughtTo({ brought, sides, defender }: FightStory, die: 'green' | 'red'): Brought[] {
  const isRed = (seat: Seat): boolean => seat === defender || sides.get(seat) === 'defender'
  return brought.filter(({ seat }) => isRed(seat) === (die === 'red'))
}

const begin = (part: Partial<FightStory>): FightStory => ({
  foe: null,
  leader: -1,
  defender: -1,
  green: [],
  red: [],
  brought: [],
  sides: new Map(),
  totals: null,
  winner: null,
  ...part,
})

function goOn(fight: FightStory, told: SaidLine): FightStory {
  switch (told.key) {
    case 'fight-replayed':
      return begin({ foe: fight.foe, leader: fight.leader, defender: fight.defender, sides: fight.sides })
    case 'leader-power':
    case 'ally-lends': {
      const brought = { seat: told.seat(), n: told.number('n'), lends: told.key === 'ally-lends' }
      return { ...fight, brought: [...fight.brought, brought] }
    }
    case 'joined-side':
      return { ...fight, sides: new Map(fight.sides).set(told.seat(), told.word('side') as Side) }
    case 'stayed-neutral':
      return { ...fight, sides: new Map(fight.sides).set(told.seat(), 'neutral') }
    case 'totals':
      return { ...fight, totals: { green: told.number('green'), red: told.number('red') } }
    case 'green-wins':
      return { ...fight, winner: 'green' }
    case 'red-wins':
      return { ...fight, winner: 'red' }
    default:
      return fight
  }
}

/** The fight of the running turn as far as it was told; null before there is one. */
export function fightOfTurn(events: readonly SeenEvent[]): FightStory | null {
  let fight: FightStory | null = null
  for (const event of events) {
    const rolled = event.type === 'rolled' ? event : null
    const told = saidLine(event)
    if (event.type === 'phase-begun' && event.phase === 'turn-start') fight = null
    else if (rolled?.purpose === 'green' || rolled?.purpose === 'red')
      fight = { ...(fight ?? begin({ leader: rolled.seat })), [rolled.purpose]: rolled.values }
    else if (told?.key === 'card-drawn') fight = begin({ foe: told.card(), leader: told.seat() })
    else if (told?.key === 'arena-opened') fight = begin({ leader: told.seat(), defender: told.seat('other') })
    else if (told && fight) fight = goOn(fight, told)
  }
  return fight
}
