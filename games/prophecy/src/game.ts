import { defineGame } from '@sablier/kernel'
import { FACTS } from '../rulebook/facts.ts'
import { ALL_CARDS } from './cards/all-cards.ts'
import { ALL_OPS } from './effects/all-ops.ts'
import { options } from './options.ts'
import { chancePhase } from './phases/chance-phase.ts'
import { charactersPhase } from './phases/characters-phase.ts'
import { encounterPhase } from './phases/encounter-phase.ts'
import { endingPhase } from './phases/ending-phase.ts'
import { movementPhase } from './phases/movement-phase.ts'
import { servicesPhase } from './phases/services-phase.ts'
import { certificatesOf } from './scoring.ts'
import { setup } from './setup.ts'
import { shape } from './shape.ts'
import { describeCard } from './text/describe-card.ts'
import { text } from './text/text.ts'

/** Prophecy in its basic version: five guilds, five certificates, one expedition to lead. */
export const game = defineGame({
  id: 'prophecy',
  version: '4',
  shape,
  seats: { min: 1, max: 5 },
  minutes: [30, 120],
  cards: ALL_CARDS,
  facts: FACTS,
  options,
  text,
  setup,
  start: 'characters',
  phases: {
    characters: charactersPhase,
    chance: chancePhase,
    movement: movementPhase,
    encounter: encounterPhase,
    services: servicesPhase,
    ending: endingPhase,
  },
  ends: ['fifth_certificate', 'last_survivor', 'all_dead', 'turns_over'],
  score: certificatesOf,
  ops: ALL_OPS,
  // A card lies face down in a space as it came from the deck.
  mixed: [['adventure-deck', 'covered']],
  describeCard,
})
