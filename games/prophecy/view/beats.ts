import type { Seat, SeenEvent } from '@sablier/kernel'
import { saidLine } from '@sablier/ui'

/** Something that is shown for a moment before the table goes on: a chance card, a roll, a certificate, a death. */
export interface Beat {
  readonly kind: 'chance' | 'roll' | 'certificate' | 'death'
  readonly seat: Seat
  readonly card: string | null
  /** How many events have been heard when it is shown. */
  readonly heard: number
}

const KINDS: Readonly<Record<string, Beat['kind']>> = {
  'chance-revealed': 'chance',
  totals: 'roll',
  certified: 'certificate',
  died: 'death',
}

/** The moments that were told of from one event on. */
export function beatsFrom(events: readonly SeenEvent[], from: number): Beat[] {
  return events.slice(from).flatMap((event, i) => {
    const told = saidLine(event)
    const kind = told && KINDS[told.key]
    return told && kind ? [{ kind, seat: told.seat(), card: told.card(), heard: from + i + 1 }] : []
  })
}
