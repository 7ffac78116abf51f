import type { Card, CardId } from '@sablier/donjon-quetes-trahisons'
import type { GameScenes } from '@sablier/ui'
import { DUNGEON_CARDS } from './scenes/dungeon-cards.ts'
import { MONSTERS } from './scenes/monsters.ts'
import { VILLAGE_CARDS } from './scenes/village-cards.ts'

/** The pictures of the dungeon: one for every card of the box. */
export const scenes: GameScenes<'dungeon', CardId, Card['kind']> = {
  world: 'dungeon',
  cards: { ...MONSTERS, ...DUNGEON_CARDS, ...VILLAGE_CARDS },
  kinds: {
    monster: { backdrop: 'cave', subject: 'evil-eyes', stage: 'float' },
    special: { backdrop: 'vault', subject: 'locked-chest' },
    event: { backdrop: 'gate', subject: 'scroll-unfurled', stage: 'float' },
    quest: { backdrop: 'arena', subject: 'trophy', stage: 'float' },
    object: { backdrop: 'shop', subject: 'knapsack' },
    character: { backdrop: 'gate', subject: 'visored-helm', stage: 'sink' },
    place: { backdrop: 'temple', subject: 'greek-temple' },
  },
  backdrops: { shop: {}, gate: {}, vault: {}, arena: {}, lair: {}, temple: {}, crypt: {}, graveyard: {} },
  cover: { backdrop: 'lair', subject: 'dragon-head', stage: 'sink', props: ['sparks'], size: 0.74 },
}
