import { choose, may, pay } from '@sablier/kernel'
import { drawCards } from '../effects/draw-cards.ts'
import { gainLight } from '../effects/gain-light.ts'
import { gainOil } from '../effects/gain-oil.ts'
import { loseOil } from '../effects/lose-oil.ts'
import type { Creature } from './card.ts'

const creature = (id: string, en: string, fr: string, more: Partial<Creature> = {}): Creature => ({
  id,
  name: { en, fr },
  copies: 6,
  from: 'ours',
  back: 'creature',
  strength: 1,
  ...more,
})

/** Every card of the game: what it does is data, and its text is made from it. */
export const ALL_CARDS: readonly Creature[] = [
  creature('moth', 'Moth', 'Papillon de nuit', { listens: ['card-laid'], watchful: true, ability: gainOil({ n: 1 }) }),
  creature('toad', 'Toad', 'Crapaud', { listens: ['oil-gained'], ability: gainLight({ n: 1 }) }),
  creature('owl', 'Owl', 'Hibou', {
    listens: ['card-laid'],
    ability: may({ effect: pay({ cost: loseOil({ n: 1 }), effect: drawCards({ n: 1 }) }) }),
  }),
  creature('fox', 'Fox', 'Renard', {
    listens: ['card-laid'],
    ability: choose({ effects: [gainOil({ n: 2 }), gainLight({ n: 1 })] }),
  }),
  creature('bat', 'Bat', 'Chauve-souris', { strength: 2 }),
  creature('bear', 'Bear', 'Ours', { strength: 3, copies: 4 }),
]
