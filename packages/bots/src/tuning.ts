import type { Style } from './character.ts'

/** The screws of the tree search. A game's bot may set its own. */
export interface Tuning {
  /** How much an option that was tried little is favoured. */
  readonly exploration: number
  /** How many own decisions ahead the tree grows; below that the rollout answers. */
  readonly depth: number
  /** How often an answer is tried with the policy alone before the tree below it grows. */
  readonly ripe: number
  /** Decisions made after the first before the position is valued, at most. */
  readonly cutoff: number
  /**
   * Turns at a table of two that are played out before it is valued, if that comes first: every answer is then judged at the
   * same moment of the game.
   */
  readonly turns: number
  /** Rounds that are played out before it is valued, if that comes first: the present one is the first. */
  readonly rounds: number
  /** A node may have `1 + wideness * sqrt(visits)` options tried. */
  readonly wideness: number
  /** Whether other seats think ahead in the tree or answer by the game's policy. */
  readonly others: 'search' | 'policy'
  /** By how many deviations another answer must be better to be preferred to the policy's. */
  readonly trust: number
  /** How often an answer does not come to mind, from 0 to 1. */
  readonly oversight: number
  /** How far the judgement of an answer strays, as a share of the win. */
  readonly noise: number
  /** The player's likings beside winning. */
  readonly style: Style
  /** How the first question's options share the iterations: the promising ones more, or all alike. */
  readonly shares: 'promising' | 'alike'
}

/** The defaults of the search. */
export const TUNING: Tuning = {
  exploration: 0.05,
  depth: 3,
  ripe: 100,
  cutoff: 12,
  turns: Number.POSITIVE_INFINITY,
  rounds: Number.POSITIVE_INFINITY,
  wideness: 0.5,
  others: 'policy',
  trust: 1,
  oversight: 0,
  noise: 0,
  style: 'even',
  shares: 'promising',
}
