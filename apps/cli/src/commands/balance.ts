import { type KeptGame, keptGames, playAndKeep } from '../balance/kept-games.ts'
import { measure } from '../balance/measure.ts'
import { reportLines } from '../balance/report-lines.ts'
import { levelsFrom } from '../bot-levels.ts'
import type { Arguments, Command } from '../command.ts'
import { gameFrom } from '../find-game.ts'
import { EXIT, type Io } from '../io.ts'
import { plainBot } from '../plain-bot.ts'
import { printJson, printLines } from '../print.ts'
import { startProgress } from '../progress.ts'
import type { SimTable } from '../sim/play-game.ts'
import { tableFrom } from '../table-options.ts'

/** Figures of docs/balance: games between equal players, kept in a file so that a stopped run goes on. */
export const balance: Command = {
  name: 'balance',
  usage:
    '--game G [--seats N] [--games K] [--bots LEVEL] [--iterations N] [--option NAME=VALUE]… [--seed TEXT] [--file FILE] [--json]',
  summary: 'Plays games between equal players into a file, goes on where it stopped, and prints shares with intervals.',
  options: {
    game: { type: 'string' },
    seats: { type: 'string' },
    games: { type: 'string' },
    bots: { type: 'string' },
    iterations: { type: 'string' },
    option: { type: 'string', multiple: true },
    seed: { type: 'string' },
    file: { type: 'string' },
    json: { type: 'boolean' },
  },
  run: async (given, io) => {
    const { game, bot = plainBot } = await gameFrom(given)
    const { seats, options } = tableFrom(given, game)
    const levels = levelsFrom(given, seats, 'novice')
    const iterations =
      given.text('iterations') === undefined ? null : given.whole('iterations', { fallback: 0, min: 0, max: 1_000_000 })
    const table = { game, bot, seats, options, levels, iterations }
    const kept = playAll(table, given, io)
    const report = measure(table, kept, bot.gauge).report()
    if (given.flag('json')) printJson(io, report)
    else printLines(io, reportLines(report, seats))
    return EXIT.done
  },
}

/** Plays the games that the file does not hold yet. */
function playAll(table: SimTable, given: Arguments, io: Io): KeptGame[] {
  const games = given.whole('games', { fallback: 100, min: 1, max: 1_000_000 })
  const file = given.text('file') ?? fileOf(table)
  const kept = keptGames(file, table)
  const known = new Set(kept.map(({ seed }) => seed))
  const progress = startProgress(io, games)
  for (let n = 0; n < games; n++) {
    const seed = `${given.text('seed') ?? 'balance'} ${n}`
    if (!known.has(seed)) kept.push(playAndKeep(file, table, seed))
    progress.at(n + 1)
  }
  progress.end()
  return kept
}

/** One file for each kind of table. */
function fileOf({ game, seats, options, levels, iterations }: SimTable): string {
  const agreed = Object.values(options).join('-')
  const thinking = iterations == null ? levels[0] : `${levels[0]}-${iterations}`
  return `balance-out/${game.id}-v${game.version}-${seats}-${agreed}-${thinking}.jsonl`
}
