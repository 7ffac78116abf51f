import { each } from '@sablier/kernel'
import { bloodFrenzyArena } from '../effects/blood-frenzy-arena.ts'
import { discardSpoil } from '../effects/discard-spoil.ts'
import { blessed, everybody } from '../effects/groups.ts'
import { hellBattle } from '../effects/hell-battle.ts'
import { layLasting } from '../effects/lay-lasting.ts'
import { recoverWounds } from '../effects/recover-wounds.ts'
import { restockReserved } from '../effects/restock-reserved.ts'
import { shiftTrophies } from '../effects/shift-trophies.ts'
import { sufferWounds } from '../effects/suffer-wounds.ts'
import { swapMainQuests } from '../effects/swap-main-quests.ts'
import { event } from './card.ts'

/** The ten events, one copy each. */
export const EVENTS = [
  event(
    'meteor-swarm',
    'Meteor Swarm',
    'Nuée de météores',
    each({ group: everybody({}), effect: sufferWounds({ n: 2, rule: 'event.meteor-swarm' }) }),
  ),
  event(
    'day-of-grace',
    'Day of Grace',
    'Jour de grâce',
    each({ group: blessed({}), effect: recoverWounds({ n: 2, rule: 'event.day-of-grace' }) }),
  ),
  event('blood-frenzy', 'Blood Frenzy', 'Furie sanguinaire', bloodFrenzyArena({})),
  event('new-choice', 'New Choice', 'Un nouveau choix', swapMainQuests({})),
  event('unexpected-delivery', 'Unexpected Delivery', 'Arrivage inattendu', restockReserved({})),
  event('putrefaction', 'Putrefaction', 'Putréfaction', each({ group: everybody({}), effect: discardSpoil({}) })),
  event('day-in-hell', 'A Day in Hell', 'Un jour en enfer', hellBattle({ monsters: 3 })),
  event('first-last', 'The First Shall Be Last', 'Le premier sera le dernier', shiftTrophies({})),
  event('toll', 'The Toll', 'L’octroi', layLasting({ event: 'toll' })),
  event('surge-of-love', 'Surge of Love', 'Élan d’amour', layLasting({ event: 'surge-of-love' })),
] as const
