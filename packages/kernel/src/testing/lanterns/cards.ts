import { type CardBase, choose, each, may, pay, seq, when } from '../../index.ts'
import { drawCards, type Effect, gainLight, gainOil, hasOil, loseOil, opponents, peek, repeat } from './effects.ts'

/** A creature of the night, or an oath. */
export interface Creature extends CardBase {
  readonly ability?: Effect
  /** It answers every creature laid in its lair, not only itself. */
  readonly watchful?: boolean
  readonly strength: number
  /** For an oath: how many creatures must lie in the lair. */
  readonly needs?: number
}

const creature = (id: string, en: string, fr: string, more: Partial<Creature> = {}): Creature => ({
  id,
  name: { en, fr },
  copies: 4,
  from: 'ours',
  back: 'creature',
  strength: 1,
  ...more,
})
const oath = (id: string, en: string, fr: string, needs: number): Creature => ({
  id,
  name: { en, fr },
  copies: 1,
  from: 'ours',
  back: 'oath',
  strength: 0,
  needs,
})

export const CARDS: readonly Creature[] = [
  creature('moth', 'Moth', 'Papillon de nuit', { listens: ['card-laid'], watchful: true, ability: gainOil({ n: 1 }) }),
  creature('toad', 'Toad', 'Crapaud', {
    listens: ['oil-gained'],
    ability: repeat({ n: 2, effect: gainLight({ n: 1 }) }),
  }),
  creature('bell', 'Bell', 'Clochette', { modifies: ['strength'] }),
  creature('owl', 'Owl', 'Hibou', {
    listens: ['card-laid'],
    ability: may({ effect: pay({ cost: loseOil({ n: 1 }), effect: drawCards({ n: 1 }) }) }),
  }),
  creature('fox', 'Fox', 'Renard', {
    listens: ['card-laid'],
    ability: choose({ effects: [gainOil({ n: 2 }), each({ group: opponents({}), effect: loseOil({ n: 1 }) })] }),
  }),
  creature('wasp', 'Wasp', 'Guêpe', { listens: ['oil-loss'] }),
  creature('bat', 'Bat', 'Chauve-souris', { strength: 2 }),
  creature('crow', 'Crow', 'Corbeau', {
    listens: ['card-laid'],
    ability: seq({ effects: [peek({}), gainLight({ n: 1 })] }),
  }),
  creature('snail', 'Snail', 'Escargot', {
    listens: ['card-laid'],
    ability: when({ test: hasOil({ n: 3 }), effect: gainLight({ n: 1 }), otherwise: gainOil({ n: 1 }) }),
  }),
  oath('oath-three', 'Oath of Three', 'Serment des Trois', 3),
  oath('oath-four', 'Oath of Four', 'Serment des Quatre', 4),
  oath('oath-five', 'Oath of Five', 'Serment des Cinq', 5),
  oath('oath-six', 'Oath of Six', 'Serment des Six', 6),
]
