import type { Seat } from '@sablier/kernel'
import type { DestinCard } from './cards/card.ts'
import { handSize } from './procedures/survivors.ts'
import { progress } from './progress.ts'
import type { Table } from './shape.ts'

/** One line of how a seat stood at the end: how far on a Destiny, or how many cards. */
export interface Standing {
  /** The id of a Destiny, `hand` or `in-play`. */
  readonly source: string
  readonly points: number
  /** How much the Destiny asks for; missing where there is nothing to reach. */
  readonly need?: number
}

/** How a seat stood: both shared Destinies, its own as far as it is known, cards in hand and in play. */
export function breakdown(t: Table, seat: Seat): readonly Standing[] {
  const destins = [...t.zone('common-destin').pieces, ...t.zone('secret-destin', seat).pieces]
  return [
    ...destins.flatMap((piece): Standing[] => {
      const destin = t.cardIfKnown(piece) as DestinCard | null
      const now = destin && progress(t, seat, destin)
      if (!destin) return []
      return [{ source: destin.id, points: now?.have ?? 0, need: now?.need ?? 1 }]
    }),
    { source: 'hand', points: handSize(t, seat) },
    { source: 'in-play', points: t.zone('in-play', seat).size },
  ]
}
