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
  const named = (source: string, need: number | undefined): string => {
    const other = OTHERS[source]?.[reader.language]
    return other ?? `${reader.cardName(source)} (${need})`
  }
  return {
    sources: [...needs].map(([id, need]) => ({ id, name: named(id, need) })),
    seats: standings.map((lines) => ({
      points: Object.fromEntries(lines.map(({ source, points }) => [source, points])),
    })),
  }
}
