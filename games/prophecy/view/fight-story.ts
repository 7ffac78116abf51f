import type { Seat, SeenEvent } from '@sablier/kernel'
import { type SaidLine, saidLine } from '@sablier/ui'

/** One throw of both dice with what each side made of it. */
interface Throw {
  readonly light: number
  readonly dark: number
  readonly mine: number
  readonly theirs: number
}
/** A fight as far as it has gone, read from what was told. */
export interface FightStory {
  readonly seat: Seat
  readonly creature: string
  /** Where it was fought; null if nobody was seen to move there. */
  readonly place: number | null
  readonly type: 'strength' | 'willpower'
  readonly lives: number
  readonly items: readonly string[]
  /** The item that was thrown for one roll. */
  readonly thrown: string | null
  /** What was used for the roll at hand: a thrown weapon, scrolls; none of it lasts. */
  readonly forRoll: readonly string[]
  /** A blessing on the roll at hand. */
  readonly blessing: number
  /** True once a help for the whole fight was paid. */
  readonly helped: boolean
  /** The dice that lie there before their totals are told. */
  readonly fallen: { readonly light: number; readonly dark: number } | null
  readonly price: number
  readonly base: number | null
  readonly bonus: number
  readonly creatureBase: number | null
  readonly throws: readonly Throw[]
  readonly outcome: 'won' | 'drawn' | 'lost' | null
  /** The fight as it was before its last roll. */
  readonly before: FightStory | null
  /** The answer after which it was told last. */
  readonly entry: number
}

const BEGINNINGS: Readonly<Record<string, FightStory['type']>> = {
  'fight-strength': 'strength',
  'fight-willpower': 'willpower',
}
const OUTCOMES = { 'fight-won': 'won', 'fight-drawn': 'drawn', 'fight-lost': 'lost' } as const
const isOutcome = (key: string): key is keyof typeof OUTCOMES => key in OUTCOMES

function begin(told: SaidLine, type: FightStory['type'], place: number | null): FightStory {
  return {
    seat: told.seat(),
    creature: told.card() ?? '',
    place,
    type,
    lives: 1,
    items: [],
    thrown: null,
    forRoll: [],
    blessing: 0,
    helped: false,
    fallen: null,
    price: 0,
    base: null,
    bonus: 0,
    creatureBase: null,
    throws: [],
    outcome: null,
    before: null,
    entry: told.entry,
  }
}

/** What one more line tells of a fight. */
function goOn(fight: FightStory, told: SaidLine): FightStory {
  const { key, entry } = told
  if (isOutcome(key)) return { ...fight, entry, outcome: OUTCOMES[key] }
  switch (key) {
    case 'three-lives':
      return { ...fight, lives: 3 }
    case 'item-declared':
      return { ...fight, items: [...fight.items, told.card() ?? ''] }
    case 'thrown':
      return { ...fight, thrown: told.card(), forRoll: [...fight.forRoll, told.card() ?? ''] }
    case 'item-used':
      return { ...fight, forRoll: [...fight.forRoll, told.card() ?? ''] }
    case 'blessed':
      return { ...fight, blessing: told.number('n') }
    case 'informers-paid':
      return { ...fight, helped: true }
    case 'price-paid':
      return { ...fight, price: told.number('n') }
    case 'base-strength':
    case 'base-willpower':
      return { ...fight, base: told.number('n'), bonus: 0, type: key === 'base-strength' ? 'strength' : 'willpower' }
    case 'bonus':
      return { ...fight, bonus: told.number('n') }
    case 'base-strength-creature':
    case 'base-willpower-creature':
      return { ...fight, creatureBase: told.number('n') }
    case 'totals': {
      const [light, dark] = [told.number('light'), told.number('dark')]
      const [mine, theirs] = [told.number('mine'), told.number('theirs')]
      const throws = [...fight.throws, { light, dark, mine, theirs }]
      return { ...fight, entry, throws, forRoll: [], blessing: 0, fallen: null, before: { ...fight, before: null } }
    }
    default:
      return fight
  }
}

/** One more die of a roll. */
function withDie(fight: FightStory, purpose: string, value: number): FightStory {
  const { light, dark } = fight.fallen ?? { light: 0, dark: 0 }
  if (purpose === 'creature') return { ...fight, fallen: { light, dark: value } }
  return purpose === 'fight' || purpose === 'reroll' ? { ...fight, fallen: { light: value, dark } } : fight
}

/** The latest fight that was told of, if there was one. */
export function lastFight(events: readonly SeenEvent[]): FightStory | null {
  let fight: FightStory | null = null
  const places = new Map<Seat, number>()
  for (const event of events) {
    if (event.type === 'track-changed' && event.name === 'position') places.set(event.seat, event.to)
    if (event.type === 'rolled' && fight) fight = withDie(fight, event.purpose, Math.max(...event.values))
    const told = saidLine(event)
    if (!told) continue
    const type = BEGINNINGS[told.key]
    if (type) fight = begin(told, type, places.get(told.seat()) ?? null)
    else if (fight && fight.outcome === null) fight = goOn(fight, told)
  }
  return fight
}

/** How many of the creature's lives are won by now. */
export const livesWon = ({ throws }: FightStory): number => throws.filter(({ mine, theirs }) => mine > theirs).length
