import type { Seat, SeenEvent } from '@sablier/kernel'

/** What a seat rolled in a whole game, beside what it could expect. */
export interface DiceLuck {
  readonly seat: Seat
  readonly dice: number
  readonly rolled: number
  readonly expected: number
}

/** The luck of everybody who rolled dice. */
export function diceLuck(events: readonly SeenEvent[], seats: number): DiceLuck[] {
  return Array.from({ length: seats }, (_, seat) => {
    const rolls = events.filter((event) => event.type === 'rolled' && event['seat'] === seat)
    const values = rolls.flatMap((event) => event['values'] as readonly number[])
    const expected = rolls.reduce((sum, event) => sum + expectedOf(event), 0)
    return { seat, dice: values.length, rolled: values.reduce((sum, value) => sum + value, 0), expected }
  }).filter(({ dice }) => dice > 0)
}

const expectedOf = (event: SeenEvent): number =>
  ((event['values'] as readonly number[]).length * (Number(event['sides']) + 1)) / 2
