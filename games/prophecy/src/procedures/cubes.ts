import type { Seat } from '@sablier/kernel'
import type { Table } from '../shape.ts'

/** The two colours of cubes: where they lie on the character card and what rules move them. */
const CUBES = {
  health: {
    right: 'strength',
    left: 'lost-strength',
    /** One number is both Strength and Health, and a wound lowers both. */
    meaning: ['sheet.red_is_health', 'sheet.wound_weakens', 'loss.wounded_weaker'],
    spend: 'sheet.health_loss',
    back: 'gain.heal',
  },
  magic: {
    right: 'willpower',
    left: 'lost-willpower',
    meaning: ['sheet.blue_is_magic'],
    spend: 'sheet.magic_loss',
    back: 'gain.recharge',
  },
} as const
export type Cube = keyof typeof CUBES

/** Cubes on the right: what a character has of Health (which is Strength) or of Magic (which is Willpower). */
export function cubesRight(t: Table, cube: Cube, seat: Seat): number {
  return t.track(CUBES[cube].right, seat)
}
/** Cubes on the left: what a character has lost or spent. */
export function cubesLeft(t: Table, cube: Cube, seat: Seat): number {
  return t.track(CUBES[cube].left, seat)
}

interface Loss {
  readonly cube: Cube
  readonly n: number
  readonly rule: 'loss.health' | 'loss.magic' | 'sheet.health_loss' | 'sheet.magic_loss'
}

/** Moves cubes from right to left, never to the bank; returns how many there were to move. */
export function cubesToLeft(t: Table, seat: Seat, { cube, n, rule }: Loss): number {
  const { right, left } = CUBES[cube]
  const moved = -t.cite(rule).add(right, -n, seat)
  if (moved > 0) t.cite(rule).add(left, moved, seat)
  return moved
}

/** Spends Health or Magic; the caller made sure that it is there. */
export function spendCubes(t: Table, cube: Cube, seat: Seat, n: number): void {
  cubesToLeft(t, seat, { cube, n, rule: CUBES[cube].spend })
  if (cube === 'magic') t.cite('sheet.magic_loss').add('magic-spent', n)
}

/** Heals or recharges: moves cubes back to the right, as many as are there at most; returns how many. */
export function restoreCubes(t: Table, cube: Cube, seat: Seat, n: number): number {
  const { right, left, back } = CUBES[cube]
  const moved = -t.cite(back).add(left, -n, seat)
  if (moved > 0) t.cite(back).add(right, moved, seat)
  return moved
}

/** A permanent point: a new cube from the bank, on the right. */
export function addCubes(t: Table, cube: Cube, seat: Seat, n: number): void {
  t.cite('gain.permanent').add(CUBES[cube].right, n, seat)
}

/** The exchange of one cube on the right for one of the other colour, the only other way to the bank. */
export function swapCube(t: Table, given: Cube, seat: Seat): void {
  t.cite('gain.bank_only').add(CUBES[given].right, -1, seat)
  t.cite('gain.bank_only').add(CUBES[given === 'health' ? 'magic' : 'health'].right, 1, seat)
}
