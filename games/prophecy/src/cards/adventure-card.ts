import type { CreatureCard, OpportunityCard } from './card.ts'

const ADVENTURE = { copies: 1, back: 'adventure' } as const

/** A creature card: one copy, with the back of the adventure deck. */
export const creature = (card: Omit<CreatureCard, 'kind' | 'copies' | 'back'>): CreatureCard => ({
  ...card,
  ...ADVENTURE,
  kind: 'creature',
})
/** An opportunity card: one copy, with the back of the adventure deck. */
export const opportunity = (card: Omit<OpportunityCard, 'kind' | 'copies' | 'back'>): OpportunityCard => ({
  ...card,
  ...ADVENTURE,
  kind: 'opportunity',
})
