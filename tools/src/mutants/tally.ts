import type { Equivalent } from './equivalents.ts'
import { equivalentOf } from './equivalents.ts'
import { isAlive, type Judged } from './mutant.ts'

/** The least share of mutants that tests must notice, and the largest share that may be called equivalent. */
export const LEAST_SCORE = 0.92
export const MOST_EQUIVALENT = 0.05

/** What became of the mutants of an area. */
export interface Tally {
  readonly area: string
  killed: number
  alive: number
  equivalent: number
}

const emptyTally = (area: string): Tally => ({ area, killed: 0, alive: 0, equivalent: 0 })

function countIn(tally: Tally, judged: Judged, equivalents: readonly Equivalent[]): void {
  if (!isAlive(judged)) tally.killed++
  else if (equivalentOf(equivalents, judged.mutant)) tally.equivalent++
  else tally.alive++
}

/** Counts verdicts by area; the last tally is the sum. */
export function tallyByArea(all: readonly Judged[], equivalents: readonly Equivalent[]): Tally[] {
  const byArea = new Map<string, Tally>()
  const sum = emptyTally('all')
  for (const judged of all) {
    const { area } = judged.mutant
    const tally = byArea.get(area) ?? emptyTally(area)
    byArea.set(area, tally)
    for (const each of [tally, sum]) countIn(each, judged, equivalents)
  }
  return [...byArea.values(), sum]
}

/** The share of mutants that were noticed, equivalents left out. */
export const scoreOf = ({ killed, alive }: Tally): number => (killed + alive === 0 ? 1 : killed / (killed + alive))

/** Why a run does not pass, if so. */
export function whyFailed(sum: Tally): string | undefined {
  const all = sum.killed + sum.alive + sum.equivalent
  if (scoreOf(sum) < LEAST_SCORE) return `the score is below ${100 * LEAST_SCORE} %`
  return sum.equivalent > MOST_EQUIVALENT * all
    ? `more than ${100 * MOST_EQUIVALENT} % are called equivalent`
    : undefined
}
