import { breakdown, type Table, TROPHY_SOURCES, type TrophySource } from '@sablier/donjon-quetes-trahisons'
import type { FinalCount, IconName, TableModel } from '@sablier/ui'
import { Honour } from './parts/honour.tsx'
import { TABLE_WORDS } from './words.ts'

const SIGNS: Readonly<Record<TrophySource, IconName>> = {
  monsters: 'death-skull',
  arenas: 'crossed-swords',
  quests: 'treasure-map',
  bought: 'cut-diamond',
  ceded: 'shaking-hands',
  events: 'comet-spark',
  unfinished: 'cancel',
}

/** Where everybody's trophy points came from, what unfinished quests cost, and how the words given were kept. */
export function finalCount({ table, events, reader }: TableModel): FinalCount {
  const t = table as unknown as Table
  const points = t.seats.map((seat) => breakdown(t, events, seat))
  const words = TABLE_WORDS[reader.language]
  return {
    sources: TROPHY_SOURCES.filter((source) => points.some((of) => of[source] !== 0)).map((id) => ({
      id,
      name: words.sources[id],
      icon: SIGNS[id],
    })),
    seats: t.seats.map((seat) => {
      const hero = t.zone('character', seat).top
      const card = hero === undefined ? null : t.cardIfKnown(hero)
      return { points: points[seat] ?? {}, note: <Honour seat={seat} />, ...(card && { card }) }
    }),
  }
}
