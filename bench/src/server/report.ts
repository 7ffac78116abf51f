import { type Measured, middleOf } from '../measure.ts'

/** What one contestant showed in one round, by column. */
export type Round = Readonly<Record<string, number>>
export type Rounds = ReadonlyMap<string, readonly Round[]>

/** A table with the median and the spread of each column, and below it the ratios of the first contestant to the others. */
export function printRounds(title: string, rounds: Rounds, ratios: readonly string[]): void {
  const [[first, ours] = ['', []], ...peers] = [...rounds]
  const columns = Object.keys(ours[0] ?? {})
  console.log(`\n${title}`)
  console.log(`| server | ${columns.join(' | ')} |`)
  console.log(`| --- |${columns.map(() => ' --- |').join('')}`)
  for (const [name, results] of rounds)
    console.log(`| ${name} | ${columns.map((column) => cell(middleOf(valuesOf(results, column)))).join(' | ')} |`)
  for (const column of ratios)
    for (const [name, results] of peers) {
      const theirs = valuesOf(results, column)
      const ratio = middleOf(valuesOf(ours, column).map((value, round) => value / (theirs[round] ?? Number.NaN)))
      console.log(`${column}: ${first} / ${name} = ${cell(ratio, 3)}`)
    }
}
const valuesOf = (results: readonly Round[], column: string): number[] => results.map((result) => result[column] ?? 0)
/** A median with its spread. */
export const cell = ({ median, min, max }: Measured, digits = 1): string =>
  `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`
