import type { CreatureCard, OpportunityCard } from './card.ts'

/** A creature card: one copy, with the back of the adventure deck. */
export const creature = <const Id extends string>(
  card: Omit<CreatureCard, 'kind' | 'copies' | 'back'> & { readonly id: Id },
): CreatureCard & { readonly id: Id } => ({
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
export const opportunity = <const Id extends string>(
  card: Omit<OpportunityCard, 'kind' | 'copies' | 'back'> & { readonly id: Id },
): OpportunityCard & { readonly id: Id } => ({
  id: card.id,
  name: card.name,
  copies: 1,
  from: card.from,
  back: 'adventure',
  kind: 'opportunity',
  set: card.set,
  effect: card.effect,
})
