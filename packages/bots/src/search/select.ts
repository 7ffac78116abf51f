import { type Ask, below, type Chance, type Choice, required } from '@sablier/kernel'
import type { GameBot } from '../game-bot.ts'
import type { Tuning } from '../tuning.ts'
import { fitted, isListed, partsOf, sampled, singleChoice } from './candidates.ts'
import { choiceKey, itemKey, type OptionKey } from './option-key.ts'
import { Edge, type Node } from './tree.ts'

/** The input of the choice of a branch. */
export interface Selection {
  readonly bot: GameBot
  readonly tuning: Tuning
  readonly chance: Chance
}

/** The answer to follow from a node in this world. */
export interface Followed {
  readonly edge: Edge
  readonly choice: Choice
  /** It was never tried before: from here on the rollout plays. */
  readonly fresh: boolean
}

/** Chooses a branch: a new one while the node may still widen, else the one with the best upper bound. */
export function select(node: Node, ask: Ask, by: Selection): Followed {
  return isListed(ask) ? selectListed(node, ask, by) : selectSampled(node, ask, by)
}

const mayWiden = (node: Node, known: number, { wideness }: Tuning): boolean =>
  known < 1 + wideness * Math.sqrt(node.visits)

function selectListed(node: Node, ask: Ask, by: Selection): Followed {
  const stamp = node.visits++
  const { count } = ask
  const { keys } = node
  let known = 0
  let best: Edge | null = null
  let bestAt = -1
  let bestBound = Number.NEGATIVE_INFINITY
  const fresh: number[] = []
  for (let n = 0; n < count; n++) {
    const edge = node.edges.get(keys?.[n] ?? itemKey(ask, n))
    if (!edge) {
      fresh.push(n)
      continue
    }
    if (edge.met === stamp) continue
    edge.met = stamp
    edge.available++
    known++
    const bound = upperBound(edge, by.tuning)
    if (bound > bestBound) {
      best = edge
      bestAt = n
      bestBound = bound
    }
  }
  if (fresh.length > 0 && (!best || mayWiden(node, known, by.tuning))) return tryFresh(node, ask, by, fresh)
  return { edge: required(best), choice: singleChoice(ask, bestAt), fresh: false }
}

function tryFresh(node: Node, ask: Ask, by: Selection, fresh: readonly number[]): Followed {
  const { bot, chance } = by
  if (node.edges.size === 0) return follow(node, ask, bot.policy(ask.table, ask, chance))
  return follow(node, ask, singleChoice(ask, required(fresh[below(chance, fresh.length)])))
}

function selectSampled(node: Node, ask: Ask, by: Selection): Followed {
  node.visits++
  let known = 0
  let best: Edge | null = null
  let bestChoice: Choice = 0
  let bestBound = Number.NEGATIVE_INFINITY
  for (const edge of node.edges.values()) {
    const choice = fitted(node, ask, edge)
    if (choice === null) continue
    edge.available++
    known++
    const bound = upperBound(edge, by.tuning)
    if (bound > bestBound) {
      best = edge
      bestChoice = choice
      bestBound = bound
    }
  }
  if (!best || mayWiden(node, known, by.tuning)) return follow(node, ask, sampled(node, ask, by.bot, by.chance))
  return { edge: best, choice: bestChoice, fresh: false }
}

function follow(node: Node, ask: Ask, choice: Choice): Followed {
  const key: OptionKey = choiceKey(ask, choice, node.keys)
  const known = node.edges.get(key)
  if (known) return { edge: known, choice, fresh: false }
  const edge = new Edge(choice, partsOf(node, ask, choice))
  node.edges.set(key, edge)
  return { edge, choice, fresh: true }
}

function upperBound(edge: Edge, { exploration }: Tuning): number {
  if (edge.visits === 0) return Number.POSITIVE_INFINITY
  return edge.total / edge.visits + exploration * Math.sqrt(Math.log(edge.available) / edge.visits)
}

/** Lets go of answers that do not come to mind; one always does. */
export function overlook(node: Node, { tuning, chance }: Selection): void {
  if (tuning.oversight === 0) return
  for (const key of [...node.edges.keys()])
    if (node.edges.size > 1 && below(chance, 100) < 100 * tuning.oversight) node.edges.delete(key)
}

/** How many answers are tried where there are too many to list. */
const SAMPLES = 16

/** Opens every answer to the first question, or a choice of them; the policy's comes first. */
export function openAll(node: Node, ask: Ask, by: Selection): void {
  follow(node, ask, by.bot.policy(ask.table, ask, by.chance))
  if (isListed(ask)) for (let n = 0; n < ask.count; n++) follow(node, ask, singleChoice(ask, n))
  else
    for (let i = 0; i < 3 * SAMPLES && node.edges.size < SAMPLES; i++)
      follow(node, ask, sampled(node, ask, by.bot, by.chance))
}

/** Opens one answer to the first question whether or not it came to mind. */
export const include = (node: Node, ask: Ask, choice: Choice): Edge => follow(node, ask, choice).edge
