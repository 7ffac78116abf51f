import type { FillParam, Seat, SeenEvent } from '@sablier/kernel'

/** One line that the game told, with its values at hand. */
export interface Told {
  readonly key: string
  readonly entry: number
  readonly number: (name: string) => number
  readonly word: (name: string) => string
  readonly seat: (name?: string) => Seat
  readonly card: (name?: string) => string | null
}

/** Reads an event as a line of the game; null if it is something else. */
export function toldBy(event: SeenEvent): Told | null {
  if (event.type !== 'said') return null
  const params = event['params'] as Readonly<Record<string, FillParam>>
  const part = (name: string): Readonly<Record<string, unknown>> => {
    const param = params[name]
    return typeof param === 'object' ? { ...param } : {}
  }
  return {
    key: event['key'] as string,
    entry: event.entry,
    number: (name) => Number(params[name] ?? 0),
    word: (name) => String(params[name] ?? ''),
    seat: (name = 'seat') => Number(part(name)['seat'] ?? -1),
    card: (name = 'card') => (part(name)['card'] as string | null | undefined) ?? null,
  }
}

/** Reads an event as a roll of dice; null if it is something else. */
export function rolledBy(event: SeenEvent): { seat: Seat; values: readonly number[]; purpose: string } | null {
  if (event.type !== 'rolled') return null
  const { seat, values, purpose } = event as unknown as { seat: Seat; values: readonly number[]; purpose: string }
  return { seat, values, purpose }
}
