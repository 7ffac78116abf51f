import { type Bilingual, nameOp, type Op, type Piece, type Seat } from '@sablier/kernel'
import type { Table } from '../shape.ts'
import type { CreatureRules } from './effect.ts'
import type { Fight } from './fight.ts'

/** Something a special rule lets the player do, offered while it is open. */
export interface Way {
  /** Id and text key of the option. */
  readonly id: string
  isOpen(t: Table, seat: Seat): boolean
}
/** A way out of the fight, offered when the creature is met. */
export interface WayOut extends Way {
  run(t: Table, seat: Seat, creature: Piece): void
}
/** A help for the whole fight, offered before its first roll. */
export interface Help extends Way {
  /** What it adds to every roll of the fight. */
  readonly bonus: number
  run(t: Table, fight: Fight): void
}

/** All meanings of one special rule of creatures. */
export interface CreatureRule<A> {
  /** ! always applies, ? is up to the player. */
  readonly mark: '!' | '?'
  readonly describe: (args: A) => Bilingual
  /** The creature's Strength in this fight. */
  strength?(args: A, fight: Fight): number
  /** A character who starts the movement here cannot leave. */
  readonly holds?: boolean
  /** No item adds to the total. */
  readonly immaterial?: boolean
  /** A willpower roll, then a strength roll; both have to be won. */
  readonly twoParts?: boolean
  /** Magic that turns the willpower fight into a strength fight. */
  readonly strengthPrice?: number
  readonly wayOut?: WayOut
  readonly help?: Help
  /** The experience for a win instead of the printed one. */
  experience?(args: A, t: Table, fight: Fight): number
  /** After the reward was taken. */
  afterWin?(args: A, t: Table, fight: Fight): void
  /** After the fight, whatever the result. */
  afterFight?(args: A, t: Table, fight: Fight): void
  /** The winner keeps the card. */
  readonly isKept?: boolean
}

/** Declares a special rule: returns the constructor that cards use. */
export function defineCreatureRule<N extends keyof CreatureRules>(
  name: N,
  meanings: CreatureRule<CreatureRules[N]>,
): Op<N, CreatureRules[N], CreatureRule<CreatureRules[N]>> {
  return nameOp(name, meanings)
}
