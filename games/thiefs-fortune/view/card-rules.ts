import type { Card, RuleId } from '@sablier/thiefs-fortune'

/** The rules behind single abilities. */
const BY_ABILITY: Readonly<Record<string, readonly RuleId[]>> = {
  inn: ['card.inn-after-token', 'lang.inn-well-singular', 'row.change-position'],
  well: ['card.well-after-token', 'lang.inn-well-singular', 'row.change-position'],
  armory: ['card.armory-prevent', 'card.prevent-per-token', 'danger.several-shields'],
  'treasure-room': ['card.treasure-room-prevent', 'card.prevent-per-token', 'danger.several-shields'],
  library: ['card.library-prevent', 'card.prevent-per-token', 'danger.several-shields'],
  mercenary: ['card.mercenary-one-favor', 'favor.not-feasible'],
  'king-of-thieves': ['card.king-of-thieves-common', 'future.opponent-empties-card'],
  'body-guard': ['card.body-guard-not-common', 'danger.on-cards-is-not-yours'],
  'abandoned-plans': ['card.abandoned-plans-common', 'future.discarded-card-tokens'],
  'push-your-luck': ['card.push-your-luck-zero', 'lang.push-your-luck-basic'],
  'that-was-a-mistake': ['card.mistake-all-tied', 'card.mistake-compulsory', 'danger.most-needs-one'],
  'it-couldnt-be-worse': ['card.worse-tied', 'danger.most-needs-one'],
  mausoleum: ['present.pushed-to-past', 'trigger.pushed-location'],
  hideout: ['pass.triggers-after-passing'],
  'secret-passage': ['loot.limit', 'loot.limit-changes-mid-phase'],
  scribe: ['present.push', 'character.pushed-by-own-ability'],
  'deja-vu': ['past.owner-may-look', 'trigger.entry-any-source'],
  'leap-forward': ['future.discarded-card-tokens', 'trigger.entry-any-source'],
  'second-wind': ['loops.reset', 'character.under-way'],
  storyteller: ['loops.reset', 'character.under-way'],
  'inside-job': ['ability.nested', 'character.under-way'],
  scapegoat: ['danger.on-cards-is-not-yours', 'common.opponents-future-target'],
  'old-memories': ['past.count-public'],
}
/** What holds for every card of a type. */
const BY_TYPE: Readonly<Record<Card['type'], readonly RuleId[]>> = {
  location: ['trigger.queue', 'timing.own-locations-only'],
  character: ['character.activate', 'character.must-be-performable', 'character.stays-activated'],
  event: ['event.activate', 'event.to-past', 'event.must-be-performable'],
  achievement: ['anatomy.achievement-levels', 'solo.result'],
}

/** The rules one may want to read with a card, those of the card itself first. */
export const rulesOf = ({ abilityId, type }: Card): readonly RuleId[] => [
  ...(BY_ABILITY[abilityId] ?? []),
  ...BY_TYPE[type],
]
