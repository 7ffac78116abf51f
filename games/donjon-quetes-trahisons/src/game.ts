import { defineGame } from '@sablier/kernel'
import { ALL_CARDS } from './cards/all-cards.ts'
import { describeCard } from './cards/describe-card.ts'
import { defaultChoice } from './defaults.ts'
import { ALL_OPS } from './effects/all-ops.ts'
import { combat } from './phases/combat.ts'
import { draw } from './phases/draw.ts'
import { dungeonOrArena } from './phases/dungeon-or-arena.ts'
import { mainQuests } from './phases/main-quests.ts'
import { negotiation } from './phases/negotiation.ts'
import { questCompleted } from './phases/quest-completed.ts'
import { rest } from './phases/rest.ts'
import { supplies } from './phases/supplies.ts'
import { turnStart } from './phases/turn-start.ts'
import { standingOffers } from './procedures/standing-offers.ts'
import { redrawSecrets } from './secrets.ts'
import { setup } from './setup.ts'
import { shape } from './shape.ts'
import { text } from './text/index.ts'

/** Donjon, Quêtes et Trahisons for two to six players. */
export const game = defineGame({
  id: 'donjon-quetes-trahisons',
  version: '1',
  shape,
  seats: { min: 2, max: 6 },
  minutes: [45, 120],
  minutesFor: (seats, options) => expectedMinutes(seats, Number(options['target'])),
  cards: ALL_CARDS,
  options: {
    target: {
      name: { en: 'Length of the game', fr: 'Longueur de la partie' },
      values: [12, 15, 20],
      start: 12,
      valueNames: {
        '12': { en: 'Short: 12 trophy points', fr: 'Courte : 12 points trophée' },
        '15': { en: 'Medium: 15 trophy points', fr: 'Moyenne : 15 points trophée' },
        '20': { en: 'Long: 20 trophy points', fr: 'Longue : 20 points trophée' },
      },
    },
    heroes: {
      name: { en: 'Heroes', fr: 'Héros' },
      values: ['dealt', 'chosen'],
      start: 'dealt',
      valueNames: {
        dealt: { en: 'Dealt at random', fr: 'Distribués au hasard' },
        chosen: { en: 'Chosen in the order of the seats', fr: 'Choisis dans l’ordre des places' },
      },
    },
  },
  text,
  refuses: (seats, options) =>
    seats === 2 && options['target'] !== 12
      ? {
          en: 'With two players the game is always played to 12 trophy points',
          fr: 'À deux, la partie se joue toujours en 12 points trophée',
        }
      : null,
  setup,
  start: 'main-quests',
  phases: {
    'main-quests': mainQuests,
    'turn-start': turnStart,
    supplies,
    'dungeon-or-arena': dungeonOrArena,
    draw,
    negotiation,
    combat,
    rest,
    'quest-completed': questCompleted,
  },
  ends: ['trophy-target', 'deck-empty'],
  score: (t, seat) => t.track('trophies', seat),
  offers: standingOffers,
  ops: ALL_OPS,
  resample: redrawSecrets,
  defaults: defaultChoice,
  describeCard,
})

/** How long a game takes, in minutes, by players and target. */
function expectedMinutes(seats: number, target: number): number {
  if (target >= 20) return 120
  return target >= 15 || seats > 4 ? 90 : 45
}
