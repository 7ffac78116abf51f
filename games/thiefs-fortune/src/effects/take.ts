import { futureCards, hasFutureCards } from '../procedures/places.ts'
import { DONE, takeToken, tokensOn } from '../procedures/take-token.ts'
import { isBasic } from '../resource.ts'
import { defineOp } from './define-op.ts'
import { VALUES } from './values.ts'

/** Tokens from cards in your FUTURE; after the first you may stop. */
export const take = defineOp('take', {
  *perform({ upTo }, ctx) {
    const { table: t, you } = ctx
    for (let n = 0; n < upTo; n++) {
      const tokens = tokensOn(t, futureCards(t, you))
      if (tokens.length === 0) return
      const token = yield* t.choose({
        seat: you,
        rule: t.zone('common-future').isEmpty ? 'ability.words' : 'common.in-every-future',
        ...(n === 0 ? { text: 'take' } : { text: 'take-more', params: { n: upTo - n } }),
        among: n === 0 ? tokens : [...tokens, DONE],
        source: ctx.source,
      })
      if (!('resource' in token)) return
      yield* takeToken(t, you, token, {
        rule: isBasic(token.resource) ? 'ability.words' : 'anatomy.non-basic-resources',
      })
    }
  },
  feasible: (_, { table, you }) => hasFutureCards(table, you),
  describe: {
    en: ({ upTo }, v) =>
      upTo === 1
        ? `${v('take', 'take', 'takes')} 1 resource from a card in your FUTURE`
        : `${v('take', 'take', 'takes')} up to ${upTo} resources from cards in your FUTURE`,
    fr: ({ upTo }, v) =>
      upTo === 1
        ? `${v('prenez', 'prendre', 'prend')} 1 Ressource sur une carte de votre FUTUR`
        : `${v('prenez', 'prendre', 'prend')} jusqu’à ${upTo} Ressources sur des cartes de votre FUTUR`,
  },
  worth: ({ upTo }) => upTo * (VALUES.basic + VALUES.card / 2),
})
