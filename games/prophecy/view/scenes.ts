import type { Card, CardId } from '@sablier/prophecy'
import type { GameScenes } from '@sablier/ui'
import { CREATURES } from './scenes/creatures.ts'
import { ENCOUNTERS } from './scenes/encounters.ts'
import { ITEMS } from './scenes/items.ts'

/** The pictures of the prophecy: one for every card of the box. */
export const scenes: GameScenes<'prophecy', CardId, Card['kind']> = {
  world: 'prophecy',
  cards: { ...CREATURES, ...ENCOUNTERS, ...ITEMS },
  kinds: {
    character: { backdrop: 'plain', subject: 'mounted-knight' },
    chance: { backdrop: 'astral', subject: 'polar-star', stage: 'float' },
    creature: { backdrop: 'mountain', subject: 'griffin-symbol' },
    opportunity: { backdrop: 'plain', subject: 'wooden-sign' },
    item: { backdrop: 'ruin', subject: 'knapsack' },
    certificate: { backdrop: 'guild', subject: 'scroll-unfurled', stage: 'float' },
  },
  backdrops: { plain: {}, forest: {}, mountain: {}, desert: {}, town: {}, guild: {}, astral: {} },
  cover: { backdrop: 'guild', subject: 'crystal-ball', stage: 'float', props: ['sparks', 'stars'], size: 0.62 },
}
