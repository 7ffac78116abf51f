import { breakdown, POINT_SOURCES, type PointSourceId, type Table } from '@sablier/thiefs-fortune'
import type { FinalCount, IconName, TableModel } from '@sablier/ui'

const NAMES: Readonly<Record<PointSourceId, { en: string; fr: string; icon: IconName }>> = {
  won: { en: 'Won in play', fr: 'Gagnés en jeu', icon: 'laurel-crown' },
  locations: { en: 'Locations in the PAST', fr: 'Lieux du PASSÉ', icon: 'village' },
  characters: { en: 'Characters in the PAST', fr: 'Personnages du PASSÉ', icon: 'cowled' },
  resources: { en: 'Resources left', fr: 'Ressources restantes', icon: 'cut-diamond' },
}

/** Where everybody's Fortune Points come from. */
export function finalCount({ table, reader }: TableModel): FinalCount {
  return {
    sources: POINT_SOURCES.map((id) => ({ id, name: NAMES[id][reader.language], icon: NAMES[id].icon })),
    seats: table.seats.map((seat) => ({ points: breakdown(table as unknown as Table, seat) })),
  }
}
