import { defineItemRule } from '../item-rule.ts'

/** A die tells whether it comes back. */
export const mayComeBack = defineItemRule('may-come-back', {
  describe: ({ from }) => ({
    en: `after a throw roll one die: on ${from} to 6 it comes back undamaged, otherwise it is damaged as usual`,
    fr: `après l’avoir lancé, lancez un dé : sur ${from} à 6, il revient intact ; sinon, il est endommagé comme d’habitude`,
  }),
  comesBack: ({ from }, t, { seat }) => {
    const [die = 0] = t.cite('items.throw_damages').roll({ seat, sides: 6, purpose: 'throw' })
    return die >= from
  },
})
