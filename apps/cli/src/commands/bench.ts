import { Refusal } from '@sablier/kernel'
import { SHELF } from '@sablier/shelf'
import { type Arguments, type Command, shorten } from '../command.ts'
import { openGame } from '../find-game.ts'
import { EXIT, type Io, UsageError } from '../io.ts'
import { alignRows, printJson, printLines } from '../print.ts'
import { startProgress } from '../progress.ts'
import { type MeanDecisions, meanDecisions } from '../sim/mean-decisions.ts'

type BenchPackage = typeof import('@sablier/bench')
type BenchReport = Awaited<ReturnType<BenchPackage['runBench']>>

/** Measures the kernel and the games beside boardgame.io in one run. */
export const bench: Command = {
  name: 'bench',
  usage: '[--quick] [--rounds N] [--ms N] [--game G]… [--no-search] [--json]',
  summary: 'Measures speed beside boardgame.io, interleaved, as ratios: median, spread, and the floor each must reach.',
  options: {
    quick: { type: 'boolean' },
    rounds: { type: 'string' },
    ms: { type: 'string' },
    game: { type: 'string', multiple: true },
    'no-search': { type: 'boolean' },
    json: { type: 'boolean' },
  },
  run: async (given, io) => {
    const quick = given.flag('quick')
    const rounds = given.whole('rounds', { fallback: quick ? 3 : 4, min: 1, max: 1000 })
    const milliseconds = given.whole('ms', { fallback: quick ? 100 : 800, min: 1, max: 60_000 })
    const games = gamesFrom(given)
    const measuring = await loadBench()
    let progress: ReturnType<typeof startProgress> | null = null
    const report = await measuring.runBench({
      rounds,
      milliseconds,
      // Code is compiled while it runs: short warm-ups measure the compiler.
      warmup: quick ? milliseconds : Math.max(2000, milliseconds),
      search: !given.flag('no-search'),
      ...(games.length > 0 ? { games } : {}),
      apart: !quick,
      tell: (done, total) => {
        progress ??= startProgress(io, total)
        progress.at(done)
      },
    })
    endOf(progress)
    const decisions = await decisionsOf(games, quick ? 4 : 20)
    if (given.flag('json')) printJson(io, { ...report, decisions })
    else printReport(io, report, decisions, measuring)
    return EXIT.done
  },
}

const endOf = (progress: ReturnType<typeof startProgress> | null): void => progress?.end()

function gamesFrom(given: Arguments): readonly string[] {
  const wanted = given.many('game')
  // The miniature is always measured; naming it alone leaves the other games out.
  const known = [...SHELF.map(({ id }) => id), 'lanterns']
  for (const id of wanted)
    if (!known.includes(id)) throw new UsageError(`--game: there is no game ${shorten(id)}; games: ${known.join(', ')}`)
  return wanted
}

/** How many decisions a random game takes, for each game measured. */
async function decisionsOf(wanted: readonly string[], games: number): Promise<Record<string, MeanDecisions>> {
  const found: Record<string, MeanDecisions> = {}
  for (const { id } of SHELF) {
    const loaded = wanted.length === 0 || wanted.includes(id) ? await openGame(id) : undefined
    if (loaded) found[id] = meanDecisions(loaded, games)
  }
  return found
}

/** boardgame.io is there for development only, so the benchmarks are loaded when wanted. */
async function loadBench(): Promise<BenchPackage> {
  // Peers check for mistakes unless told that this is production: measure them at their best.
  process.env['NODE_ENV'] ??= 'production'
  try {
    return await import('@sablier/bench')
  } catch (thrown) {
    const { code, message } = thrown as NodeJS.ErrnoException
    if (code !== 'MODULE_NOT_FOUND' && code !== 'ERR_MODULE_NOT_FOUND') throw thrown
    throw new Refusal(`bench needs the development dependencies: run npm ci in the clone (${message.split('\n')[0]})`)
  }
}

const bothOf = ({ ours, peer }: BenchReport['lengths']['game']): string =>
  `${ours} decisions here, ${peer} with boardgame.io`

const times = (n: number): string => n.toLocaleString('en', { maximumSignificantDigits: 3 })

/** Each ratio with its spread and the floor it must reach. */
const ratioRows = (report: BenchReport, { floorOf, holds }: BenchPackage) =>
  Object.entries(report.ratios).map(([name, ratio]) => {
    const { good, floor, goal } = floorOf(name)
    const spread = report.spreads[name]
    const edges = spread ? `${times(spread.min)} to ${times(spread.max)}` : ''
    const sign = good === 'above' ? '≥' : '≤'
    const verdict = holds(name, ratio) ? '' : 'below its floor'
    return [name, times(ratio), edges, `${sign} ${floor}`, `${sign} ${goal}`, verdict]
  })

const rateRows = ({ rates }: BenchReport) =>
  Object.entries(rates).map(([name, { median, min, max, unit }]) => [
    name,
    Math.round(median),
    Math.round(min),
    Math.round(max),
    `${unit}/s`,
  ])

/** What a decision costs after so many answers. */
const costs = ({ costAfter }: BenchReport): string =>
  Object.entries(costAfter)
    .map(([answers, cost]) => `${times(cost)} µs after ${Number(answers).toLocaleString('en')} answers`)
    .join(', ')

/** How long random games are, by the number of seats. */
const lengths = (means: MeanDecisions): string =>
  Object.entries(means)
    .map(([seats, mean]) => `${mean} decisions with ${seats}`)
    .join(', ')

function printReport(
  io: Io,
  report: BenchReport,
  decisions: Readonly<Record<string, MeanDecisions>>,
  measuring: BenchPackage,
): void {
  const { rounds, milliseconds, warmup, seats } = report.plan
  printLines(io, [
    ...alignRows([['rate', 'median', 'lowest', 'highest', ''], ...rateRows(report)]),
    '',
    ...alignRows([['ratio', 'median', 'spread', 'floor', 'goal', ''], ...ratioRows(report, measuring)]),
    '',
    `a decision with everything on: ${costs(report)}`,
    `a random game of the miniature: ${bothOf(report.lengths.game)}`,
    `a rollout of its search: ${bothOf(report.lengths.rollout)}`,
    ...Object.entries(decisions).map(([id, means]) => `a random game of ${id}: ${lengths(means)}`),
    `${rounds} rounds of ${milliseconds} ms of processor time each after ${warmup} ms of warm-up, ` +
      `interleaved, ${seats} seats; ` +
      'silent, everything, search and games: times boardgame.io; fork, resample: silent decisions’ worth',
  ])
}
