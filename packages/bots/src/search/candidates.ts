import { type Ask, below, type Chance, type Choice, required } from '@sablier/kernel'
import type { GameBot } from '../game-bot.ts'
import { itemKey, type OptionKey } from './option-key.ts'
import type { Edge, Node } from './tree.ts'

/** More single options than this are sampled instead of listed. */
const LISTED_LIMIT = 48

/** Whether every answer is one single option, and few enough of them to look at all. */
export function isListed(ask: Ask): boolean {
  const { kind } = ask
  return kind === 'agree' || ((kind === 'pick' || kind === 'amount') && ask.count <= LISTED_LIMIT)
}

/** The n-th single option as an answer. */
export function singleChoice(ask: Ask, n: number): Choice {
  if (ask.kind === 'propose') return { proposal: ask.spec.items[n] }
  return ask.kind === 'amount' ? ask.spec.min + n : n
}

/** The parts of an answer, translated to any world; null if the answer means the same in all. */
export function partsOf(node: Node, ask: Ask, choice: Choice): readonly OptionKey[] | null {
  if (node.keys) return null
  if (typeof choice === 'number') return ask.kind === 'pick' ? [itemKey(ask, choice)] : null
  if ('proposal' in choice || ask.kind === 'split') return null
  return choice.map((n) => itemKey(ask, n))
}

/** An answer tried before as this world's question takes it; null if it cannot be given here. */
export function fitted(node: Node, ask: Ask, edge: Edge): Choice | null {
  if (node.keys) return edge.choice
  const { min, max, items, caps, check } = ask.spec
  const { choice, parts } = edge
  if (parts) {
    const found = indicesOf(ask, parts)
    if (!found || (ask.kind !== 'pick' && (found.length < min || found.length > max))) return null
    if (ask.kind === 'pick') return found[0] ?? null
    return ask.kind === 'pick-some' ? found.sort((a, b) => a - b) : found
  }
  if (typeof choice === 'number') return choice >= min && choice <= max ? choice : null
  if ('proposal' in choice) return check?.(choice.proposal) === null ? choice : null
  const fits =
    choice.length === items.length &&
    choice.reduce((sum, n) => sum + n, 0) === min &&
    choice.every((n, i) => n <= (caps?.[i] ?? n))
  return fits ? choice : null
}

function indicesOf(ask: Ask, parts: readonly OptionKey[]): number[] | null {
  const { length } = ask.spec.items
  const found: number[] = []
  for (const part of parts) {
    let at = 0
    while (at < length && (found.includes(at) || itemKey(ask, at) !== part)) at++
    if (at === length) return null
    found.push(at)
  }
  return found
}

/** A new answer to try where there are too many to list: the policy's, those the game suggests, then random ones. */
export function sampled(node: Node, ask: Ask, bot: GameBot, chance: Chance): Choice {
  const { table: t } = ask
  const tried = node.edges.size
  if (tried === 0) return bot.policy(t, ask, chance)
  const suggested = bot.suggest?.(t, ask, chance)[tried - 1]
  if (suggested !== undefined) return suggested
  if (ask.kind === 'propose' || below(chance, 3) > 0) return ask.randomChoice(chance)
  return varied(ask, bot.policy(t, ask, chance), chance)
}

/** The answer with one small change: the neighbourhood of a good answer is the best place to look. */
function varied(ask: Ask, choice: Choice, chance: Chance): Choice {
  const { kind, spec } = ask
  if (typeof choice === 'number') {
    if (kind !== 'amount') return ask.randomChoice(chance)
    const moved = choice + (below(chance, 2) === 0 ? -1 : 1)
    return Math.min(spec.max, Math.max(spec.min, moved))
  }
  if ('proposal' in choice || kind === 'split') return ask.randomChoice(chance)
  return kind === 'order' ? variedOrder(choice, chance) : variedSome(ask, choice, chance)
}

function variedOrder(choice: readonly number[], chance: Chance): Choice {
  const order = [...choice]
  const [i, j] = [below(chance, order.length), below(chance, order.length)]
  const swapped = required(order[i])
  order[i] = required(order[j])
  order[j] = swapped
  return order
}

function variedSome(ask: Ask, choice: readonly number[], chance: Chance): Choice {
  const { items, min, max } = ask.spec
  const item = below(chance, items.length)
  const kept = choice.filter((n) => n !== item)
  if (kept.length < choice.length) {
    if (kept.length >= min) return kept
    const others = items.map((_, n) => n).filter((n) => !choice.includes(n))
    const other = others[below(chance, others.length)]
    return other === undefined ? choice : [...kept, other].sort((a, b) => a - b)
  }
  const out = choice.length < max ? -1 : below(chance, choice.length)
  const dropped = choice.filter((_, i) => i !== out)
  return dropped.length >= max ? choice : [...dropped, item].sort((a, b) => a - b)
}
