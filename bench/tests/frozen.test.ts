import { type Entry, Match } from '@sablier/kernel'
import { SHELF } from '@sablier/shelf'
import { describe, expect, test } from 'vitest'
import { decideFrozen, FROZEN_LEVELS, type FrozenLevel } from '../src/frozen/index.ts'
import { sturdy } from '../src/frozen/sturdy.ts'

const ENTRY_LIMIT = 5000

/** What happens next: an offer that somebody takes up, or the answer of who is asked first. */
function nextEntry(match: Match, levels: readonly FrozenLevel[], failures: string[]): Entry {
  const asked = match.asks()[0]?.seat ?? 0
  for (const seat of [...match.table.seats.filter((other) => other !== asked), asked]) {
    if (seat !== asked && match.offers(seat).length === 0) continue
    const level = levels[seat % levels.length]!
    const seed = `${match.entries.length} ${seat}`
    const { entry, report } = decideFrozen({ match, seat, level, seed, budget: { iterations: 6 } })
    if (report.failure) failures.push(`${level}: ${report.failure}`)
    if (entry) return entry
  }
  throw new Error('nobody answers')
}

describe.each(SHELF.map(({ id, seats, load }) => ({ id, seats, load })))('$id', ({ seats, load }) => {
  test.each([2, Math.min(4, seats.max)])('the frozen players play a whole game at %i seats', async (players) => {
    const { game } = await load()
    const failures: string[] = []
    const match = new Match({ game, seats: players, seed: `frozen ${players}` }, { listen: false })
    // The match refuses whatever is not legal.
    while (!match.over && match.entries.length < ENTRY_LIMIT) match.enter(nextEntry(match, FROZEN_LEVELS, failures))
    expect(match.result?.winners.length).toBeGreaterThan(0)
    expect(failures).toEqual([])
  })

  test('where a frozen player knows nothing, it answers legally and takes all to stand alike', async () => {
    const { game } = await load()
    const match = new Match({ game, seats: 3, seed: 'unknown' }, { listen: false })
    const fail = (): never => {
      throw new Error('an unknown card')
    }
    const bot = sturdy({ value: fail, policy: fail, takes: fail, weighs: fail, suggest: fail })
    const ask = match.asks()[0]!
    const chance = [1, 2, 3, 4] as [number, number, number, number]
    expect(() => ask.decode(ask.encode(bot.policy(match.table, ask, chance)))).not.toThrow()
    expect(bot.value(match.table, 0)).toBeCloseTo(1 / 3)
    expect(bot.takes?.(match.table, 0, [])).toBeNull()
    expect(bot.weighs?.(match.table, 0, [])).toEqual([])
  })
})
