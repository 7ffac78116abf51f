import { count, defineGroup, defineNouns, defineOp, defineTest, KERNEL_OPS, registerOps } from '../../index.ts'
import type { Table } from './shape.ts'

const NOUNS = defineNouns({
  oil: { en: ['oil', 'oil'], fr: ['huile', 'huiles', 'f'] },
  card: { en: ['card', 'cards'], fr: ['carte', 'cartes', 'f'] },
  light: { en: ['light', 'light'], fr: ['lumière', 'lumières', 'f'] },
})

/** Draws from the deck, made anew of the discards when empty, as long as there are cards. */
export function drawFromDeck(t: Table, seat: number, n: number): void {
  const deck = t.zone('deck')
  const discard = t.zone('discard')
  for (let i = 0; i < n; i++) {
    if (deck.isEmpty) {
      if (discard.isEmpty) return
      t.cite('deck.empty').moveAll(discard, deck)
      t.cite('deck.empty').shuffle(deck)
    }
    t.cite('draft.deal').deal({ from: deck, to: t.zone('hand', seat) })
  }
}

export const gainOil = defineOp<{ n: number }, Table>('gainOil', {
  perform({ n }, { table: t, you }) {
    t.cite('oil.gain').add('oil', n, you)
    t.cite('oil.gain').say('oil-gained', { seat: { seat: you }, n })
    return t.announce({ on: 'oil-gained', seat: you })
  },
  feasible: (_, { table: t, you }) => t.track('oil', you) < 9,
  describe: {
    en: ({ n }, v) => `${v('gain', 'gain', 'gains')} ${count('en', n, NOUNS.oil)}`,
    fr: ({ n }, v) => `${v('gagnez', 'gagner', 'gagne')} ${count('fr', n, NOUNS.oil)}`,
  },
  worth: ({ n }) => n,
})
export const loseOil = defineOp<{ n: number }, Table>('loseOil', {
  *perform({ n }, { table: t, you }) {
    const loss = yield* t.replace({ on: 'oil-loss', seat: you, amount: n })
    t.cite('oil.lose').add('oil', -loss.amount, you)
  },
  feasible: ({ n }, { table: t, you }) => t.track('oil', you) >= n,
  describe: {
    en: ({ n }, v) => `${v('lose', 'lose', 'loses')} ${count('en', n, NOUNS.oil)}`,
    fr: ({ n }, v) => `${v('perdez', 'perdre', 'perd')} ${count('fr', n, NOUNS.oil)}`,
  },
  worth: ({ n }) => -n,
})
export const gainLight = defineOp<{ n: number }, Table>('gainLight', {
  perform({ n }, { table: t, you }) {
    t.cite('light.gain').add('light', n, you)
  },
  feasible: () => true,
  describe: {
    en: ({ n }, v) => `${v('gain', 'gain', 'gains')} ${count('en', n, NOUNS.light)}`,
    fr: ({ n }, v) => `${v('gagnez', 'gagner', 'gagne')} ${count('fr', n, NOUNS.light)}`,
  },
  worth: ({ n }) => 2 * n,
})
export const drawCards = defineOp<{ n: number }, Table>('drawCards', {
  perform({ n }, { table: t, you }) {
    drawFromDeck(t, you, n)
  },
  feasible: (_, { table: t }) => !t.zone('deck').isEmpty || !t.zone('discard').isEmpty,
  describe: {
    en: ({ n }, v) => `${v('draw', 'draw', 'draws')} ${count('en', n, NOUNS.card)}`,
    fr: ({ n }, v) => `${v('piochez', 'piocher', 'pioche')} ${count('fr', n, NOUNS.card)}`,
  },
})
export const peek = defineOp<object, Table>('peek', {
  *perform(_, { table: t, you }) {
    const others = t.seats.filter((seat) => seat !== you && !t.zone('hand', seat).isEmpty)
    const seat = yield* t.pickSeat({ seat: you, rule: 'look.hand', from: others })
    t.cite('look.hand').look(you, t.zone('hand', seat).pieces.slice())
  },
  feasible: (_, { table: t, you }) => t.seats.some((seat) => seat !== you && !t.zone('hand', seat).isEmpty),
  describe: {
    en: (_, v) => `${v('look', 'look', 'looks')} at a neighbour’s hand`,
    fr: (_, v) => `${v('regardez', 'regarder', 'regarde')} la main d’un voisin`,
  },
})
export const hasOil = defineTest<{ n: number }, Table>('hasOil', {
  holds: ({ n }, { table: t, you }) => t.track('oil', you) >= n,
  describe: { en: ({ n }) => `you have ${n} oil`, fr: ({ n }) => `vous avez ${count('fr', n, NOUNS.oil)}` },
})
export const opponents = defineGroup<object, Table>('opponents', {
  members: (_, { table: t, you }) => t.turnOrder(you).slice(1),
  describe: { en: () => 'each opponent', fr: () => 'chaque adversaire' },
})

export const ops = registerOps({
  ops: [...KERNEL_OPS, gainOil, loseOil, gainLight, drawCards, peek],
  tests: [hasOil],
  groups: [opponents],
  rules: { may: 'ability.choice', choose: 'ability.choice' },
})
