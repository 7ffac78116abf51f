import {
  choose,
  count,
  defineNouns,
  type EffectOf,
  each,
  isFeasible,
  may,
  pay,
  perform,
  seq,
  vocabulary,
  when,
  worthOf,
} from '../../index.ts'
import type { Table } from './shape.ts'

/** What cards can do, each op with its arguments. */
interface Ops {
  choose: { effects: readonly Effect[] }
  drawCards: { n: number }
  each: { group: Group; effect: Effect }
  gainLight: { n: number }
  gainOil: { n: number }
  loseOil: { n: number }
  may: { effect: Effect }
  pay: { cost: Effect; effect: Effect }
  peek: object
  repeat: { n: number; effect: Effect }
  seq: { effects: readonly Effect[] }
  when: { test: Condition; effect: Effect; otherwise?: Effect }
}
interface Conditions {
  hasOil: { n: number }
}
interface Groups {
  opponents: object
}
export type Effect = EffectOf<Ops>
type Condition = EffectOf<Conditions>
type Group = EffectOf<Groups>

const { defineOp, defineTest, defineGroup, registerOps } = vocabulary<Ops, Conditions, Groups, Table>()

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

export const gainOil = defineOp('gainOil', {
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
export const loseOil = defineOp('loseOil', {
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
export const gainLight = defineOp('gainLight', {
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
export const drawCards = defineOp('drawCards', {
  perform({ n }, { table: t, you }) {
    drawFromDeck(t, you, n)
  },
  feasible: (_, { table: t }) => !t.zone('deck').isEmpty || !t.zone('discard').isEmpty,
  describe: {
    en: ({ n }, v) => `${v('draw', 'draw', 'draws')} ${count('en', n, NOUNS.card)}`,
    fr: ({ n }, v) => `${v('piochez', 'piocher', 'pioche')} ${count('fr', n, NOUNS.card)}`,
  },
})
export const peek = defineOp('peek', {
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
/** Several times, as long as it can be done. */
export const repeat = defineOp('repeat', {
  *perform({ n, effect }, ctx) {
    for (let i = 0; i < n && isFeasible(effect, ctx); i++) yield* perform(effect, ctx)
  },
  feasible: ({ effect }, ctx) => isFeasible(effect, ctx),
  describe: {
    en: ({ n, effect }, v) => `${v.say(effect)}, ${n === 2 ? 'twice' : `${n} times`}`,
    fr: ({ n, effect }, v) => `${v.say(effect)}, ${n === 2 ? 'deux fois' : `${n} fois`}`,
  },
  worth: ({ n, effect }, ctx) => n * worthOf(effect, ctx),
})
export const hasOil = defineTest('hasOil', {
  holds: ({ n }, { table: t, you }) => t.track('oil', you) >= n,
  describe: { en: ({ n }) => `you have ${n} oil`, fr: ({ n }) => `vous avez ${count('fr', n, NOUNS.oil)}` },
})
export const opponents = defineGroup('opponents', {
  members: (_, { table: t, you }) => t.turnOrder(you).slice(1),
  describe: { en: () => 'each opponent', fr: () => 'chaque adversaire' },
})

export const ops = registerOps({
  ops: [seq, may, choose, when, each, pay, gainOil, loseOil, gainLight, drawCards, peek, repeat],
  tests: [hasOil],
  groups: [opponents],
  rules: { may: 'ability.choice', choose: 'ability.choice' },
})
