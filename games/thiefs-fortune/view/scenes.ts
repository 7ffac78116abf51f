import type { Card, CardId } from '@sablier/thiefs-fortune'
import type { GameScenes } from '@sablier/ui'
import { CHARACTERS } from './scenes/characters.ts'
import { EVENTS } from './scenes/events.ts'
import { LOCATIONS } from './scenes/locations.ts'
import { STARTING_CARDS } from './scenes/starting-cards.ts'

/** The pictures of the thief's world: one for every card of the box. */
export const scenes: GameScenes<'thief', CardId, Card['type']> = {
  world: 'thief',
  cards: { ...LOCATIONS, ...CHARACTERS, ...EVENTS, ...STARTING_CARDS },
  kinds: {
    location: { backdrop: 'rooftops', subject: 'arabic-door', light: 'moon' },
    character: { backdrop: 'bazaar', subject: 'turban', stage: 'sink' },
    event: { backdrop: 'palace', subject: 'scroll-unfurled', stage: 'float', props: ['sparks'] },
    achievement: { backdrop: 'treasury', subject: 'laurel-crown', stage: 'float', props: ['sparks'] },
  },
  backdrops: {
    rooftops: { light: 'moon' },
    desert: { light: 'sun' },
    bazaar: {},
    palace: {},
    treasury: { props: ['sparks'] },
  },
  cover: {
    backdrop: 'rooftops',
    subject: 'robber',
    props: ['birds', 'sparks', ['hourglass', 0.86, 0.62, 0.34, 'lit']],
    size: 0.66,
  },
}
