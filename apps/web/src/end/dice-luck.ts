import type { Seat, SeenEvent, SeenEventOf } from '@sablier/kernel'

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
    const rolls = events.filter((event) => event.type === 'rolled').filter((event) => event.seat === seat)
    const values = rolls.flatMap((event) => event.values)
    const expected = rolls.reduce((sum, event) => sum + expectedOf(event), 0)
    return { seat, dice: values.length, rolled: values.reduce((sum, value) => sum + value, 0), expected }
  }).filter(({ dice }) => dice > 0)
}

const expectedOf = ({ values, sides }: SeenEventOf<'rolled'>): number => (values.length * (sides + 1)) / 2
