import { SPACE_OPTIONS } from '../procedures/space-options.ts'
import { moveTo } from '../procedures/travel.ts'
import { defineOp } from './define-op.ts'

/** Put the pawn into any other space. */
export const teleport = defineOp('teleport', {
  *perform(_, { table: t, you, source }) {
    const from = t.track('position', you)
    const { to } = yield* t.choose({
      seat: you,
      rule: 'ruling.card_over_rule',
      text: 'teleport',
      source,
      among: SPACE_OPTIONS.filter(({ to }) => to !== from),
    })
    moveTo(t, you, to, { rule: 'ruling.card_over_rule', how: 'teleported' })
  },
  feasible: () => true,
  describe: {
    en: ({ endsTurn }, v) =>
      endsTurn
        ? `${v('put', 'put', 'puts')} ${v('your', 'your', 'their')} pawn into any other space; ${v('your', 'your', 'their')} turn ends there`
        : 'as your movement, go to any other space',
    fr: ({ endsTurn }, v) =>
      endsTurn
        ? `${v('placez votre', 'placer votre', 'place son')} pion dans n’importe quelle autre case ; ${v('votre', 'votre', 'son')} tour s’y achève`
        : 'en guise de déplacement, allez dans n’importe quelle autre case',
  },
  worth: () => 1,
})
