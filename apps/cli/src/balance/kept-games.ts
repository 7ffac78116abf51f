import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Level } from '@sablier/bots'
import { type Entry, Match, type OptionValues } from '@sablier/kernel'
import { Computers } from '../computers.ts'
import { UsageError } from '../io.ts'
import type { SimTable } from '../sim/play-game.ts'

/** A finished game as a line of a file: it can be played again answer by answer. */
export interface KeptGame {
  readonly game: string
  readonly version: string
  readonly seats: number
  readonly options: OptionValues
  readonly levels: readonly Level[]
  readonly iterations: number | null
  readonly seed: string
  readonly entries: readonly Entry[]
}

/** The games of a file that were played at this very table; a file of another table is refused. */
export function keptGames(file: string, table: SimTable): KeptGame[] {
  if (!existsSync(file)) return []
  const games = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as KeptGame)
  const wanted = signOf(headOf(table))
  if (games.some((game) => signOf(game) !== wanted))
    throw new UsageError(`--file: ${file} holds games of another table`)
  return games
}

/** Plays one game to its end and adds it to the file. */
export function playAndKeep(file: string, table: SimTable, seed: string): KeptGame {
  const { game, bot, seats, options, levels, iterations = null } = table
  const match = new Match({ game, seats, options, seed }, { listen: false })
  const computers = new Computers(bot, levels, seed, iterations)
  while (!match.over) {
    const entry = computers.next(match)
    if (!entry) throw new Error(`Nobody goes on in ${match.table.phase}, seed ${seed}`)
    match.enter(entry)
  }
  const kept = { ...headOf(table), seed, entries: match.entries }
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${JSON.stringify(kept)}\n`)
  return kept
}

const headOf = ({ game, seats, options, levels, iterations = null }: SimTable) => ({
  game: game.id,
  version: game.version,
  seats,
  options,
  levels,
  iterations,
})
const signOf = ({ game, version, seats, options, levels, iterations }: ReturnType<typeof headOf>): string =>
  JSON.stringify([game, version, seats, options, levels, iterations])
