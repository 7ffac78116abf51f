import type { Card, CardId, Family } from '@sablier/terres-de-destinees'
import type { GameScenes } from '@sablier/ui'
import { DESTINIES } from './scenes/destinies.ts'
import { FAMILIES } from './scenes/families.ts'

type Kind = Family | Exclude<Card['is'], 'playing-card'>

/** The pictures of the lands: one for every card of the box. */
export const scenes: GameScenes<'lands', CardId, Kind> = {
  world: 'lands',
  cards: { ...FAMILIES, ...DESTINIES },
  kinds: {
    royaume: { backdrop: 'kingdom', subject: 'castle' },
    commerce: { backdrop: 'commerce', subject: 'galleon' },
    necromancie: { backdrop: 'necromancy', subject: 'tombstone' },
    magie: { backdrop: 'magic', subject: 'crystal-ball', stage: 'float' },
    destin: { backdrop: 'heraldry', subject: 'knight-banner', stage: 'float' },
    jeton: { backdrop: 'heraldry', subject: 'coins', stage: 'float' },
  },
  backdrops: { kingdom: {}, commerce: {}, necromancy: {}, magic: {}, heraldry: {}, battlefield: {}, countryside: {} },
  cover: { backdrop: 'kingdom', subject: 'throne-king', props: ['clouds', 'birds'], size: 0.7 },
}
