import type { Seat, SeenEvent } from '@sablier/kernel'

/** One line that the game told, with its values at hand. */
export interface SaidLine {
  readonly key: string
  readonly entry: number
  readonly number: (name: string) => number
  readonly word: (name: string) => string
  readonly seat: (name?: string) => Seat
  readonly card: (name?: string) => string | null
}

/** Reads an event as a line of the game; null if it is something else. */
export function saidLine(event: SeenEvent): SaidLine | null {
  if (event.type !== 'said') return null
  const { key, entry, params } = event
  return {
    key,
    entry,
    number: (name) => Number(params[name] ?? 0),
    word: (name) => String(params[name] ?? ''),
    seat: (name = 'seat') => {
      const param = params[name]
      return typeof param === 'object' && 'seat' in param ? param.seat : -1
    },
    card: (name = 'card') => {
      const param = params[name]
      return typeof param === 'object' && 'card' in param ? param.card : null
    },
  }
}
