import { defineOp } from './define-op.ts'

const GIVEN = ['gold', 'experience'] as const

/** Change gold into experience or the reverse. */
export const exchange = defineOp('exchange', {
  *perform({ most }, { table: t, you, source }) {
    const { given } = yield* t.choose({
      seat: you,
      rule: 'ruling.item_use_timing',
      text: 'exchange',
      source,
      among: GIVEN.filter((what) => t.track(what, you) > 0).map((given) => ({ id: `exchange.${given}`, given })),
    })
    const n = yield* t.amount({
      seat: you,
      rule: 'ruling.item_use_timing',
      text: `exchange-how-many.${given}`,
      source,
      min: 1,
      max: Math.min(most, t.track(given, you)),
    })
    t.cite('ruling.item_use_timing').add(given, -n, you)
    t.cite('ruling.item_use_timing').add(given === 'gold' ? 'experience' : 'gold', n, you)
    t.cite('ruling.item_use_timing').say(`exchanged-${given}`, { seat: { seat: you }, n })
  },
  feasible: (_, { table, you }) => GIVEN.some((what) => table.track(what, you) > 0),
  describe: {
    en: ({ most }, v) =>
      `${v('change', 'change', 'changes')} up to ${most} of your gold into as much experience, or the reverse`,
    fr: ({ most }, v) =>
      `${v('échangez', 'échanger', 'échange')} jusqu’à ${most} de vos pièces d’or contre autant de PE, ou l’inverse`,
  },
  worth: () => 1,
})
