import type { Piece, Seat } from '@sablier/kernel'
import { type Space, spaceAt } from './board.ts'
import type { CreatureCard, FightType, ItemCard } from './cards/card.ts'
import { creatureRule } from './effects/all-creature-rules.ts'
import type { Favour } from './effects/dice-favour.ts'
import type { Fight } from './effects/fight.ts'
import { imagine, type Odds, oddsInARow, rollOdds } from './odds.ts'
import { isDeclared, whyNot } from './procedures/declare-items.ts'
import { fightChoices } from './procedures/fight-choices.ts'
import { creatureBase, itemBonus, playerBase } from './procedures/fight-values.ts'
import { isSound, itemOf, soundItems } from './procedures/items.ts'
import type { Table } from './shape.ts'

/** What one thing adds to the player's side: the cubes, an item, a potion, a help, the roll at hand. */
export interface SumPart {
  readonly source: 'cubes' | 'item' | 'potion' | 'help' | 'roll'
  readonly piece?: Piece
  readonly n: number
}
/** Both sides before the dice fall, and what may come of it. */
export interface FightForecast {
  readonly type: FightType
  readonly parts: readonly SumPart[]
  readonly mine: number
  readonly theirs: number
  /** What is printed on the creature; its rule may make it stronger here. */
  readonly printed: number
  readonly roll: Odds
  /** Of all rolls that have to be won. */
  readonly whole: Odds
  readonly rolls: number
}

/** What is known of a fight besides its record: Magic still to be paid, the dice of the next roll, rolls won already. */
export interface Circumstances {
  readonly paid?: number
  readonly favour?: Favour
  readonly rollsWon?: number
}

/** The types of the rolls that a fight takes, in order. */
function rollTypes({ creature, type }: Fight): readonly FightType[] {
  if (creatureRule(creature.special).twoParts) return ['willpower', 'strength']
  return creature.lives === 3 ? [type, type, type] : [type]
}

function partsOf(t: Table, fight: Fight, paid: number): SumPart[] {
  const { type, seat, used, bonus, rollBonus, creature } = fight
  const cubes = t.track(type, seat) - (type === 'willpower' ? paid : 0)
  const parts: SumPart[] = [{ source: 'cubes', n: cubes }]
  if (!creatureRule(creature.special).immaterial) {
    for (const piece of used)
      if (t.zone('items', seat).has(piece) && isSound(t, piece))
        parts.push({ source: 'item', piece, n: itemBonus(itemOf(t, piece), fight) })
    parts.push({ source: 'potion', n: t.track(`${type}-bonus`) })
  }
  parts.push({ source: 'help', n: bonus }, { source: 'roll', n: rollBonus })
  return parts.filter(({ source, n }) => source === 'cubes' || n !== 0)
}

/** Both sums of the next roll of a fight and the odds of that roll and of the whole fight. */
export function forecastFight(t: Table, fight: Fight, circumstances: Circumstances = {}): FightForecast {
  const { paid = 0, favour = 'plain', rollsWon = 0 } = circumstances
  const left = rollTypes(fight).slice(rollsWon)
  const now = { ...fight, type: left[0] ?? fight.type }
  const parts = partsOf(t, now, paid)
  const mine = parts.reduce((sum, { n }) => sum + n, 0)
  const theirs = creatureBase(now)
  const later = left.slice(1).map((type) => {
    const next = { ...fight, type, rollBonus: 0 }
    return rollOdds(playerBase(t, next) - (type === 'willpower' ? paid : 0) - creatureBase(next))
  })
  const roll = rollOdds(mine - theirs, favour)
  return {
    type: now.type,
    parts,
    mine,
    theirs,
    printed: fight.creature[now.type],
    roll,
    whole: oddsInARow([roll, ...later]),
    rolls: left.length,
  }
}

/** The items that add most in a fight and can be used together; of equal choices the one with fewer items. */
export function bestItems(t: Table, fight: Fight): Piece[] {
  const sound = soundItems(t, fight.seat)
  const free = sound.filter((piece) => itemOf(t, piece).slot === 'other')
  const choices = sound.filter((piece) => isDeclared(itemOf(t, piece)))
  const worth = (pieces: readonly Piece[]) => pieces.reduce((sum, piece) => sum + itemBonus(itemOf(t, piece), fight), 0)
  let best: Piece[] = []
  const search = (at: number, held: Piece[], items: ItemCard[]): void => {
    if (worth(held) > worth(best)) best = held
    for (let i = at; i < choices.length; i++) {
      const piece = choices[i] as Piece
      const item = itemOf(t, piece)
      if (itemBonus(item, fight) > 0 && whyNot(item, true, items) === null)
        search(i + 1, [...held, piece], [...items, item])
    }
  }
  search(0, [], [])
  return [...best, ...free]
}

/** One way to fight a creature, with the best items in hand. */
export interface FightWay {
  readonly option: string
  /** Magic it costs to start. */
  readonly price: number
  readonly items: readonly Piece[]
  readonly forecast: FightForecast
}

/** The ways to fight a creature that are open to a seat in a space, the one most often won first. */
export function fightWays(t: Table, seat: Seat, creature: CreatureCard, space: Space): FightWay[] {
  return fightChoices(t, seat, creature)
    .map(({ id, type, price }) => {
      const fight = imagine(t, seat, { creature, type, space })
      const items = bestItems(t, fight)
      const whole = { ...fight, used: items }
      return { option: id, price, items, forecast: forecastFight(t, whole, { paid: price }) }
    })
    .sort((a, b) => b.forecast.whole.won - a.forecast.whole.won)
}

/** The fight with a creature where a seat stands or in another space, of one type and with these items in use. */
export function fightHere(
  t: Table,
  seat: Seat,
  creature: CreatureCard,
  { type, used, n = t.track('position', seat) }: { type: FightType; used: Piece[]; n?: number },
): Fight {
  return { ...imagine(t, seat, { creature, type, space: spaceAt(n) }), used }
}

/** What a creature adds to its die in one type of fight in a space, against a seat. */
export function creatureValue(
  t: Table,
  seat: Seat,
  creature: CreatureCard,
  { type, space }: { type: FightType; space: Space },
): number {
  return creatureBase(imagine(t, seat, { creature, type, space }))
}

/** What a help that can be paid for adds against a creature; 0 if there is none. */
export const helpBonus = ({ special }: CreatureCard): number => creatureRule(special).help?.bonus ?? 0

/** The Magic it costs a seat to start this type of fight with a creature. */
export function priceOfFight(t: Table, seat: Seat, creature: CreatureCard, type: FightType): number {
  return fightChoices(t, seat, creature).find((choice) => choice.type === type)?.price ?? 0
}
