/** How a network is trained. The same recipe gives the same network. */
export interface Recipe {
  readonly seed: string
  /** Games of the first generation, which the policy plays; and of each later one, played with search. */
  readonly policyGames: number
  readonly games: number
  readonly generations: number
  /** Iterations a decision from the second generation on. */
  readonly iterations: number
  /** How often each generation's positions are shown at most: it ends when outcomes kept apart get no less surprising. */
  readonly epochs: number
  /** Generations whose positions are shown again. */
  readonly window: number
  /** Units of the hidden layers. */
  readonly first: number
  readonly second: number
  /** Whether single cards count, beside the game's features. It takes many games to learn what each of them is worth. */
  readonly cards: boolean
  readonly rate: number
  readonly decay: number
  /** How much the outcome counts beside what the network thought on the way. */
  readonly lambda: number
  /** About one decision in so many gives a position. */
  readonly every: number
}

export const RECIPE: Recipe = {
  seed: 'train',
  policyGames: 16_000,
  games: 1600,
  generations: 3,
  iterations: 24,
  epochs: 8,
  window: 3,
  first: 32,
  second: 24,
  cards: false,
  rate: 2e-3,
  decay: 0.01,
  lambda: 0.9,
  every: 14,
}

/** Games that are played, and kept, together. */
export const CHUNK = 40
/** One chunk in so many is kept apart to judge by. */
export const KEPT_APART = 8
