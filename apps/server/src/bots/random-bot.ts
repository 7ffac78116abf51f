import { anyEntry } from '@sablier/bots'
import { type Entry, forecastAnswer, type Match, type Seat, seedChance } from '@sablier/kernel'
import { newId } from '../new-id.ts'
import type { BotPort } from './bot-port.ts'

/** Any legal answer: the last resort when a better player fails, and enough for tests. */
export const randomAnswer = (match: Match, seat: Seat): Entry | null => anyEntry(match, seat, seedChance(newId()))

/** Computer players that answer at random, without a thread of their own. */
export const randomBots: BotPort = {
  decide: async (match, seat) => randomAnswer(match, seat),
  hint: async () => null,
  forecast: async (match, seat, answer) => forecastAnswer(match, seat, answer),
  close() {},
}
