import type { Scene } from '@sablier/ui'

/** Destinies and Tokens. */
export const DESTINIES = {
  domination: { backdrop: 'heraldry', subject: 'crown', stage: 'float' },
  harmonie: { backdrop: 'heraldry', subject: 'lyre', stage: 'float', props: ['stars'], light: 'sun' },
  conquerant: { backdrop: 'battlefield', subject: 'conqueror', props: ['birds'], light: 'rays', size: 0.78 },
  'grand-domaine': { backdrop: 'heraldry', subject: 'hill-fort' },
  erudit: { backdrop: 'scriptorium', subject: 'bookshelf', props: ['flank:quill-ink'] },
  fortune: { backdrop: 'heraldry', subject: 'coins-pile', props: ['sparks'], light: 'rays' },
  rentier: { backdrop: 'heraldry', subject: 'cornucopia', stage: 'float' },
  'ange-gardien': { backdrop: 'heraldry', subject: 'angel-wings', stage: 'float', props: ['sparks'], light: 'sun' },
  assassin: { backdrop: 'heraldry', subject: 'hooded-assassin', light: 'crescent' },
  collectionneur: { backdrop: 'heraldry', subject: 'trophies-shelf', stage: 'float' },
  'sang-royal': { backdrop: 'kingdom', subject: 'throne-king', props: ['flank:lion'], light: 'rays', size: 0.78 },
  magnat: { backdrop: 'commerce', subject: 'caravel', props: ['flank:cash'], light: 'sun', size: 0.76 },
  'seigneur-des-morts': {
    backdrop: 'necromancy',
    subject: 'grim-reaper',
    props: ['flank:triple-skulls'],
    light: 'moon',
    size: 0.8,
  },
  'grand-sage': {
    backdrop: 'magic',
    subject: 'meditation',
    stage: 'float',
    props: ['stars'],
    light: 'star',
    size: 0.66,
  },
  bouclier: { backdrop: 'heraldry', subject: 'checked-shield', stage: 'float' },
  grace: { backdrop: 'heraldry', subject: 'dove', stage: 'float', light: 'star' },
  bourse: { backdrop: 'heraldry', subject: 'swap-bag', stage: 'float' },
  recolte: { backdrop: 'heraldry', subject: 'grain-bundle', stage: 'float', light: 'sun' },
  malediction: { backdrop: 'heraldry', subject: 'voodoo-doll', stage: 'float', light: 'moon' },
  sceau: { backdrop: 'heraldry', subject: 'wax-seal', stage: 'float' },
} as const satisfies Readonly<Record<string, Scene<'lands'>>>
