import type { Flow, Refused, Seat } from '@sablier/kernel'
import { DONE, type TokenOption, takeToken, tokensOn } from '../procedures/take-token.ts'
import type { Phase, RuleId, Table } from '../shape.ts'

/** The most tokens a player may take in rounds 1 to 5, as printed on the board. */
export const LOOT_LIMITS = [5, 5, 6, 6, 7] as const

const LOOTING = {
  rule: 'loot.one-by-one',
  danger: 'loot.danger-to-track',
  emptied: 'loot.empty-card-moves',
} as const

/** The limit of a seat now; it is read anew before each token. */
export function lootLimitOf(t: Table, seat: Seat): number {
  return t.modified('loot-limit', LOOT_LIMITS[t.round - 1] ?? 0, seat)
}

/** The Loot Phase: all collect at once; what they do takes effect in player order. */
export function* lootPhase(t: Table): Flow<Phase> {
  yield* t.together(t.turnOrder(), (seat) => lootOf(t, seat))
  t.cite('action.turn-order').say('actions-begin', { seat: { seat: t.active } })
  return 'action'
}

/** A token of the Common FUTURE, which is not looted. */
const refuseCommon = ({ id, text, piece, params }: TokenOption): Refused => ({
  id,
  text,
  piece,
  params,
  why: 'common.no-looting',
})

/** One token at a time from the own FUTURE, as long as the limit allows and the player wants. */
function* lootOf(t: Table, seat: Seat): Flow<void> {
  let rule: RuleId = 'loot.collect'
  for (let taken = 0; ; taken++) {
    const limit = lootLimitOf(t, seat)
    if (taken >= limit) break
    const tokens = tokensOn(t, t.zone('future', seat).pieces)
    if (tokens.length === 0) {
      t.cite(t.zone('common-future').isEmpty ? 'loot.collect' : 'common.no-looting').say('loot-empty', {
        seat: { seat },
      })
      return
    }
    const token: TokenOption | typeof DONE = yield* t.choose({
      seat,
      rule,
      text: 'loot.collect',
      params: { n: limit - taken },
      among: [...tokens, DONE],
      refused: () => tokensOn(t, t.zone('common-future').pieces).map((token) => refuseCommon(token)),
    })
    if (!('resource' in token)) {
      t.cite('loot.fewer-allowed').say(taken === 0 ? 'loot-none' : 'loot-done', { seat: { seat }, n: taken })
      return
    }
    yield* t.ability(() => takeToken(t, seat, token, LOOTING))
    rule = t.zone('future', seat).has(token.piece) ? 'loot.order-matters' : 'loot.triggers-before-next'
  }
  t.cite('loot.limit').say('loot-limit-reached', { seat: { seat } })
}
