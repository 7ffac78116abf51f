import type { Flow, Piece, Seat } from '@sablier/kernel'
import type { RuleId } from '../../../rulebook/rules.ts'
import type { Fight } from '../../facts/fight.ts'
import type { Table } from '../../shape.ts'
import { hasUnique, held, wornReserved } from '../adventurer/heroes.ts'
import { involved, sideOf } from './fight.ts'
import { isForesterPrey } from './power.ts'

const DECLARATIONS = ['rage', 'hunt', 'effort', 'power-armour', 'lightning-axe', 'vial'] as const
type Declaration = (typeof DECLARATIONS)[number]

/** What a hero has at hand to declare before the dice, as everybody can see. */
export function declarable(t: Table, fight: Fight, seat: Seat): Declaration[] {
  const things: Declaration[] = []
  if (t.track('unique-power', seat) === 0 && t.zone('worn', seat).isEmpty && t.zone('pack', seat).isEmpty) return things
  if (hasUnique(t, seat, 'barbarian')) things.push('rage')
  if (hasUnique(t, seat, 'forester') && isForesterPrey(t, fight)) things.push('hunt')
  if (hasUnique(t, seat, 'warrior')) things.push('effort')
  if (t.track('doubled', seat) === 0) {
    if (wornReserved(t, seat, 'armour-of-power') !== undefined) things.push('power-armour')
    if (wornReserved(t, seat, 'lightning-axe') !== undefined) things.push('lightning-axe')
  }
  if (held(t, 'pack', seat, 'chaotic-vial') !== undefined) things.push('vial')
  return things
}

/** Before the dice: those involved are asked in turn order, and again after each declaration, until all pass in a row. */
export function* declarePowers(t: Table, fight: Fight): Flow<void> {
  const seats = involved(t, fight)
  for (let i = 0, passed = 0; passed < seats.length; i++) {
    const seat = seats[i % seats.length] as Seat
    const things = declarable(t, fight, seat)
    passed = things.length > 0 && (yield* askToDeclare(t, fight, seat, things)) ? 0 : passed + 1
  }
}

/** A spectator with something to declare is asked even if neutral, when passing is the only answer. */
function* askToDeclare(t: Table, fight: Fight, seat: Seat, things: readonly Declaration[]): Flow<boolean> {
  const spectates = fight.kind === 'arena' && seat !== fight.leader && seat !== fight.defender
  const free = sideOf(t, fight, seat) !== 'neutral'
  const chosen = yield* t.choose({
    seat,
    rule: spectates ? 'arena.predeclare' : 'timing.before-dice',
    text: 'declare',
    always: true,
    among: free ? (['pass', ...things] as const) : (['pass'] as const),
  })
  if (chosen === 'pass') return false
  declare(t, seat, chosen)
  return true
}

function declare(t: Table, seat: Seat, thing: Declaration): void {
  t.cite('arena.predeclare').add('declared', 1, seat)
  switch (thing) {
    case 'rage':
      spendUnique(t, 'hero.barbarian.unique', seat, 4)
      t.cite('hero.barbarian.unique').setTrack('raged', 1, seat)
      break
    case 'hunt':
      spendUnique(t, 'hero.forester.unique', seat, 6)
      break
    case 'effort':
      spendUnique(t, 'hero.warrior.unique', seat, 2)
      break
    case 'power-armour':
    case 'lightning-axe':
      t.cite('timing.reserved-before').setTrack('doubled', 1, seat)
      break
    case 'vial':
      drinkVial(t, seat)
      return
  }
  t.cite('arena.predeclare').say(`declared-${thing}`, { seat: { seat } })
}

/** Gives up the token for a hero's power of the game. */
export function spendUnique(t: Table, rule: RuleId, seat: Seat, boost: number): void {
  t.cite('hero.unique-once').add('unique-power', -1, seat)
  if (boost > 0) t.cite(rule).add('boost', boost, seat)
}

function drinkVial(t: Table, seat: Seat): void {
  const vial = held(t, 'pack', seat, 'chaotic-vial') as Piece
  t.cite('special.chaotic-vial').move(vial, t.zone('adventure-discard'))
  const [die = 4] = t.cite('special.chaotic-vial').roll({ seat, sides: 8, purpose: 'vial' })
  t.cite('special.chaotic-vial').add('boost', die - 4, seat)
  const key = die > 4 ? 'vial-helped' : die < 4 ? 'vial-harmed' : 'vial-wasted'
  t.cite('special.chaotic-vial').say(key, { seat: { seat }, n: Math.abs(die - 4) })
}
