import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { LEVEL_BUDGETS, LEVEL_ITERATIONS, LEVELS, type Level, STEP, type Standings, schedule } from '@sablier/bots'
import { type Arguments, type Command, shorten } from '../command.ts'
import { gameFrom } from '../find-game.ts'
import { EXIT, type Io, UsageError } from '../io.ts'
import { alignRows, printJson, printLines } from '../print.ts'
import { startProgress } from '../progress.ts'

/** The report that leagues write, in the folder of the whole project. */
const REPORT = fileURLToPath(new URL('../../../../docs/strength.md', import.meta.url))

/** Rated matches between the levels of computer players. */
export const league: Command = {
  name: 'league',
  usage:
    '--game G [--seats 2,4] [--games 60,20] [--levels random,novice] [--ms N | --iterations 40,200] [--scaling] [--threads N] [--out FILE] [--dry] [--json]',
  summary: 'Plays rated matches between the levels in worker threads and writes docs/strength.md (--dry: only tells).',
  options: {
    game: { type: 'string' },
    games: { type: 'string' },
    seats: { type: 'string' },
    levels: { type: 'string' },
    ms: { type: 'string' },
    iterations: { type: 'string' },
    scaling: { type: 'boolean' },
    threads: { type: 'string' },
    seed: { type: 'string' },
    out: { type: 'string' },
    dry: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  run: async (given, io) => {
    const { game } = await gameFrom(given)
    const threads = given.whole('threads', { fallback: Math.max(1, availableParallelism() - 1), min: 1, max: 256 })
    const tables = tablesFrom(given, game.seats)
    const levels = levelsFrom(given)
    const budgets = budgetsFrom(given)
    const plan = { levels, tables, seed: given.text('seed') ?? 'league', scaling: given.flag('scaling') }
    const planned = schedule(plan).length
    const file = given.text('out') ?? REPORT
    const progress = startProgress(io, planned)
    const played = await import('@sablier/bots/node')
    const standings = await played.league({
      game: game.id,
      shelf: new URL('../find-game.js', import.meta.url).href,
      ...plan,
      threads,
      budgets,
      signal: endedByHand(),
      onOutcome: (_, done) => progress.at(done),
    })
    progress.end()
    const frame = { game: game.id, title: game.text.title.en, version: game.version, budgets, planned }
    if (!given.flag('dry')) await played.writeStrength(file, standings, frame)
    if (given.flag('json')) printJson(io, { ...frame, ...standings })
    else printStandings(io, standings)
    return EXIT.done
  },
}

/** Ctrl-C ends a league early; what was played by then is reported all the same. */
function endedByHand(): AbortSignal {
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  return stop.signal
}

/** One number of games for all tables, or one for each number of seats. */
function tablesFrom(given: Arguments, limits: { min: number; max: number }): { seats: number; games: number }[] {
  const games = numbersOf(given.text('games') ?? '20', '--games')
  return seatsFrom(given, limits).map((seats, i) => ({ seats, games: games[i] ?? (games.at(-1) as number) }))
}

function seatsFrom(given: Arguments, { min, max }: { min: number; max: number }): number[] {
  const wanted = given.text('seats')
  if (wanted === undefined) return [...new Set([Math.max(2, min), Math.min(4, max)])]
  return wanted.split(',').map((text) => {
    const seats = Number(text)
    if (!/^\d+$/.test(text) || seats < Math.max(2, min) || seats > max)
      throw new UsageError(`--seats: expected numbers from ${Math.max(2, min)} to ${max}, found ${shorten(text)}`)
    return seats
  })
}

function levelsFrom(given: Arguments): Level[] {
  const wanted = given.text('levels')?.split(',') ?? LEVELS
  const levels = LEVELS.filter((level) => wanted.includes(level))
  if (levels.length < wanted.length || levels.length < 2)
    throw new UsageError(`--levels: expected at least two of ${LEVELS.join(', ')}`)
  return levels
}

/** `--ms` and `--iterations` give the master another time to think or a number of iterations, and the adept a fifth of it or its own. */
function budgetsFrom(given: Arguments): Record<Level, (typeof LEVEL_BUDGETS)[Level]> {
  if (given.text('iterations') !== undefined) {
    const [adept, master] = pairOf(given, 'iterations')
    return {
      ...LEVEL_BUDGETS,
      beginner: LEVEL_ITERATIONS.beginner,
      novice: LEVEL_ITERATIONS.novice,
      adept: { iterations: adept },
      expert: { iterations: Math.round(Math.sqrt(adept * master)) },
      master: { iterations: master },
      champion: { iterations: 2 * master },
    }
  }
  if (given.text('ms') === undefined) return { ...LEVEL_BUDGETS }
  const [adept, master] = pairOf(given, 'ms')
  return { ...LEVEL_BUDGETS, adept: { milliseconds: adept }, master: { milliseconds: master } }
}

/** The adept's number and the master's: `40,200`, or `200` alone. */
function pairOf(given: Arguments, name: 'ms' | 'iterations'): [number, number] {
  const [first, second, ...more] = numbersOf(given.text(name) ?? '', `--${name}`)
  if (more.length > 0) throw new UsageError(`--${name}: expected the master's number, or the adept's and the master's`)
  return second === undefined ? [Math.ceil(first / 5), first] : [first, second]
}

function numbersOf(text: string, name: string): [number, ...number[]] {
  const parts = text.split(',')
  const wrong = parts.find((part) => !/^[1-9]\d{0,5}$/.test(part))
  if (wrong !== undefined) throw new UsageError(`${name}: expected numbers from 1 to 999999, found ${shorten(wrong)}`)
  return parts.map(Number) as [number, ...number[]]
}

function printStandings(io: Io, { ratings, pairs, games, unfinished, failures }: Standings): void {
  const percent = (share: number): string => `${Math.round(share * 100)} %`
  printLines(io, [
    `${games} matches${unfinished > 0 ? `, ${unfinished} did not end` : ''}, ${failures.length} failed searches`,
    '',
    ...alignRows([
      ['level', 'rating', '95 %'],
      ...ratings.map(({ name, elo, interval }) => [name, Math.round(elo), `± ${Math.round(interval)}`]),
    ]),
    '',
    ...alignRows([
      ['match-up', 'seats', 'games', 'wins', '95 %', 'fair'],
      ...pairs.map(({ stronger, weaker, seats, games: played, rate, interval, fair, divided }) => [
        divided === null
          ? `${stronger} against ${weaker}`
          : `${stronger} /${divided} against ${weaker} /${divided * STEP}`,
        seats,
        played,
        percent(rate),
        `${percent(interval[0])} to ${percent(interval[1])}`,
        percent(fair),
      ]),
    ]),
  ])
}
