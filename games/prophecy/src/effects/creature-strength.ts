import { creatureRule } from './all-creature-rules.ts'
import type { Fight } from './fight.ts'

/** The creature's Strength in this fight: the printed one unless its special rule says otherwise. */
export function creatureStrength(fight: Fight): number {
  const { special, strength } = fight.creature
  return creatureRule(special).strength?.(special, fight) ?? strength
}
