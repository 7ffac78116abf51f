import { type Entry, type Match, type Seat, seedChance } from '@sablier/kernel'
import { newId } from '../new-id.ts'
import type { BotPort } from './bot-port.ts'

/** Any legal answer: the last resort when a better player fails, and enough for tests. */
export function randomAnswer(match: Match, seat: Seat): Entry | null {
  const ask = match.askOf(seat)
  if (!ask) return null
  const chance = seedChance(newId())
  return match.asSeenBy(seat, () => ({ seat, answer: ask.encode(ask.randomChoice(chance)) }))
}

/** Computer players that answer at random, without a thread of their own. */
export const randomBots: BotPort = {
  decide: async (match, seat) => randomAnswer(match, seat),
  hint: async () => null,
  close: async () => {},
}
