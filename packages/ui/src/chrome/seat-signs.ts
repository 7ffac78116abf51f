import type { Seat } from '@sablier/kernel'
import type { IconName } from '../icons/icon-names.ts'

const SIGNS = ['fox-head', 'owl', 'stag-head', 'raven', 'lion', 'cat'] as const satisfies readonly IconName[]

/** The animal of a seat, on its avatar and its pawn: a seat is never told by its colour alone. */
export const seatSign = (seat: Seat): IconName => SIGNS[seat % SIGNS.length] ?? 'person'
