import type { Flow, Piece, Seat } from '@sablier/kernel'
import { BASIC_RESOURCES, type BasicResource } from '../resource.ts'
import type { RuleId, Table } from '../shape.ts'
import { tokensOf } from '../text/nouns.ts'

/** All Swords, Gems and Lamps of a Stockpile together. */
export const countBasic = (t: Table, seat: Seat): number =>
  t.track('sword', seat) + t.track('gem', seat) + t.track('lamp', seat)

/** The kinds of Basic Resources that a Stockpile holds. */
export const heldBasics = (t: Table, seat: Seat): BasicResource[] =>
  BASIC_RESOURCES.filter((resource) => t.track(resource, seat) > 0)

interface Payment {
  readonly n: number
  /** The rule of the question, and that of the payment if it is another. */
  readonly rule: RuleId
  readonly paying?: RuleId
  readonly source?: Piece | undefined
}

/** Pays Basic Resources of the player's choice; asks only where there is something to choose. */
export function* payBasicFor(t: Table, seat: Seat, { n, rule, paying = rule, source }: Payment): Flow<void> {
  const kinds = heldBasics(t, seat)
  const stock = kinds.map((kind) => t.track(kind, seat))
  const shares =
    n >= countBasic(t, seat) ? stock : yield* t.split({ seat, rule, source, total: n, among: kinds, caps: stock })
  kinds.forEach((kind, i) => {
    const share = shares[i] ?? 0
    if (share === 0) return
    t.cite(paying).add(kind, -share, seat)
    t.cite(paying).say('paid', { seat: { seat }, tokens: tokensOf(kind, share) })
  })
}

/** Gives Basic Resources of the player's choice, in any mix. */
export function* getBasicFor(t: Table, seat: Seat, { n, rule, source }: Payment): Flow<void> {
  if (n === 0) return
  const shares =
    n === 1
      ? asShares(yield* t.choose({ seat, rule, source, among: BASIC_RESOURCES }))
      : yield* t.split({ seat, rule, source, total: n, among: BASIC_RESOURCES })
  BASIC_RESOURCES.forEach((kind, i) => {
    gainTokens(t, seat, { kind, n: shares[i] ?? 0, rule })
  })
}
const asShares = (kind: BasicResource): number[] => BASIC_RESOURCES.map((other) => (other === kind ? 1 : 0))

/** Puts tokens from the Supply into a Stockpile. */
export function gainTokens(
  t: Table,
  seat: Seat,
  { kind, n, rule }: { readonly kind: BasicResource | 'time'; readonly n: number; readonly rule: RuleId },
): void {
  if (n === 0) return
  t.cite(rule).add(kind, n, seat)
  t.cite(rule).say('got', { seat: { seat }, tokens: tokensOf(kind, n) })
}
