import { defineGame } from '@sablier/kernel'
import { FACTS } from '../rulebook/facts.ts'
import { ACHIEVEMENTS } from './cards/achievements.ts'
import { ALL_CARDS } from './cards/all-cards.ts'
import { ALL_OPS } from './effects/all-ops.ts'
import { actionPhase } from './phases/action-phase.ts'
import { bribePhase } from './phases/bribe-phase.ts'
import { draftPhase } from './phases/draft-phase.ts'
import { favorPhase } from './phases/favor-phase.ts'
import { lootPhase } from './phases/loot-phase.ts'
import { planningPhase } from './phases/planning-phase.ts'
import { soloDraftPhase } from './phases/solo-draft-phase.ts'
import { locationTriggers } from './procedures/location-triggers.ts'
import { shieldReplacements } from './procedures/shields.ts'
import { resample } from './resample.ts'
import { ENDS } from './scoring.ts'
import { setup } from './setup.ts'
import { shape } from './shape.ts'
import { describeCard } from './text/describe-card.ts'
import { text } from './text/text.ts'

const SOLO = { min: 1, max: 1 }

/** A Thief's Fortune. */
export const game = defineGame({
  id: 'thiefs-fortune',
  version: '4',
  shape,
  seats: { min: 1, max: 4 },
  minutes: [30, 90],
  cards: ALL_CARDS,
  facts: FACTS,
  options: {
    commonFuture: {
      name: { en: 'Common FUTURE', fr: 'FUTUR COMMUN' },
      changes: {
        en: 'Three cards lie in everybody’s FUTURE at once; whoever takes the last token gets the card. Without them nobody races for the same card.',
        fr: 'Trois cartes font partie du FUTUR de chacun ; qui prend le dernier jeton emporte la carte. Sans elles, personne ne se dispute une même carte.',
      },
      values: [true, false],
      start: true,
      valueNames: { true: { en: 'used', fr: 'utilisé' }, false: { en: 'left out', fr: 'laissé de côté' } },
    },
    achievement: {
      name: { en: 'Solo Achievement', fr: 'Réussite en Solo' },
      changes: {
        en: 'The goal you must reach alone after five rounds: each asks for another way to play.',
        fr: 'Le but à atteindre seul après cinq manches : chacun demande une autre façon de jouer.',
      },
      values: ACHIEVEMENTS.map(({ id }) => id),
      start: 'a-thiefs-fortune',
      valueNames: Object.fromEntries(ACHIEVEMENTS.map(({ id, name }) => [id, name])),
      seats: SOLO,
    },
    level: {
      name: { en: 'Solo level', fr: 'Niveau en solo' },
      changes: {
        en: 'On the hard level the same Achievement asks for more.',
        fr: 'Au niveau difficile, la même Réussite demande davantage.',
      },
      values: ['normal', 'hard'],
      start: 'normal',
      valueNames: { normal: { en: 'Normal', fr: 'Normal' }, hard: { en: 'Hard', fr: 'Difficile' } },
      seats: SOLO,
    },
  },
  text,
  refuses: (seats, options) =>
    seats === 1 && options['commonFuture'] === false
      ? { en: 'A solo game always uses the Common FUTURE.', fr: 'Une partie en solo utilise toujours le FUTUR COMMUN.' }
      : null,
  setup,
  start: 'planning',
  phases: {
    planning: planningPhase,
    draft: draftPhase,
    favor: favorPhase,
    'solo-draft': soloDraftPhase,
    loot: lootPhase,
    action: actionPhase,
    bribe: bribePhase,
  },
  ends: ENDS,
  score: (t, seat) => t.track('fortune', seat),
  reactions: locationTriggers,
  replacements: shieldReplacements,
  orderRule: 'timing.same-moment',
  modify: (t, { piece, value, about }) => {
    const { ability } = t.card(piece)
    return ability.kind === 'loot-limit' && t.zoneOf(piece).at === about ? value + ability.more : value
  },
  ops: ALL_OPS,
  resample,
  describeCard,
})
