import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { LEVELS, type Level, levelPlayer, type Player, playMatch, wilson } from '@sablier/bots'
import { SHELF } from '@sablier/shelf'
import { decideFrozen, FROZEN_LEVELS, type FrozenLevel } from './frozen/index.ts'

// One seat of today's players against a table of frozen ones, with as many iterations each; each deal from every seat.
// With --out each match is kept in a file; started again, it goes on after those that are there.
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    level: { type: 'string', default: 'master' },
    frozen: { type: 'string', default: 'master' },
    seats: { type: 'string', default: '2' },
    games: { type: 'string', default: '40' },
    iterations: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'duel' },
    out: { type: 'string' },
  },
})
const entry = SHELF.find(({ id }) => id === values.game)
if (!entry) throw new Error(`--game: one of ${SHELF.map(({ id }) => id).join(', ')}`)
const level = LEVELS.find((known) => known === values.level) as Level
const frozen = FROZEN_LEVELS.find((known) => known === values.frozen) as FrozenLevel
if (!level || !frozen) throw new Error('--level or --frozen: no such level')
const { game, bot } = await entry.load()
if (!bot) throw new Error(`${entry.id} has no bot`)

/** One match: how many games, the share of the win, and what each side spent. */
interface Duel {
  readonly n: number
  readonly share: number
  readonly milliseconds: Readonly<Record<string, number>>
  readonly moves: Readonly<Record<string, number>>
}

const budget = { iterations: Number(values.iterations) }
const seats = Number(values.seats)
const today: Player = { ...levelPlayer({ level, bot, budget }), name: 'today' }
const yesterday: Player = {
  name: 'frozen',
  act({ match, seat, seed }) {
    const { entry: done, report } = decideFrozen({ match, seat, level: frozen, seed, budget })
    return { entry: done, iterations: report.iterations, failure: report.failure }
  },
}
const processorTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function play(n: number): Duel {
  const own = n % seats
  const milliseconds: Record<string, number> = {}
  const moves: Record<string, number> = {}
  const result = playMatch({
    game,
    players: Array.from({ length: seats }, (_, seat) => (seat === own ? today : yesterday)),
    seed: `${values.seed} ${seats} ${Math.floor(n / seats)}`,
    now: processorTime,
    onMove({ name }, _, spent) {
      milliseconds[name] = (milliseconds[name] ?? 0) + spent
      moves[name] = (moves[name] ?? 0) + 1
    },
  })
  return { n, share: result?.winners.includes(own) ? 1 / result.winners.length : 0, milliseconds, moves }
}

const kept: Duel[] =
  values.out && existsSync(values.out)
    ? readFileSync(values.out, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Duel)
    : []
for (let n = kept.length; n < Number(values.games); n++) {
  const duel = play(n)
  kept.push(duel)
  if (values.out) appendFileSync(values.out, `${JSON.stringify(duel)}\n`)
}
const wins = kept.reduce((sum, { share }) => sum + share, 0)
const [low, high] = wilson(wins, kept.length)
const percent = (part: number): string => `${Math.round(100 * part)} %`
const perMove = (name: string): string => {
  const time = kept.reduce((sum, duel) => sum + (duel.milliseconds[name] ?? 0), 0)
  const moves = kept.reduce((sum, duel) => sum + (duel.moves[name] ?? 0), 0)
  return (time / moves).toFixed(1)
}
console.log(
  `${entry.id}, ${seats} seats, ${kept.length} games, ${budget.iterations} iterations each: one ${level} against frozen ${frozen} won ${percent(wins / kept.length)} (${percent(low)}–${percent(high)}), fair ${percent(1 / seats)}; processor time a decision ${perMove('today')} ms and ${perMove('frozen')} ms`,
)
