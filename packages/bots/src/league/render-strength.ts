import type { Budget } from '../budget.ts'
import { LEVELS, type Level } from '../level.ts'
import type { Work } from './outcome.ts'
import type { Standings } from './standings.ts'

/** What a report says besides the standings. */
export interface StrengthFrame {
  readonly game: string
  readonly title: string
  readonly version: string
  readonly budgets: Partial<Readonly<Record<Level, Budget>>>
  /** Why a rate lies below what is wanted, if it does. */
  readonly notes?: readonly string[]
}

/** The win rates that are asked for at two seats. */
const WANTED: Readonly<Record<Level, number>> = { random: 0, novice: 0.9, adept: 0.7, master: 0.6 }

/** One game's part of the strength report, between its marks. */
export function renderStrength(standings: Standings, frame: StrengthFrame): string {
  const lines = [
    beginMark(frame.game),
    `## ${frame.title}`,
    '',
    `Rules ${frame.version}, ${standings.games} matches.${standings.unfinished > 0 ? ` ${standings.unfinished} did not end.` : ''}`,
    '',
    '| level | budget | rating (95 %) | decisions | decisions/s | iterations/s | longest |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...LEVELS.flatMap((level) => ratingRow(level, standings, frame)),
    '',
    '| match-up | seats | games | win rate (95 %) | fair share | wanted |',
    '| --- | --- | --- | --- | --- | --- |',
    ...standings.pairs.map(
      ({ stronger, weaker, seats, games, rate, interval, fair }) =>
        `| one ${stronger} against ${weaker} | ${seats} | ${games} | ${percent(rate)} (${percent(interval[0])}–${percent(interval[1])}) | ${percent(fair)} | ${seats === 2 ? percent(WANTED[stronger]) : `above ${percent(fair)}`} |`,
    ),
    ...failureLines(standings.failures),
    ...(frame.notes ?? []).flatMap((note) => ['', note]),
    endMark(frame.game),
  ]
  return lines.join('\n')
}

function ratingRow(level: Level, { ratings, work }: Standings, { budgets }: StrengthFrame): string[] {
  const rating = ratings.find(({ name }) => name === level)
  const spent: Work | undefined = work[level]
  if (!rating || !spent) return []
  const { decisions, iterations, milliseconds, longest } = spent
  const perSecond = (n: number): string => (milliseconds > 0 ? String(Math.round((n / milliseconds) * 1000)) : '–')
  const cells = [level, budgetText(budgets[level]), `${Math.round(rating.elo)} ± ${Math.round(rating.interval)}`]
  return [
    `| ${[...cells, decisions, perSecond(decisions), iterations > 0 ? perSecond(iterations) : '–', `${Math.round(longest)} ms`].join(' | ')} |`,
  ]
}

function failureLines(failures: readonly string[]): string[] {
  if (failures.length === 0) return ['', 'No search failed.']
  return ['', `${failures.length} decisions reported a failure on the way, first: ${failures[0]}`]
}

const percent = (share: number): string => `${Math.round(share * 100)} %`
function budgetText(budget: Budget | undefined): string {
  const parts = [
    budget?.milliseconds === undefined ? '' : `${budget.milliseconds} ms`,
    budget?.iterations === undefined ? '' : `${budget.iterations} iterations`,
  ]
  return parts.filter(Boolean).join(', ') || '–'
}

const beginMark = (game: string): string => `<!-- ${game} -->`
const endMark = (game: string): string => `<!-- end of ${game} -->`

const HEAD = `# How strong the computer players are

Every level plays one seat against a table of the next weaker level, each seat in turn. Ratings are Bradley-Terry strengths in
Elo points, \`random\` at 0; intervals are 95 %. Made by \`sablier league\`; each game's part is replaced by its next league.
`

/** The whole report with one game's part put in, in the place of its former one. */
export function putStrength(report: string, game: string, part: string): string {
  const from = report.indexOf(beginMark(game))
  const to = report.indexOf(endMark(game))
  if (from >= 0 && to > from) return report.slice(0, from) + part + report.slice(to + endMark(game).length)
  return `${report.trim() || HEAD.trim()}\n\n${part}\n`
}
