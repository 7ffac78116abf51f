import { breakdown, spaceAt, spacesOf, type Table } from '@sablier/prophecy'
import type { FinalCount, TableModel } from '@sablier/ui'
import { GUILD_SIGNS } from './space-signs.ts'

/** Which guilds everybody holds a certificate of. */
export function finalCount({ table, reader }: TableModel): FinalCount {
  const t = table as unknown as Table
  const parts = t.seats.map((seat) => breakdown(t, seat))
  return {
    sources: (parts[0] ?? []).map(({ source }) => ({
      id: source,
      name: spaceAt(spacesOf(source)[0] as number).name[reader.language],
      icon: GUILD_SIGNS[source] ?? 'medal',
    })),
    seats: parts.map((part) => ({ points: Object.fromEntries(part.map(({ source, points }) => [source, points])) })),
  }
}
