import type { Seat, SeenEvent } from '@sablier/kernel'

/** What can be heard at a table, the most telling first. */
export const SOUND_NAMES = ['end', 'dice', 'shuffle', 'gain', 'loss', 'reveal', 'card', 'phase'] as const
export type SoundName = (typeof SOUND_NAMES)[number]

/** The sound of one event; what others gain is not heard as one's own. */
function nameOf(event: SeenEvent, me: Seat | null): SoundName | null {
  switch (event.type) {
    case 'ended':
      return 'end'
    case 'rolled':
      return 'dice'
    case 'shuffled':
      return 'shuffle'
    case 'revealed':
      return 'reveal'
    case 'moved':
      return 'card'
    case 'phase-begun':
      return 'phase'
    case 'track-changed':
      return event.seat !== me || event.to === event.from ? null : event.to > event.from ? 'gain' : 'loss'
    default:
      return null
  }
}

/** The one sound for all that has just happened: several at once would be noise. */
export function soundOf(events: readonly SeenEvent[], me: Seat | null): SoundName | null {
  const heard = new Set(events.map((event) => nameOf(event, me)))
  return SOUND_NAMES.find((name) => heard.has(name)) ?? null
}
