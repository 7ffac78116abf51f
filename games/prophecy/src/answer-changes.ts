import type { Change } from './effect-changes.ts'
import { priceOfMagic } from './procedures/care.ts'

/** What an amount brings and costs, by the text of the question; a dagger's share of a price is paid in Health. */
const CHANGES: Readonly<Record<string, (n: number) => readonly Change[]>> = {
  'heal-how-many': (n) => [
    { what: 'health', n },
    { what: 'gold', n: -n },
  ],
  'recharge-how-many': (n) => [
    { what: 'magic', n },
    { what: 'gold', n: -priceOfMagic(n) },
  ],
  'exchange-how-many.gold': (n) => [
    { what: 'gold', n: -n },
    { what: 'experience', n },
  ],
  'exchange-how-many.experience': (n) => [
    { what: 'experience', n: -n },
    { what: 'gold', n },
  ],
  'benefit.health': (n) => [{ what: 'health', n }],
  'benefit.magic': (n) => [{ what: 'magic', n }],
  'benefit.gold': (n) => [{ what: 'gold', n }],
  'blood-price': (n) => [{ what: 'health', n: -n }],
}

/** What the answer to a question for an amount changes for the seat that gives it. */
export const changesOfAmount = (text: string, n: number): readonly Change[] =>
  (CHANGES[text]?.(n) ?? []).filter((change) => change.n !== 0)

const SWAPS: Readonly<Record<string, readonly Change[]>> = {
  'convert.health': [
    { what: 'strength', n: -1 },
    { what: 'willpower', n: 1 },
  ],
  'convert.magic': [
    { what: 'willpower', n: -1 },
    { what: 'strength', n: 1 },
  ],
}

/** What an option changes that gives one cube for another. */
export const changesOfSwap = (option: string): readonly Change[] => SWAPS[option] ?? []
