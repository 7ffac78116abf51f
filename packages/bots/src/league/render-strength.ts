import type { Budget } from '../budget.ts'
import { LEVEL_BUDGETS } from '../level.ts'
import { LEVELS, type Level } from '../level-id.ts'
import type { Work } from './outcome.ts'
import { STEP } from './schedule.ts'
import type { PairStanding, Standings } from './standings.ts'
import { WANTED } from './wanted.ts'

/** The contents of a report besides the standings. */
export interface StrengthFrame {
  readonly game: string
  readonly title: string
  readonly version: string
  readonly budgets: Partial<Readonly<Record<Level, Budget>>>
  /** How many matches were to be played before the first one was. */
  readonly planned: number
}

/** One game's part of the strength report, between its marks. */
export function renderStrength(standings: Standings, frame: StrengthFrame): string {
  const lines = [
    beginMark(frame.game),
    `## ${frame.title}`,
    '',
    `Rules ${frame.version}, ${playedText(standings.games, frame.planned)}.${standings.unfinished > 0 ? ` ${standings.unfinished} did not end.` : ''}`,
    '',
    '| level | budget | rating (95 %) | decisions | decisions/s | iterations/s | longest |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...LEVELS.flatMap((level) => ratingRow(level, standings, frame)),
    '',
    '| match-up | seats | games | win rate (95 %) | fair share | wanted | decided by the deal |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...standings.pairs.map(pairRow),
    ...budgetLines(standings, frame),
    ...luckLines(standings),
    ...failureLines(standings.failures),
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

function pairRow({
  stronger,
  weaker,
  seats,
  games,
  rate,
  interval,
  fair,
  divided,
  byDeal,
  deals,
}: PairStanding): string {
  const who =
    divided === null
      ? `one ${stronger} against ${weaker}`
      : `one ${stronger} with ${partText(divided)} against ${weaker} with ${partText(divided * STEP)}`
  const wanted = divided !== null ? '–' : seats === 2 ? percent(WANTED[stronger]) : `above ${percent(fair)}`
  const won = `${percent(rate)} (${percent(interval[0])}–${percent(interval[1])})`
  return `| ${[who, seats, games, won, percent(fair), wanted, `${byDeal} of ${deals}`].join(' | ')} |`
}

const partText = (divided: number): string => (divided === 1 ? 'the whole budget' : `1/${divided} of it`)
const playedText = (games: number, planned: number): string =>
  games === planned
    ? `${games} matches, a number that stood before the first`
    : `${games} of ${planned} matches planned`

/** How a budget of iterations compares with the time that the level has in play. */
function budgetLines({ work }: Standings, { budgets }: StrengthFrame): string[] {
  const measured = LEVELS.flatMap((level) => {
    const iterations = budgets[level]?.iterations
    const usual = LEVEL_BUDGETS[level].milliseconds
    const spent = work[level]
    if (iterations === undefined || usual === undefined || budgets[level]?.milliseconds !== undefined) return []
    if (!spent || spent.iterations === 0 || LEVEL_BUDGETS[level].iterations !== undefined) return []
    const pace = spent.iterations / spent.milliseconds
    return [
      `${level} had ${iterations} iterations, ${(iterations / pace).toFixed(0)} ms at the pace measured here, of the ${Math.round(pace * usual)} that its ${usual} ms in play would be (one in ${((pace * usual) / iterations).toFixed(1)}), and used ${(spent.milliseconds / spent.decisions).toFixed(1)} ms on average`,
    ]
  })
  if (measured.length === 0) return []
  return ['', `${measured.join('; ')}. Clear decisions end early.`]
}

/** Where a rate lies below what is wanted: how much the deal decided, and how much could be won of it. */
function luckLines({ pairs }: Standings): string[] {
  return pairs.flatMap(({ stronger, weaker, seats, rate, divided, byDeal, deals }) => {
    if (seats !== 2 || divided !== null || rate >= WANTED[stronger]) return []
    return [
      '',
      `${stronger} against ${weaker} lies below ${percent(WANTED[stronger])}: in ${byDeal} of ${deals} deals played from both seats the same seat won twice, whoever sat there. To win all the others would make ${percent(1 - byDeal / (2 * deals))}.`,
    ]
  })
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
Elo points, \`random\` at 0; intervals are 95 %. Each deal is played from every seat; "decided by the deal" counts those that the
same seat won every time, whichever level sat there. Budgets are iterations, so that every machine plays the same matches; below each
table stands what share they are of the time that a level has in play, at the processor's pace while the league ran. Made by \`sablier league\`; each game's part is replaced by its next league.
`

/** The whole report with one game's part put in, in the place of its former one. */
export function putStrength(report: string, game: string, part: string): string {
  const from = report.indexOf(beginMark(game))
  const to = report.indexOf(endMark(game))
  if (from >= 0 && to > from) return report.slice(0, from) + part + report.slice(to + endMark(game).length)
  return `${report.trim() || HEAD.trim()}\n\n${part}\n`
}
