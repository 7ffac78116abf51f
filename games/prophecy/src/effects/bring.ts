import { type Language, list, type Voice } from '@sablier/kernel'
import { BENEFITS, type Benefit, offerBenefit } from '../procedures/benefits.ts'
import { livingSeats } from '../procedures/seats.ts'
import { counted } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import type { Ops } from './effect.ts'

type Share = Ops['bring']['drawer']

const VERBS = {
  en: { health: ['heal', 'heals'], magic: ['recharge', 'recharges'], gold: ['take', 'takes'] },
  fr: { health: ['guérissez', 'guérit'], magic: ['rechargez', 'recharge'], gold: ['recevez', 'reçoit'] },
} as const
const upTo = (language: Language, what: Benefit): string =>
  what === 'gold' ? '' : language === 'en' ? 'up to ' : 'jusqu’à '
const share = (v: Voice, share: Share, third: 0 | 1): string =>
  list(
    v.language,
    BENEFITS.flatMap((what) =>
      share[what] === undefined
        ? []
        : [`${VERBS[v.language][what][third]} ${upTo(v.language, what)}${counted(v.language, share[what], what)}`],
    ),
  )

/** Health, Magic or gold for everybody, perhaps more for whoever drew the card. */
export const bring = defineOp('bring', {
  *perform({ drawer, others }, { table: t, you }) {
    for (const seat of livingSeats(t))
      for (const what of BENEFITS) {
        const n = (seat === you ? drawer : others)[what] ?? 0
        if (n > 0)
          yield* offerBenefit(t, seat, {
            what,
            n,
            rule: what === 'gold' ? 'chance.good_times' : 'chance.winds_only_lost',
          })
      }
  },
  feasible: () => true,
  describe: {
    en: ({ drawer, others }, v) =>
      drawer === others
        ? `every player ${share(v, others, 1)}`
        : `you ${share(v, drawer, 0)}, every other player ${share(v, others, 1)}`,
    fr: ({ drawer, others }, v) =>
      drawer === others
        ? `chaque joueur ${share(v, others, 1)}`
        : `vous ${share(v, drawer, 0)}, chaque autre joueur ${share(v, others, 1)}`,
  },
})
