import type { GameBot } from './search/game-bot.ts'

/**
 * A frozen bot that also gets through questions and cards that came after it: where its knowledge ends, it answers at random
 * and takes everybody to stand alike.
 */
export function sturdy(bot: GameBot): GameBot {
  const { takes, weighs, suggest } = bot
  return {
    ...bot,
    value: (t, seat) => attempt(() => bot.value(t, seat), Number.isFinite) ?? 1 / t.seats.length,
    policy: (t, ask, chance) => attempt(() => bot.policy(t, ask, chance), isAnswer) ?? ask.randomChoice(chance),
    ...(takes ? { takes: (t, seat, offers) => attempt(() => takes(t, seat, offers)) } : {}),
    ...(weighs ? { weighs: (t, seat, offers) => attempt(() => weighs(t, seat, offers)) ?? [] } : {}),
    ...(suggest ? { suggest: (t, ask, chance) => attempt(() => suggest(t, ask, chance)) ?? [] } : {}),
  }
}

/** No option found is no answer. */
const isAnswer = (choice: unknown): boolean => typeof choice !== 'number' || choice >= 0

function attempt<T>(work: () => T, isGood: (found: T) => boolean = () => true): T | null {
  try {
    const found = work()
    return isGood(found) ? found : null
  } catch {
    return null
  }
}
