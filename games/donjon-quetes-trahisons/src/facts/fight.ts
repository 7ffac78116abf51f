import type { Seat } from '@sablier/kernel'
import type { Goods } from './trade.ts'

export const SIDES = ['attacker', 'defender', 'neutral'] as const
/** Where somebody stands in an Arena; empty while nothing is sealed. */
export type Side = (typeof SIDES)[number] | ''

/** The fight under way, as everybody may see it. */
export interface Fight {
  readonly kind: 'monster' | 'guardian' | 'hell' | 'arena'
  /** How many monsters of the discard have risen (A Day in Hell), else 0. */
  readonly risen: number
  /** The seat that counts full power on the side of the green die. */
  readonly leader: Seat
  /** The seat that receives the gains of that side: the active player. */
  readonly owner: Seat
  /** The one ally against a monster, -1 if none. */
  readonly ally: Seat
  /** The challenged player of an Arena, -1 against monsters. */
  readonly defender: Seat
  /** The player whom the Ring of Charm forces, -1 if none. */
  readonly forced: Seat
  readonly form: '' | 'place' | 'ally'
  /** Opened by Blood Frenzy: nobody may stay neutral. */
  readonly frenzy: boolean
  /** Help was paid in advance: nobody may flee. */
  readonly prepaid: boolean
}

/** What the fight of this turn left behind for the Rest phase. */
export interface Aftermath {
  readonly ally: Seat
  /** The monster that was not beaten, by card id; empty if none. */
  readonly unbeaten: string
  /** Whether a monster was beaten. */
  readonly slain: boolean
  /** The camp that won the Arena; empty if there was none. */
  readonly winner: Side
  readonly defender: Seat
  /** What the attacker plundered. */
  readonly plundered: Goods
  /** The seat that the Ring of Charm left no choice; -1: none. */
  readonly forced: Seat
  /** Whether everybody had to take a side. */
  readonly frenzy: boolean
  /** Sides by seat after an Arena; empty for whoever fled from it. */
  readonly sides: readonly Side[]
}

/** Nothing was fought over yet. */
export const NO_AFTERMATH: Aftermath = {
  ally: -1,
  unbeaten: '',
  slain: false,
  winner: '',
  defender: -1,
  plundered: {},
  forced: -1,
  frenzy: false,
  sides: [],
}
