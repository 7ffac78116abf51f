import type { Seat, SeenEvent } from '@sablier/kernel'
import { saidLine } from '@sablier/ui'

/** The chance card that was turned up last. */
export function latestChance(events: readonly SeenEvent[]): { seat: Seat; card: string } | null {
  for (let i = events.length - 1; i >= 0; i--) {
    const told = saidLine(events[i] as SeenEvent)
    if (told?.key === 'chance-revealed') return { seat: told.seat(), card: told.card() ?? '' }
  }
  return null
}
