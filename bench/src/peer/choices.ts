import { below, type Chance } from '@sablier/kernel'
import type { PeerAnswer } from './answer.ts'
import type { PeerAsk, PeerG, PeerTrade } from './state.ts'

const MOST_ORDERS = 6

/** A random legal answer, found without listing them all. */
export function randomAnswer(G: PeerG, ask: PeerAsk, chance: Chance): PeerAnswer {
  const { kind, options, min, max } = ask
  switch (kind) {
    case 'agree':
      return below(chance, 2) === 1
    case 'bid': {
      const n = below(chance, max - min + 2)
      return n === 0 ? 0 : min + n - 1
    }
    case 'amount':
      return min + below(chance, max - min + 1)
    case 'some':
      return shuffled(options, chance).slice(0, min + below(chance, max - min + 1))
    case 'order':
      return shuffled(options, chance)
    case 'split': {
      const light = below(chance, 3)
      return [light, 3 - light]
    }
    case 'trade': {
      const trades = listTrades(G, ask.seat)
      return trades[below(chance, trades.length)] as PeerTrade
    }
    default:
      return options[below(chance, options.length)] as number
  }
}

/** All answers worth a branch of a search tree; of the orders of many abilities only some. */
export function listAnswers(G: PeerG, ask: PeerAsk): PeerAnswer[] {
  const { kind, options, min, max } = ask
  switch (kind) {
    case 'agree':
      return [true, false]
    case 'bid':
      return [0, ...numbers(min, max)]
    case 'amount':
      return numbers(min, max)
    case 'some':
      return subsets(options, min, max)
    case 'order':
      return numbers(0, Math.min(MOST_ORDERS, options.length) - 1).map((n) => [
        ...options.slice(n),
        ...options.slice(0, n),
      ])
    case 'split':
      return numbers(0, 2).map((light) => [light, 3 - light])
    case 'trade':
      return listTrades(G, ask.seat)
    default:
      return [...options]
  }
}

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

function subsets(items: readonly number[], min: number, max: number): number[][] {
  const all: number[][] = [[]]
  for (const item of items) all.push(...all.map((set) => [...set, item]))
  return all.filter((set) => set.length >= min && set.length <= max)
}

function listTrades(G: PeerG, seat: number): PeerTrade[] {
  const trades: PeerTrade[] = [{ to: -1, oil: 0, card: -1 }]
  const cards = G.hands[seat]?.length ?? 0
  for (let i = 1; i < G.seats; i++) {
    const to = (seat + i) % G.seats
    for (let card = 0; card < cards; card++)
      for (let oil = 0; oil <= Math.min(2, G.oil[to] ?? 0); oil++) trades.push({ to, oil, card })
  }
  return trades
}

function shuffled(items: readonly number[], chance: Chance): number[] {
  const result = [...items]
  for (let i = result.length - 1; i > 0; i--) {
    const j = below(chance, i + 1)
    const item = result[i] as number
    result[i] = result[j] as number
    result[j] = item
  }
  return result
}
