import type { AskOption, Seat } from '@sablier/kernel'
import { discardTogether } from '../procedures/discard-cards.ts'
import { settleHands } from '../procedures/settle.ts'
import { unshielded } from '../procedures/shield.ts'
import { handSize, survivors } from '../procedures/survivors.ts'
import type { Context } from '../shape.ts'
import { cards } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import { warning } from './last-card.ts'
import { because } from './targets.ts'

interface Pair extends AskOption {
  readonly pair: readonly [Seat, Seat]
  readonly [more: string]: unknown
}

/** Survivors who play one right after the other and have a card to lose; with two left it is always both. */
function adjacentPairs({ table, you }: Context): Pair[] {
  const all = survivors(table, you)
  const pairs: Pair[] = []
  const last = all.length === 2 ? 1 : all.length
  for (let i = 0; i < last; i++) {
    const a = all[i] as Seat
    const b = all[(i + 1) % all.length] as Seat
    if (handSize(table, a) + handSize(table, b) > 0)
      pairs.push({ id: `pair.${a}-${b}`, text: 'pair', params: { a: { seat: a }, b: { seat: b } }, pair: [a, b] })
  }
  return pairs
}

const NO_PARAMS = {}
/** Two adjacent players discard at the same moment. */
export const burnPair = defineOp('burn-pair', {
  *perform({ n }, ctx) {
    const { table, you, source } = ctx
    const among = adjacentPairs(ctx)
    if (among.length === 0) return
    const rule = among.length === 1 ? 'faq.fire-mage.two-left' : 'faq.fire-mage.adjacent'
    const { pair } = yield* table.choose({
      seat: you,
      rule,
      text: 'pair',
      params: warning('pair-warning', handSize(table, you) > n ? null : NO_PARAMS),
      among,
      ...because(ctx),
    })
    table.cite(rule).say('burned', { seat: { seat: you }, a: { seat: pair[0] }, b: { seat: pair[1] } })
    yield* discardTogether(table, yield* unshielded(table, you, pair, source), { n, source })
    yield* settleHands(table, you)
  },
  // While the game goes on, one of two survivors who play one after the other holds a card.
  feasible: () => true,
  describe: {
    en: ({ n }) => `choose two adjacent players: each discards ${cards('en', n)}`,
    fr: ({ n }) => `choisissez deux joueurs adjacents : chacun défausse ${cards('fr', n)}`,
  },
  worth: ({ n }) => n,
})
