import { alignRows } from '../print.ts'
import type { CardReport, Picked } from './card-tally.ts'

/** How many of the best and of the worst are told. */
const EDGE = 5
/** How many questions are told, those first that offered most cards. */
const MOST_QUESTIONS = 6

/** The cards whose owners won most and least, and those that were chosen most and least, by question. */
export function cardLines(reports: readonly CardReport[], par: number): string[] {
  return [...winLines(reports, par), ...pickLines(reports)]
}

/** Sorted by how many standard errors a share lies off par, so that a card seen twice does not come first. */
function winLines(reports: readonly CardReport[], par: number): string[] {
  const error = (seats: number): number => Math.sqrt((par * (1 - par)) / seats)
  const rows = reports.flatMap(({ name, open }) =>
    open ? [{ name, ...open, error: error(open.seats), off: offPar(open.winShare - par, error(open.seats)) }] : [],
  )
  if (rows.length === 0) return []
  rows.sort((a, b) => b.off - a.off)
  const told = rows.length > 2 * EDGE ? [...rows.slice(0, EDGE), ...rows.slice(-EDGE)] : rows
  return [
    '',
    ...alignRows([
      ['card open before a seat', 'seats', `wins (par ${percent(par)})`, 'points above the table'],
      ...told.map(({ name, seats, winShare, error, lead }) => [
        name,
        seats,
        `${percent(winShare)} ± ${(error * 100).toFixed(1)}`,
        `${lead > 0 ? '+' : ''}${lead.toFixed(2)}`,
      ]),
    ]),
  ]
}

function pickLines(reports: readonly CardReport[]): string[] {
  const offers = new Map<string, number>()
  for (const { picks } of reports)
    for (const [question, { offered }] of Object.entries(picks))
      offers.set(question, (offers.get(question) ?? 0) + offered)
  const questions = [...offers].sort(([, a], [, b]) => b - a).slice(0, MOST_QUESTIONS)
  if (questions.length === 0) return []
  return [
    '',
    'cards chosen when a question named them, 1 is as often as blind choice',
    ...questions.flatMap(([question]) => questionLines(reports, question)),
  ]
}

function questionLines(reports: readonly CardReport[], question: string): string[] {
  const rows = reports.flatMap(({ name, picks }) => {
    const picked = picks[question]
    return picked ? [{ name, times: timesBlind(picked), off: offBlind(picked) }] : []
  })
  rows.sort((a, b) => b.off - a.off)
  const list = (some: typeof rows): string => some.map(({ name, times }) => `${name} ${times.toFixed(1)}`).join(', ')
  return [
    `${question}`,
    `  most:  ${list(rows.slice(0, EDGE))}`,
    ...(rows.length > EDGE ? [`  least: ${list(rows.slice(-Math.min(EDGE, rows.length - EDGE)).reverse())}`] : []),
  ]
}

const timesBlind = ({ chosen, blind }: Picked): number => (blind > 0 ? chosen / blind : 0)
const offBlind = ({ chosen, blind }: Picked): number => offPar(chosen - blind, Math.sqrt(blind))
const offPar = (difference: number, error: number): number => (error > 0 ? difference / error : 0)
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
