import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  checkOptions,
  type Entry,
  Match,
  parseRecord,
  recordOf,
  Simulation,
  seedChance,
  seedFrom,
  verifyRecord,
} from '@sablier/kernel'
import { describe, expect, test } from 'vitest'
import { bot } from '../../bot/index.ts'
import { game } from '../../src/index.ts'

// To record anew after a rule has changed: RECORD=1 npx vitest run --project prophecy recorded
const folder = import.meta.dirname
const EVERY_OPTION = {
  characters: 'chosen',
  benefits: 'asked',
  extra_cards: true,
  economic_crisis: true,
  quick_start: true,
}
interface Wanted {
  readonly name: string
  readonly seats: number
  readonly reason: string
  readonly options?: Readonly<Record<string, string | boolean>>
  /** Answers at random instead of sensibly: how heroes die. */
  readonly reckless?: boolean
}
const WANTED: readonly Wanted[] = [
  { name: 'alone-in-time', seats: 1, reason: 'fifth_certificate' },
  { name: 'alone-too-late', seats: 1, reason: 'turns_over' },
  { name: 'alone-and-dead', seats: 1, reason: 'all_dead', reckless: true },
  { name: 'two-players', seats: 2, reason: 'fifth_certificate' },
  { name: 'two-players-survivor', seats: 2, reason: 'last_survivor', reckless: true },
  { name: 'three-players', seats: 3, reason: 'fifth_certificate' },
  { name: 'three-players-survivor', seats: 3, reason: 'last_survivor', reckless: true },
  { name: 'four-players', seats: 4, reason: 'fifth_certificate' },
  { name: 'five-players', seats: 5, reason: 'fifth_certificate' },
  { name: 'every-option', seats: 4, reason: 'fifth_certificate', options: EVERY_OPTION },
]

/** One game, its answers and how it ended. */
function play(
  secret: string,
  { seats, options = {}, reckless }: Wanted,
): { entries: Entry[]; reason: string | undefined } {
  const simulation = Simulation.start(game, seats, checkOptions(game, seats, options), seedFrom(secret, []))
  const chance = seedChance(`${secret} answers`)
  const entries: Entry[] = []
  for (let { ask } = simulation; ask; { ask } = simulation) {
    const choice = reckless ? ask.randomChoice(chance) : bot.policy(simulation.table, ask, chance)
    entries.push({ seat: ask.seat, answer: ask.encode(choice) })
    simulation.choose(choice)
  }
  return { entries, reason: simulation.result?.reason }
}

function recordGames(): void {
  for (const wanted of WANTED)
    for (let i = 0; ; i++) {
      const secret = `${wanted.name} ${i}`
      const { entries, reason } = play(secret, wanted)
      if (reason !== wanted.reason) continue
      const { seats, options = {} } = wanted
      const match = Match.replay(
        { game, seats, options: checkOptions(game, seats, options), seed: seedFrom(secret, []) },
        entries,
      )
      const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`)
      writeFileSync(
        join(folder, `${wanted.name}.json`),
        `${JSON.stringify(recordOf(match, { names, secret, entropy: [] }))}\n`,
      )
      break
    }
}
if (process.env['RECORD']) test('record games', recordGames, 300_000)

describe('recorded games replay to the same end', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  test('one per seat count and per way a game can end', () => {
    const kept = files.map((file) => parseRecord(readFileSync(join(folder, file), 'utf8')))
    expect(new Set(kept.map(({ seats }) => seats)).size).toBe(5)
    expect(new Set(kept.map(({ result }) => result?.reason))).toEqual(new Set(game.ends))
    expect(files).toHaveLength(WANTED.length)
  })
  for (const file of files)
    test(file, () => {
      const match = verifyRecord(game, parseRecord(readFileSync(join(folder, file), 'utf8')))
      expect(match.result?.reason).toBe(WANTED.find(({ name }) => `${name}.json` === file)?.reason)
    })
})
