import type { Scene } from '@sablier/ui'

/** Special cards, events, heroes and the Temple. */
export const DUNGEON_CARDS = {
  familiar: { backdrop: 'vault', subject: 'feline', props: ['flank:knapsack'] },
  'treasure-chest': { backdrop: 'vault', subject: 'open-treasure-chest', props: ['sparks'] },
  sale: { backdrop: 'shop', subject: 'pay-money', stage: 'float', props: ['flank:swap-bag'] },
  trap: { backdrop: 'vault', subject: 'wolf-trap', props: ['flank:skull-crossed-bones'] },
  'chaotic-vial': {
    backdrop: 'shop',
    subject: 'potion-of-madness',
    stage: 'float',
    props: ['flank:rolling-dices', 'sparks'],
  },
  pilferer: { backdrop: 'gate', subject: 'robber', light: 'crescent' },
  'good-fairy': { backdrop: 'temple', subject: 'fairy', stage: 'float', props: ['sparks'] },
  'temple-key': { backdrop: 'temple', subject: 'skeleton-key', stage: 'float' },
  'meteor-swarm': {
    backdrop: 'arena',
    subject: 'burning-meteor',
    stage: 'float',
    props: [
      ['burning-meteor', 0.25, 0.24, 0.2, 'lit'],
      ['burning-meteor', 0.77, 0.5, 0.17, 'lit'],
      ['burning-meteor', 0.24, 0.64, 0.13, 'lit'],
    ],
  },
  'day-of-grace': { backdrop: 'temple', subject: 'sun-priest', props: ['rays'] },
  'blood-frenzy': { backdrop: 'arena', subject: 'enrage', props: ['sparks'] },
  'new-choice': { backdrop: 'temple', subject: 'open-gate', props: ['flank:treasure-map', 'rays'] },
  'unexpected-delivery': { backdrop: 'gate', subject: 'old-wagon', props: ['flank:wooden-crate'] },
  putrefaction: {
    backdrop: 'cave',
    subject: 'carrion',
    props: [
      ['fly', 0.2, 0.3, 0.16],
      ['fly', 0.8, 0.24, 0.14],
    ],
  },
  'day-in-hell': { backdrop: 'lair', subject: 'ifrit', props: ['flank:raise-zombie', 'sparks'] },
  'first-last': {
    backdrop: 'arena',
    subject: 'tortoise',
    props: [['rabbit', 0.17, 0.76, 0.24, 'lit']],
    light: 'rays',
    size: 0.68,
    dx: 0.08,
  },
  toll: { backdrop: 'gate', subject: 'receive-money', stage: 'float', props: ['flank:guarded-tower'] },
  'surge-of-love': {
    backdrop: 'arena',
    subject: 'lovers',
    props: [
      ['hearts', 0.24, 0.26, 0.14, 'lit'],
      ['hearts', 0.77, 0.22, 0.18, 'lit'],
      ['hearts', 0.8, 0.52, 0.11, 'lit'],
    ],
  },
  'temple-of-healing': { backdrop: 'temple', subject: 'greek-temple', props: ['flank:rod-of-asclepius'] },
  barbarian: { backdrop: 'arena', subject: 'barbarian', stage: 'sink', props: ['flank:battle-axe'] },
  forester: { backdrop: 'cave', subject: 'bowman', props: ['flank:pine-tree'] },
  warrior: { backdrop: 'gate', subject: 'visored-helm', stage: 'sink', props: ['flank:roman-shield'] },
  priest: { backdrop: 'temple', subject: 'monk-face', stage: 'sink', props: ['flank:candles'] },
  sorcerer: { backdrop: 'vault', subject: 'wizard-face', stage: 'sink', props: ['flank:crystal-ball', 'sparks'] },
  thief: { backdrop: 'gate', subject: 'hooded-assassin', props: ['flank:swap-bag'], light: 'moon' },
} as const satisfies Readonly<Record<string, Scene<'dungeon'>>>
