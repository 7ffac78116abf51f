import { defineGame } from '@sablier/kernel'
import { FACTS } from '../rulebook/facts.ts'
import { ALL_CARDS } from './cards/all-cards.ts'
import { defaultChoice } from './defaults.ts'
import { ALL_OPS } from './effects/all-ops.ts'
import { combatPhase } from './phases/combat-phase.ts'
import { drawPhase } from './phases/draw-phase.ts'
import { dungeonOrArenaPhase } from './phases/dungeon-or-arena-phase.ts'
import { mainQuestsPhase } from './phases/main-quests-phase.ts'
import { negotiationPhase } from './phases/negotiation-phase.ts'
import { questCompletedPhase } from './phases/quest-completed-phase.ts'
import { restPhase } from './phases/rest-phase.ts'
import { suppliesPhase } from './phases/supplies-phase.ts'
import { turnStartPhase } from './phases/turn-start-phase.ts'
import { resample } from './resample.ts'
import { setup } from './setup.ts'
import { shape } from './shape.ts'
import { standingOffers } from './standing-offers.ts'
import { describeCard } from './text/describe-card.ts'
import { text } from './text/text.ts'

/** Donjon, Quêtes et Trahisons for two to six players. */
export const game = defineGame({
  id: 'donjon-quetes-trahisons',
  version: '5',
  shape,
  seats: { min: 2, max: 6 },
  minutes: [45, 120],
  minutesFor: (seats, options) => expectedMinutes(seats, Number(options['target'])),
  privateTalk: true,
  cards: ALL_CARDS,
  facts: FACTS,
  options: {
    target: {
      name: { en: 'Length of the game', fr: 'Longueur de la partie' },
      changes: {
        en: 'So many trophy points end the game. The longer it is, the more quests, objects and betrayals weigh.',
        fr: 'Le nombre de points trophée qui met fin à la partie. Plus elle dure, plus pèsent quêtes, objets et trahisons.',
      },
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
      changes: {
        en: 'Each hero has a power that always works and one to be used once. Dealt, nobody chooses theirs.',
        fr: 'Chaque héros a un pouvoir permanent et un pouvoir unique. Distribués, personne ne choisit le sien.',
      },
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
    'main-quests': mainQuestsPhase,
    'turn-start': turnStartPhase,
    supplies: suppliesPhase,
    'dungeon-or-arena': dungeonOrArenaPhase,
    draw: drawPhase,
    negotiation: negotiationPhase,
    combat: combatPhase,
    rest: restPhase,
    'quest-completed': questCompletedPhase,
  },
  ends: ['trophy-target', 'deck-empty'],
  score: (t, seat) => t.track('trophies', seat),
  offers: standingOffers,
  ops: ALL_OPS,
  resample,
  defaults: defaultChoice,
  describeCard,
})

/** How long a game takes, in minutes, by players and target. */
function expectedMinutes(seats: number, target: number): number {
  if (target >= 20) return 120
  return target >= 15 || seats > 4 ? 90 : 45
}
