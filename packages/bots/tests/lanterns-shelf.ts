import { lanterns } from '@sablier/kernel/lanterns'
import type { GameBot, LoadGame } from '../src/index.ts'
import { lanternsBot } from './lanterns-bot.ts'

/** A player that never finishes thinking. */
const sleeper: GameBot = {
  ...lanternsBot,
  policy(t, ask, chance) {
    for (;;) lanternsBot.policy(t, ask, chance)
  },
}

/** A shelf for tests: the miniature game, as it is and with a bot that hangs. */
export function findGame(id: string): { load: LoadGame } {
  const bot = id === 'sleeper' ? sleeper : lanternsBot
  return { load: async () => ({ game: lanterns, bot }) }
}
