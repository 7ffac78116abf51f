import { breakdown, type Standing, type Table } from '@sablier/terres-de-destinees'
import type { FinalCount, TableModel } from '@sablier/ui'

const OTHERS: Readonly<Record<string, { en: string; fr: string }>> = {
  hand: { en: 'Cards in hand', fr: 'Cartes en main' },
  'in-play': { en: 'Cards in play', fr: 'Cartes en jeu' },
}

/** How far everybody came on each Destiny, and what they had left. */
export function finalCount({ table, reader }: TableModel): FinalCount {
  const t = table as unknown as Table
  const standings: (readonly Standing[])[] = t.seats.map((seat) => breakdown(t, seat))
  const needs = new Map(standings.flat().map(({ source, need }) => [source, need]))
  return {
    sources: destiniesFirst([...needs]).map(([id, need]) => ({
      id,
      name: OTHERS[id]?.[reader.language] ?? reader.cardName(id),
      ...(need !== undefined && { need }),
    })),
    seats: standings.map((lines) => ({
      points: Object.fromEntries(lines.map(({ source, points }) => [source, points])),
    })),
  }
}

type Needed = readonly [source: string, need: number | undefined]
const destiniesFirst = (sources: readonly Needed[]): Needed[] =>
  [...sources].sort(([, a], [, b]) => Number(a === undefined) - Number(b === undefined))
