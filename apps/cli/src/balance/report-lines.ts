import { alignRows } from '../print.ts'
import { cardLines } from '../sim/card-lines.ts'
import type { BalanceReport, RateReport, ShareReport } from './balance-tally.ts'

/** The report as tables of Markdown and, for the cards, as lines. */
export function reportLines(report: BalanceReport, seats: number): string[] {
  return [
    `${report.games} games`,
    ...rateTable('end', report.ends),
    ...shareTables(report.shares),
    ...rateTable('goal', report.goals),
    ...numberTable(report.numbers),
    ...boxTable(report.box),
    ...cardLines(report.cards, 1 / seats),
  ]
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return []
  return ['', ...alignRows([head, head.map(() => '---'), ...rows].map((row) => row.map((cell) => `| ${cell}`)))].map(
    (line) => (line === '' ? line : `${line} |`),
  )
}

const rateTable = (name: string, rates: readonly RateReport[]): string[] =>
  table(
    [name, 'of', 'share', '95 %'],
    rates
      .toSorted((a, b) => b.share - a.share)
      .map(({ id, tries, share, low, high }) => [
        id,
        String(tries),
        percent(share),
        `${percent(low)} to ${percent(high)}`,
      ]),
  )

function shareTables(shares: readonly ShareReport[]): string[] {
  const kinds = [...new Set(shares.map(({ kind }) => kind))]
  return kinds.flatMap((kind) =>
    table(
      [kind, 'dealt', 'share', '95 %'],
      shares
        .filter((share) => share.kind === kind)
        .toSorted((a, b) => b.share - a.share)
        .map(({ id, dealt, share, low, high }) => [
          id,
          String(dealt),
          share.toFixed(2),
          `${low.toFixed(2)} to ${high.toFixed(2)}`,
        ]),
    ),
  )
}

const numberTable = (numbers: BalanceReport['numbers']): string[] =>
  table(
    ['number', 'mean', 'least', '10 %', 'half', '90 %', 'most'],
    Object.entries(numbers).map(([name, { mean, min, low, median, high, max }]) => [
      name,
      ...[mean, min, low, median, high, max].map(String),
    ]),
  )

function boxTable(box: BalanceReport['box']): string[] {
  if (!box) return []
  return table(
    ['component', 'in the box', 'in use at once 50 / 99 / 100 %', 'games within', '95 %'],
    [...box.kinds, { ...box.all, inBox: '', most: [] }].map(({ id, inBox, most, share, low, high }) => [
      id,
      String(inBox),
      most.join(' / '),
      percent(share),
      `${percent(low)} to ${percent(high)}`,
    ]),
  )
}
