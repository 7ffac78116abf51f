import type { CreatureCard, OpportunityCard } from './card.ts'

/** A creature card: one copy, with the back of the adventure deck. */
export const creature = (card: Omit<CreatureCard, 'kind' | 'copies' | 'back'>): CreatureCard => ({
  id: card.id,
  name: card.name,
  copies: 1,
  from: card.from,
  back: 'adventure',
  kind: 'creature',
  set: card.set,
  family: card.family,
  strength: card.strength,
  willpower: card.willpower,
  first: card.first,
  lives: card.lives,
  experience: card.experience,
  treasure: card.treasure,
  harm: card.harm,
  special: card.special,
})
/** An opportunity card: one copy, with the back of the adventure deck. */
export const opportunity = (card: Omit<OpportunityCard, 'kind' | 'copies' | 'back'>): OpportunityCard => ({
  id: card.id,
  name: card.name,
  copies: 1,
  from: card.from,
  back: 'adventure',
  kind: 'opportunity',
  set: card.set,
  effect: card.effect,
})
