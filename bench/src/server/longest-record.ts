import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type MatchRecord, parseRecord } from '@sablier/kernel'

const GAMES = fileURLToPath(new URL('../../../games/', import.meta.url))

/** The longest recorded game among the tests of a game. */
export function longestRecord(game: string): MatchRecord | null {
  const folder = join(GAMES, game, 'tests/recorded')
  const records = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => parseRecord(readFileSync(join(folder, file), 'utf8')))
  return records.toSorted((a, b) => b.entries.length - a.entries.length)[0] ?? null
}
