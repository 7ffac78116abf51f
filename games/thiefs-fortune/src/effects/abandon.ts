import { getDanger } from '../procedures/get-danger.ts'
import { gainTokens } from '../procedures/pay-basic.ts'
import { discardOf, futureCards, hasFutureCards, typeOf } from '../procedures/places.ts'
import { KEPT } from '../resource.ts'
import { defineOp } from './define-op.ts'
import { VALUES } from './values.ts'

/** All tokens of a card in your FUTURE; the card is discarded and enters no PRESENT. */
export const abandon = defineOp('abandon', {
  *perform(_, { table: t, you, source }) {
    const rule = 'card.abandoned-plans-common'
    const piece = yield* t.pick({ seat: you, rule, from: futureCards(t, you), source })
    const danger = t.mark('danger', piece)
    const tokens = KEPT.map((kind) => t.mark(kind, piece))
    t.cite(rule).move(piece, discardOf(t, typeOf(t, piece)))
    t.cite('universal.card-overrides').say('discarded', { seat: { seat: you }, card: { piece } })
    KEPT.forEach((kind, i) => {
      gainTokens(t, you, { kind, n: tokens[i] ?? 0, rule })
    })
    // The Danger comes last: what was just got may keep it off.
    yield* getDanger(t, you, { n: danger, piece, rule: 'danger.abandoned-plans' })
  },
  feasible: (_, { table, you }) => hasFutureCards(table, you),
  describe: {
    en: (_, v) =>
      `${v('choose', 'choose', 'chooses')} a card in your FUTURE: ${v('get', 'get', 'gets')} all resources on it, then ${v('discard', 'discard', 'discards')} it`,
    fr: (_, v) =>
      `${v('choisissez', 'choisir', 'choisit')} une carte de votre FUTUR : ${v('obtenez', 'obtenir', 'obtient')} toutes les Ressources qu’elle porte, puis ${v('défaussez-la', 'la défausser', 'la défausse')}`,
  },
  worth: () => 2 * VALUES.basic,
})
