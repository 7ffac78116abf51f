import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Match, type OptionValues, parseRecord, recordOf, seedFrom, verifyRecord } from '@sablier/kernel'
import { describe, expect, test } from 'vitest'
import { DESTINS } from '../../src/cards/index.ts'
import { game } from '../../src/index.ts'
import { playByPolicy } from '../play-by-policy.ts'

// To record anew after a rule has changed: RECORD_GAMES=1 npx vitest run --project terres-de-destinees recorded
const folder = import.meta.dirname
const DESTIN_ENDS = DESTINS.map(({ id }) => id)
const WANTED = [...DESTIN_ENDS, 'together', 'last-survivor', 'nobody-left', 'duo', 'duo-advanced']
const MOST_TRIES = 40_000

/** The names under which a finished game would be kept. */
function namesOf(reason: string, seats: number, options: OptionValues): string[] {
  const duo = seats === 2 ? [options['advanced'] ? 'duo-advanced' : 'duo'] : []
  return [...duo, reason]
}

function recordGames(): void {
  const missing = new Set(WANTED)
  for (let i = 0; i < MOST_TRIES && missing.size > 0; i++) {
    const seats = missing.has('duo') || missing.has('duo-advanced') ? 2 : 3 + (i % 4)
    const options = { advanced: i % 2 === 1 }
    const secret = `recorded ${i}`
    const { simulation, entries } = playByPolicy(secret, seats, options, [5, 30, 60][i % 3] as number)
    const name = namesOf(simulation.result?.reason ?? '', seats, options).find((candidate) => missing.has(candidate))
    if (name === undefined) continue
    const match = Match.replay({ game, seats, options, seed: seedFrom(secret, []) }, entries, { listen: false })
    const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`)
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(recordOf(match, { names, secret, entropy: [] }))}\n`)
    missing.delete(name)
  }
  expect([...missing]).toEqual([])
}

if (process.env['RECORD_GAMES']) test('record games', recordGames, 600_000)

describe('recorded games', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))

  test('there is one for each Destiny, for elimination, for a tie and for two players', () => {
    for (const name of WANTED) expect(existsSync(join(folder, `${name}.json`)), name).toBe(true)
  })
  test.each(files)('%s replays to the same end, hash by hash', (file) => {
    const record = parseRecord(readFileSync(join(folder, file), 'utf8'))
    const match = verifyRecord(game, record)
    const name = file.replace('.json', '')
    expect(match.over).toBe(true)
    if (name.startsWith('duo'))
      expect(record).toMatchObject({ seats: 2, options: { advanced: name === 'duo-advanced' } })
    else expect(match.result?.reason).toBe(name)
    if (name === 'together') expect(match.result?.winners.length).toBeGreaterThan(1)
  })
})
