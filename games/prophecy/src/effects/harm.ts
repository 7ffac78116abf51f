import { type Language, list } from '@sablier/kernel'
import { loseHealth, loseMagic } from '../procedures/death.ts'
import { discard } from '../procedures/decks.ts'
import { isAlive } from '../procedures/seats.ts'
import { counted } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import type { Ops } from './effect.ts'

type Harm = Ops['harm']
const LOST = ['health', 'magic', 'gold'] as const
const VERBS = { en: { lose: 'lose', give: 'give up' }, fr: { lose: 'perdez', give: 'cédez' } }

function described(language: Language, harm: Harm): string {
  const lost = LOST.flatMap((what) => (harm[what] === undefined ? [] : [counted(language, harm[what], what)]))
  return list(language, [
    ...(lost.length > 0 ? [`${VERBS[language].lose} ${list(language, lost)}`] : []),
    ...(harm.item === undefined ? [] : [`${VERBS[language].give} ${counted(language, harm.item, 'item')}`]),
  ])
}

/** What a creature does to a loser instead of taking 1 Health. */
export const harm = defineOp('harm', {
  *perform({ health = 0, magic = 0, gold = 0, item = 0 }, { table: t, you, source }) {
    if (magic > 0) loseMagic(t, you, magic)
    let taken = magic > 0 || health > 0
    if (gold > 0) {
      const lost = -t.cite('creature.loss_text').add('gold', -gold, you)
      if (lost > 0) t.cite('creature.loss_text').say('gold-lost', { seat: { seat: you }, n: lost })
      taken ||= lost > 0
    }
    if (item > 0 && !t.zone('items', you).isEmpty) {
      const given = yield* t.pick({
        seat: you,
        rule: 'creature.loss_text',
        text: 'give-up',
        source,
        from: t.zone('items', you).pieces.slice(),
      })
      t.cite('creature.loss_text').say('given-up', { seat: { seat: you }, card: { piece: given } })
      discard(t, given)
      taken = true
    }
    const points = health + (taken ? 0 : 1)
    if (points > 0 && isAlive(t, you)) loseHealth(t, you, points)
  },
  feasible: () => true,
  describe: {
    en: (args) => `${described('en', args)}${onlyGoods(args) ? '; if you have none, lose 1 Health' : ''}`,
    fr: (args) => `${described('fr', args)}${onlyGoods(args) ? ' ; si vous n’en avez pas, perdez 1 PS' : ''}`,
  },
  worth: ({ health = 0, magic = 0, gold = 0, item = 0 }) => -(2 * health + magic + 0.7 * gold + 3 * item),
})
const onlyGoods = ({ health, magic }: Harm): boolean => health === undefined && magic === undefined
