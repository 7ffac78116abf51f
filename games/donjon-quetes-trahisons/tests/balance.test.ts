import { expect, test } from 'vitest'
import { type Measure, measure } from './measure.ts'
import { measureAvarice } from './savers.ts'

/**
 * Prints the figures of docs/balance/donjon-quetes-trahisons.md. Many games by the policy, for every size and length:
 * `BALANCE_GAMES=300 npx vitest run --project donjon-quetes-trahisons balance`; players who think, at one table:
 * add `BALANCE_ITERATIONS=40 BALANCE_SEATS=4 BALANCE_TARGET=12`.
 */
const WANTED = process.env['BALANCE_GAMES']
const GAMES = Number(WANTED ?? 1)
const ITERATIONS = Number(process.env['BALANCE_ITERATIONS'] ?? 0)
const SEED = process.env['BALANCE_SEED'] ?? 'balance'
const only = (name: string, values: readonly number[]): readonly number[] =>
  process.env[name] ? [Number(process.env[name])] : values

type Setting = Measure & { readonly seats: number; readonly target: number }

function measureAll(): Setting[] {
  const all: Setting[] = []
  for (const seats of only('BALANCE_SEATS', [2, 3, 4, 5, 6]))
    for (const target of seats === 2 ? [12] : only('BALANCE_TARGET', [12, 15, 20]))
      all.push({ seats, target, ...measure(seats, target, { games: GAMES, iterations: ITERATIONS, seed: SEED }) })
  return all
}

const percent = (part: number, whole: number): string => ((100 * part) / Math.max(1, whole)).toFixed(0)

function lengthRow(m: Setting): string {
  const mean = (sum: number): string => (sum / m.games).toFixed(1)
  const cells = [m.seats, m.target, mean(m.rounds), Math.round(m.decisions / m.games), mean(m.arenas), mean(m.quests)]
  const talk = [`${mean(m.kept)} / ${mean(m.broken)}`, `${mean(m.wordsKept)} / ${mean(m.wordsBroken)}`]
  return `| ${[...cells, ...talk, `${percent(m.ends['deck-empty'] ?? 0, m.games)} %`].join(' | ')} |`
}

const seatRow = (m: Setting): string =>
  `| ${[m.seats, m.target, ...m.bySeat.map((wins) => percent(wins, m.games))].join(' | ')} |`

/** Wins of each hero over what an equal share would be, with the standard error. */
function heroRows(all: readonly Setting[]): string[] {
  const names = [...new Set(all.flatMap((m) => Object.keys(m.heroes)))]
  return names
    .map((name) => {
      let played = 0
      let won = 0
      let fair = 0
      let variance = 0
      for (const m of all) {
        const hero = m.heroes[name] ?? { played: 0, won: 0 }
        played += hero.played
        won += hero.won
        fair += hero.played / m.seats
        variance += (hero.played * (m.seats - 1)) / m.seats ** 2
      }
      return { name, played, ratio: won / fair, error: Math.sqrt(variance) / fair }
    })
    .sort((a, b) => b.ratio - a.ratio)
    .map(({ name, played, ratio, error }) => `| ${name} | ${played} | ${ratio.toFixed(2)} ± ${error.toFixed(2)} |`)
}

/** How often each quest was completed by those who held it. */
function questRows(all: readonly Setting[]): string[] {
  const names = [...new Set(all.flatMap((m) => Object.keys(m.byQuest)))].sort()
  return names.map((name) => {
    const sum = (part: 'held' | 'done'): number => all.reduce((total, m) => total + (m.byQuest[name]?.[part] ?? 0), 0)
    return `| ${name} | ${sum('held')} | ${sum('done')} | ${percent(sum('done'), sum('held'))} % |`
  })
}

test('tables of every size and length come to an end, and their figures can be told', { timeout: 36_000_000 }, () => {
  const all = measureAll()
  const sum = (part: (m: Measure) => number): number => all.reduce((total, m) => total + part(m), 0)
  const kept = percent(
    sum((m) => m.kept),
    sum((m) => m.kept + m.broken),
  )
  const words = percent(
    sum((m) => m.wordsKept),
    sum((m) => m.wordsKept + m.wordsBroken),
  )
  const report = [...all.map(lengthRow), '', ...heroRows(all), '', ...all.map(seatRow), '', ...questRows(all), '']
  report.push(`promises honoured ${kept} %, words kept ${words} %, games ${sum((m) => m.games)}`)
  if (WANTED) console.log(report.join('\n'))
  expect(report.join(' ')).not.toContain('NaN')
  expect(all.every((m) => m.games === GAMES)).toBe(true)
})

test('whoever saves for the Quest of Avarice may well complete it', { timeout: 36_000_000 }, () => {
  const sizes = only('BALANCE_SEATS', [2, 3, 4, 5, 6])
  const all = sizes.map((seats) => ({ seats, ...measureAvarice(seats, 12, Math.max(40, GAMES)) }))
  const rows = all.map(({ seats, held, done }) => `| ${seats} | ${held} | ${done} | ${percent(done, held)} % |`)
  if (WANTED) console.log(rows.join('\n'))
  // One saver in twenty gets there: forty games of a size are too few to expect one at each.
  const reached = all.filter(({ done }) => done > 0)
  expect(reached.length).toBeGreaterThan(0)
  if (GAMES >= 300) expect(reached).toEqual(all)
})
