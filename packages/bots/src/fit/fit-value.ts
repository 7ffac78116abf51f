import { required } from '@sablier/kernel'
import type { Weights } from '../value/features.ts'
import { fitLogistic, type Observation, promised, surprise } from './logistic.ts'
import { type Collection, collectPositions, type Position } from './positions.ts'

/** Weights that were found, and how well they tell who wins. */
export interface FittedValue {
  readonly weights: Weights
  readonly games: number
  readonly positions: number
  /** How surprising the outcomes of games that were kept apart are: to these weights, and to the bot as it was. */
  readonly surprise: { readonly fitted: number; readonly before: number }
}

/** The share of games that weights are judged by and not fitted to. */
const KEPT_APART = 0.25
const RIDGE = 3e-4

/** Finds the weights of a value function from games that the bot's policy plays. */
export function fitValue(from: Collection): FittedValue {
  const all = collectPositions(from)
  const fittedTo = all.filter(({ game }) => game < from.games * (1 - KEPT_APART))
  const judgedBy = all.filter(({ game }) => game >= from.games * (1 - KEPT_APART))
  const names = Object.keys(all[0]?.ahead ?? {})
  // Measured in their own spread, so that the ridge weighs on all alike.
  const spreads = names.map((name) => spreadOf(fittedTo, name))
  const observe = ({ ahead, late, won }: Position): Observation => {
    const x = names.map((name, i) => required(ahead[name]) / required(spreads[i]))
    return { x: [...x, ...x.map((n) => n * late)], y: won }
  }
  const found = fitLogistic(fittedTo.map(observe), RIDGE)
  const standing = (offset: number) =>
    Object.fromEntries(names.map((name, i) => [name, rounded(required(found[i + offset]) / required(spreads[i]))]))
  return {
    weights: { early: standing(0), change: standing(names.length) },
    games: from.games,
    positions: all.length,
    surprise: {
      fitted: surprise(judgedBy.map((p) => ({ expected: promised(found, observe(p).x), y: p.won }))),
      before: surprise(judgedBy.map((p) => ({ expected: p.valued, y: p.won }))),
    },
  }
}

function spreadOf(positions: readonly Position[], name: string): number {
  const squares = positions.reduce((sum, { ahead }) => sum + required(ahead[name]) ** 2, 0)
  return Math.sqrt(squares / positions.length) || 1
}
const rounded = (n: number): number => Math.round(n * 1000) / 1000
