import { RulesFault } from '@sablier/kernel'
import { levelsFrom } from '../bot-levels.ts'
import type { Command } from '../command.ts'
import { gameFrom } from '../find-game.ts'
import { EXIT, type Io } from '../io.ts'
import { plainBot } from '../plain-bot.ts'
import { alignRows, printJson, printLines } from '../print.ts'
import { startProgress } from '../progress.ts'
import { cardLines } from '../sim/card-lines.ts'
import { playGame, type SimTable } from '../sim/play-game.ts'
import { spreadOf, Tally } from '../sim/tally.ts'
import { tableFrom } from '../table-options.ts'

/** Plays many games without anybody watching and tells how they went. */
export const sim: Command = {
  name: 'sim',
  usage:
    '--game G [--seats N] [--games K] [--bots LEVEL,…] [--iterations N] [--option NAME=VALUE]… [--seed TEXT] [--json]',
  summary:
    'Plays many games by computer: speed, ends, lengths, scores, cards used, had and chosen. Exit 1 if a game got stuck.',
  options: {
    game: { type: 'string' },
    seats: { type: 'string' },
    games: { type: 'string' },
    bots: { type: 'string' },
    iterations: { type: 'string' },
    option: { type: 'string', multiple: true },
    seed: { type: 'string' },
    json: { type: 'boolean' },
  },
  run: async (given, io) => {
    const { game, bot = plainBot } = await gameFrom(given)
    const { seats, options } = tableFrom(given, game)
    const levels = levelsFrom(given, seats, 'random')
    const games = given.whole('games', { fallback: 100, min: 1, max: 10_000_000 })
    const iterations =
      given.text('iterations') === undefined ? null : given.whole('iterations', { fallback: 0, min: 1, max: 1_000_000 })
    const seed = given.text('seed') ?? 'sim'
    const { tally, seconds } = simulate({ game, bot, seats, options, levels, iterations }, games, seed, io)
    const finished = tally.lengths.length
    const decisions = tally.lengths.reduce((sum, length) => sum + length, 0)
    const report = {
      game: game.id,
      rulesVersion: game.version,
      seats,
      options,
      bots: levels,
      iterations,
      seed,
      games,
      finished,
      stuck: tally.faults.length,
      seconds: Math.round(seconds * 1000) / 1000,
      decisions,
      decisionsPerSecond: Math.round(decisions / seconds),
      gamesPerSecond: Math.round((finished / seconds) * 10) / 10,
      ends: tally.ends,
      lengths: spreadOf(tally.lengths),
      scores: tally.seatReports(),
      cards: tally.cardReports(),
      faults: tally.faults.slice(0, 20),
    }
    if (given.flag('json')) printJson(io, report)
    else printReport(io, report)
    return report.stuck > 0 ? EXIT.refused : EXIT.done
  },
}

function simulate(table: SimTable, games: number, seed: string, io: Io): { tally: Tally; seconds: number } {
  const tally = new Tally(table.game, table.seats)
  const progress = startProgress(io, games)
  const began = io.now()
  for (let n = 0; n < games; n++) {
    try {
      tally.add(playGame(table, `${seed} ${n}`, tally.cards))
    } catch (thrown) {
      if (!(thrown instanceof RulesFault)) throw thrown
      tally.faults.push({ seed: `${seed} ${n}`, message: thrown.message })
    }
    progress.at(n + 1)
  }
  progress.end()
  return { tally, seconds: Math.max(io.now() - began, 0.001) / 1000 }
}

interface Printed {
  readonly game: string
  readonly seats: number
  readonly games: number
  readonly finished: number
  readonly stuck: number
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
  readonly ends: Readonly<Record<string, number>>
  readonly lengths: ReturnType<typeof spreadOf>
  readonly scores: ReturnType<Tally['seatReports']>
  readonly cards: ReturnType<Tally['cardReports']>
  readonly faults: Tally['faults']
}

function printReport(io: Io, report: Printed): void {
  const { lengths, cards } = report
  printLines(io, [
    `${report.game}, ${report.seats} seats: ${report.finished} of ${report.games} games finished, ${report.stuck} stuck`,
    `${report.decisionsPerSecond.toLocaleString('en')} decisions/s, ${report.gamesPerSecond.toLocaleString('en')} games/s`,
    `decisions a game: ${lengths.min} to ${lengths.max}, median ${lengths.median}`,
    '',
    ...alignRows([['end', 'games'], ...Object.entries(report.ends)]),
    '',
    ...alignRows([
      ['seat', 'wins', 'min', '10 %', 'median', '90 %', 'max', 'mean', 'deviation'],
      ...report.scores.map(({ seat, winShare, min, low, median, high, max, mean, deviation }) => [
        String(seat),
        `${(winShare * 100).toFixed(1)} %`,
        ...[min, low, median, high, max, mean, deviation],
      ]),
    ]),
    '',
    `${cards.kinds - cards.unused.length} of ${cards.kinds} cards used` +
      (cards.unused.length > 0 ? `; never: ${someOf(cards.unused)}` : ''),
    ...cardLines(cards.byName, cards.par),
    ...report.faults.map(({ seed, message }) => `stuck with seed "${seed}": ${message}`),
  ])
}

const MOST_NAMES = 12
const someOf = (names: readonly string[]): string =>
  names.length > MOST_NAMES
    ? `${names.slice(0, MOST_NAMES).join(', ')} and ${names.length - MOST_NAMES} more`
    : names.join(', ')
