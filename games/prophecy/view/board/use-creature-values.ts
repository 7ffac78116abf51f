import type { Seat } from '@sablier/kernel'
import { type CreatureCard, creatureValue, type FightType, spaceAt } from '@sablier/prophecy'
import { useAdventure } from '../use-adventure.ts'

interface Value {
  readonly type: FightType
  readonly n: number
  /** More than what is printed. */
  readonly raised: boolean
}

/** What a creature fights with in a space against a seat, the value it attacks with first. */
export function useCreatureValues(creature: CreatureCard, n: number, seat: Seat): readonly Value[] {
  const { t } = useAdventure()
  const order: readonly FightType[] =
    creature.first === 'strength' ? ['strength', 'willpower'] : ['willpower', 'strength']
  return order
    .map((type) => {
      const value = creatureValue(t, seat, creature, { type, space: spaceAt(n) })
      return { type, n: value, raised: value > creature[type] }
    })
    .filter(({ n: value }) => value > 0)
}
