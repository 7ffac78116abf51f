import { defineGame } from '@sablier/kernel'
import { FACTS } from '../rulebook/facts.ts'
import { ALL_CARDS, DESTINS } from './cards/all-cards.ts'
import { ALL_OPS } from './effects/all-ops.ts'
import { auctionPhase } from './phases/auction-phase.ts'
import { effectsPhase } from './phases/effects-phase.ts'
import { endPhase } from './phases/end-phase.ts'
import { startPhase } from './phases/start-phase.ts'
import { resample } from './resample.ts'
import { score } from './scoring.ts'
import { setup } from './setup.ts'
import { shape } from './shape.ts'
import { describeCard } from './text/describe-card.ts'
import { text } from './text/text.ts'

/** Terres de Destinées, for two to six players. */
export const game = defineGame({
  id: 'terres-de-destinees',
  version: '5',
  shape,
  seats: { min: 2, max: 6 },
  minutes: [20, 45],
  cards: ALL_CARDS,
  facts: FACTS,
  options: {
    advanced: {
      name: { en: 'Advanced pack (12 more cards)', fr: 'Paquet avancé (12 cartes de plus)' },
      changes: {
        en: 'Twelve cards with stronger and stranger powers are shuffled in. Leave them out of your first games.',
        fr: 'Douze cartes aux pouvoirs plus forts et plus étranges rejoignent la pioche. À éviter lors des premières parties.',
      },
      values: [false, true],
      start: false,
      valueNames: {
        false: { en: 'Left in the box', fr: 'Laissé dans la boîte' },
        true: { en: 'In play', fr: 'En jeu' },
      },
    },
  },
  text,
  setup,
  start: 'start',
  phases: { start: startPhase, auction: auctionPhase, effects: effectsPhase, end: endPhase },
  ends: [...DESTINS.map(({ id }) => id), 'together', 'last-survivor', 'nobody-left', 'standstill', 'sixty-rounds'],
  score,
  ops: ALL_OPS,
  resample,
  describeCard,
})
