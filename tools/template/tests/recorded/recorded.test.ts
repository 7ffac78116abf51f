import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Match, parseRecord, recordOf, seedChance, seedFrom, verifyRecord } from '@sablier/kernel'
import { randomEntry } from '@sablier/kernel/testing'
import { expect, test } from 'vitest'
import { game } from '../../src/index.ts'

// To keep a game of each size, now or after a change of the rules: RECORD=1 npx vitest run --project new-game recorded
const folder = import.meta.dirname

/** The record of a game of random players. */
function played(seats: number): string {
  const secret = `${seats} seats`
  const match = new Match({ game, seats, seed: seedFrom(secret, []) })
  const chance = seedChance(secret)
  while (!match.over) match.enter(randomEntry(match, chance))
  return `${JSON.stringify(recordOf(match, { names: [], secret, entropy: [] }))}\n`
}

test('every game kept here still goes as it went', () => {
  if (process.env['RECORD'])
    for (const seats of [2, 3, 4]) writeFileSync(join(folder, `${seats}-seats.json`), played(seats))
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')))
    expect(() => verifyRecord(game, parseRecord(readFileSync(join(folder, file), 'utf8'))), file).not.toThrow()
})
