import type { Piece, Seat } from '@sablier/kernel'
import type { Fight } from '../../facts/fight.ts'
import type { Table } from '../../shape.ts'
import { held, playerOf, wornBy, wornReserved } from '../adventurer/heroes.ts'
import { discardObject, returnObject, settleOutfit } from '../adventurer/outfit.ts'
import { wound } from '../adventurer/wounds.ts'
import { sideOf } from './fight.ts'
import { updateGauge } from './power.ts'

/** What a defeat means for those beaten. */
export interface Defeat {
  readonly beaten: readonly Seat[]
  readonly kritik: boolean
  /** The Helmet of Oblivion wiped it out. */
  readonly cancelled: boolean
}

/** Will the Good Fairy spare this seat the losses of a defeat? */
export function isShielded(t: Table, seat: Seat): boolean {
  return held(t, 'companions', seat, 'good-fairy') !== undefined
}

/** After every fight, in this order: wounds, Familiar, charmed monster, used cards, the Barbarian's after-effect. */
export function sufferAftermath(t: Table, fight: Fight, defeat: Defeat): void {
  const hurt: Seat[] = []
  const shielded: Seat[] = []
  if (!defeat.cancelled) for (const seat of defeat.beaten) (isShielded(t, seat) ? shielded : hurt).push(seat)
  for (const seat of hurt) wound(t, defeat.kritik ? 'wound.kritik' : 'wound.defeat', seat, defeat.kritik ? 2 : 1)
  if (defeat.kritik) for (const seat of hurt) loseFamiliar(t, seat)
  testCharm(t, fight, defeat.kritik ? hurt : [])
  for (const seat of shielded) fairyLeaves(t, seat)
  discardUsed(t)
  for (const seat of t.seats) if (t.track('raged', seat) > 0) calmDown(t, seat)
}

/** What a rage costs: a lasting loss on the power gauge, which nothing heals. */
const RAGE_COST = 2
function calmDown(t: Table, seat: Seat): void {
  t.cite('hero.barbarian.unique').add('malus', RAGE_COST, seat)
  t.cite('hero.barbarian-malus').say('rage-over', { seat: { seat }, n: RAGE_COST })
  updateGauge(t, seat)
}

function loseFamiliar(t: Table, seat: Seat): void {
  const familiar = held(t, 'companions', seat, 'familiar')
  if (familiar === undefined) return
  t.cite('special.familiar-death').move(familiar, t.zone('adventure-discard'))
  t.cite('special.familiar-death').say('familiar-died', { seat: { seat } })
  for (const piece of t.zone('carried', seat).pieces.slice()) returnObject(t, 'special.familiar-death', piece)
}

/** The charmed monster dies of a KritiK suffered, or may run away after any fight of its master. */
function testCharm(t: Table, fight: Fight, struck: readonly Seat[]): void {
  const seat = playerOf(t, 'forester')
  if (seat < 0) return
  const charmed = t.zone('charmed', seat).top
  if (charmed === undefined || t.track('fled', seat) > 0) return
  const side = sideOf(t, fight, seat)
  if (side !== 'attacker' && side !== 'defender') return
  if (struck.includes(seat)) endCharm(t, seat, charmed, 'charmed-killed')
  else if (runsOff(t, seat)) endCharm(t, seat, charmed, 'charmed-fled')
  else t.cite('object.bow-escape').say('charmed-stayed', { seat: { seat }, card: { piece: charmed } })
}

/** On 1 to 4 the charm breaks. */
function runsOff(t: Table, seat: Seat): boolean {
  const [die = 8] = t.cite('object.bow-escape').roll({ seat, sides: 8, purpose: 'charm' })
  return die <= 4
}

function endCharm(t: Table, seat: Seat, charmed: Piece, key: 'charmed-killed' | 'charmed-fled'): void {
  t.cite('object.bow-escape').say(key, { seat: { seat }, card: { piece: charmed } })
  t.cite('object.bow-escape').move(charmed, t.zone('adventure-discard'))
  const bow = wornBy(t, seat).find((piece) => t.card(piece).id === 'bow-of-compulsion')
  if (bow !== undefined) discardObject(t, 'object.reserved-discard', bow)
  updateGauge(t, seat)
}

function fairyLeaves(t: Table, seat: Seat): void {
  const fairy = held(t, 'companions', seat, 'good-fairy') as Piece
  t.cite('special.good-fairy').move(fairy, t.zone('adventure-discard'))
  t.cite('special.good-fairy').say('fairy-saved', { seat: { seat } })
  settleOutfit(t, seat)
}

/** Reserved objects that were declared are spent. */
export function discardUsed(t: Table): void {
  for (const seat of t.seats) {
    if (t.track('doubled', seat) === 0) continue
    const used = wornReserved(t, seat, 'armour-of-power') ?? wornReserved(t, seat, 'lightning-axe')
    if (used !== undefined) discardObject(t, 'object.reserved-discard', used)
  }
}
