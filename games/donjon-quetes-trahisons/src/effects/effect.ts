import type { EffectOf } from '@sablier/kernel'
import type { RuleId } from '../../rulebook/rules.ts'
import type { MonsterType, ObjectType } from '../cards/card.ts'

/** Feats of arms that quests ask for. */
export const DEEDS = ['slew-alone', 'won-by-kritik', 'won-outnumbered', 'won-outnumbering'] as const
export type Deed = (typeof DEEDS)[number]

/** What can happen to somebody, each op with its arguments. */
export interface Ops {
  'blood-frenzy-arena': object
  'complete-quest': object
  'discard-spoil': object
  each: { group: Group; effect: Effect }
  'gain-gems': { n: number; rule: RuleId }
  'hell-battle': { monsters: number }
  'keep-card': { as: 'object' | 'companion'; rule: RuleId }
  'lay-lasting': { event: 'toll' | 'surge-of-love' }
  'lose-object': object
  'recover-wounds': { n: number; rule: RuleId }
  'restock-reserved': object
  'shift-trophies': object
  'suffer-wounds': { n: number; rule: RuleId }
  'swap-main-quests': object
  'take-anything': object
  /** How a quest reads its goal out: "if …, complete it". */
  when: { test: Goal; effect: Effect }
}
/** What a quest can ask for. */
export interface Goals {
  'deed-done': { deed: Deed }
  'has-completed': { n: number }
  'has-gems': { n: number }
  'has-spoils': { types: readonly MonsterType[] }
  'stands-alone': { with: 'most' | 'fewest' }
  wears: { type: ObjectType; bonus: number }
  'wears-draconic': object
  'wears-every-type': object
}
/** The groups of seats that an event can affect. */
export interface Groups {
  blessed: object
  everybody: object
}

export type Effect = EffectOf<Ops>
export type Goal = EffectOf<Goals>
export type Group = EffectOf<Groups>
