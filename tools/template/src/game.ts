import { defineGame, describeEffect, sentence } from '@sablier/kernel'
import { ALL_CARDS } from './cards/all-cards.ts'
import { OPS } from './effects/all-ops.ts'
import { dawnPhase } from './phases/dawn-phase.ts'
import { draftPhase } from './phases/draft-phase.ts'
import { fightPhase } from './phases/fight-phase.ts'
import { reactions } from './procedures/reactions.ts'
import { lightOf } from './scoring.ts'
import { setup } from './setup.ts'
import { shape } from './shape.ts'
import { text } from './text/text.ts'

/** The whole game in one definition; everything it names has a file of its own. */
export const game = defineGame({
  id: 'new-game',
  version: '0.1.0',
  shape,
  seats: { min: 2, max: 4 },
  minutes: [5, 10],
  cards: ALL_CARDS,
  options: {
    nights: {
      name: { en: 'Nights', fr: 'Nuits' },
      values: [3, 5],
      start: 3,
      valueNames: { 3: { en: 'Three', fr: 'Trois' }, 5: { en: 'Five', fr: 'Cinq' } },
    },
  },
  text,
  setup,
  start: 'draft',
  phases: { draft: draftPhase, fight: fightPhase, dawn: dawnPhase },
  ends: ['dawn'],
  score: lightOf,
  orderRule: 'ability.order',
  reactions,
  ops: OPS,
  describeCard: ({ ability }, language) =>
    ability ? [sentence(language, describeEffect(OPS, ability, language))] : [],
})
