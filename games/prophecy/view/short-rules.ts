import type { Card, CreatureCard, ItemCard, Ops } from '@sablier/prophecy'
import { type FaceSigns, type ShortForms, shortSpeech, sign } from '@sablier/ui'
import { CREATURE_FORMS } from './short-specials.ts'

/** Signs that only the short texts of this game use. */
export const SIGNS = {
  animal: { icon: 'wolf-head', word: { en: 'animal', fr: 'animal' } },
  humanoid: { icon: 'orc-head', word: { en: 'humanoid', fr: 'humanoïde' } },
  demon: { icon: 'imp', word: { en: 'demon', fr: 'démon' } },
  undead: { icon: 'ghost', word: { en: 'undead', fr: 'mort-vivant' } },
  mountain: { icon: 'mountains', word: { en: 'mountain', fr: 'montagne' } },
  forest: { icon: 'forest', word: { en: 'forest', fr: 'forêt' } },
  plain: { icon: 'field', word: { en: 'plain', fr: 'plaine' } },
  throw: { icon: 'winged-sword', word: { en: 'throw', fr: 'lancer' } },
  lose: { icon: 'broken-heart', word: { en: 'defeat', fr: 'défaite' } },
  special: { icon: 'hazard-sign', word: { en: 'special rule', fr: 'règle spéciale' } },
  certificate: { icon: 'medal', word: { en: 'certificate', fr: 'certificat' } },
  adventure: { icon: 'stone-block', word: { en: 'adventure card', fr: 'carte Aventure' } },
  rare: { icon: 'sign-star', word: { en: 'rare', fr: 'rare' } },
} as const satisfies FaceSigns

type Deck = 'common' | 'rare'
type Goods = Readonly<Partial<Record<'health' | 'magic' | 'gold', number | 'all'>>>

const all = (n: number | 'all'): string => (n === 'all' ? '∞' : `${n}`)
const goodsOf = (goods: Goods, before: '+' | '−'): string =>
  (['health', 'magic', 'gold'] as const)
    .flatMap((kind) => (goods[kind] === undefined ? [] : [`${before}${all(goods[kind])}${sign(kind)}`]))
    .join(' ')
const itemOf = (deck: Deck): string => (deck === 'rare' ? sign('rare', 'item') : sign('item'))

const FORMS: ShortForms<Ops> = {
  'fill-terrain': ({ terrain }) => `${sign(terrain)}: ${sign('adventure')}`,
  'stock-shop': ({ deck, n }) => `${sign('shop')} ${n}${itemOf(deck)}`,
  bring: ({ drawer, others }) => `${goodsOf(drawer, '+')} · ${sign('players')} ${goodsOf(others, '+')}`,
  charity: (goods) => `<: ${goodsOf(goods, '+')}`,
  'extra-turn': () => `+1${sign('turn')}`,
  crisis: () => `${sign('die')}1–5: ½${sign('gold')}`,
  gain: ({ what, n }) => `+${n}${sign(what)}`,
  grow: ({ what, n }) => `+${n}${sign(what, 'always')}`,
  harm: ({ item, ...goods }) =>
    [...(item ? [`−${item}${sign('item')}`] : []), goodsOf(goods, '−')].filter(Boolean).join(' '),
  restore: (goods) => goodsOf(goods, '+'),
  'find-item': ({ deck }) => `+1${itemOf(deck)}`,
  'choose-item': ({ common, rare }) =>
    `${sign('look')}${common ? `${common}${itemOf('common')}` : ''}${rare ? `${rare}${itemOf('rare')}` : ''} ${sign('to')} 1`,
  wish: ({ wishes }, say) => wishes.map(({ effect }) => say(effect).replace(sign('always'), '')).join('/ '),
  deal: ({ give, get }, say) => `${say(give)} ${sign('to')} ${say(get)}`,
  spend: ({ what, n }) => `−${all(n)}${sign(what)}`,
  convert: () => sign('health', 'swap', 'magic'),
  teleport: () => `${sign('walk')} ∞`,
  harvest: ({ of, times }) => `+${times}×${sign(of)} ${sign('gold')}`,
  parts: ({ effects }, say) => effects.map(say).join(' '),
  'sell-double': () => `${sign('item')} ${sign('to')} 2×${sign('gold')}`,
  apothecary: () => `${sign('gold')} ${sign('to')} ${sign('health', 'magic')}`,
  hermit: ({ n, last }) => `+${n}–${last}${sign('experience')}`,
  keep: ({ use }) => (use === 'clover' ? `${sign('die')}1: ${sign('again')}` : `${sign('once', 'fight')}+2`),
  'repair-all': () => `${sign('repair')} ∞`,
  'buy-from-display': ({ n }) => `${sign('shop')} ${n}${sign('item')}`,
  recommend: () => `${sign('certificate')} 0${sign('gold')}`,
  exchange: ({ most }) => `${most}${sign('gold')} ${sign('swap')} ${sign('experience')}`,
  'turn-bonus': ({ type, n }) => `+${n}${sign(type)} / ${sign('turn')}`,
  rob: ({ how }) => sign(how === 'steal' ? 'steal' : 'damage', 'item'),
  'clear-card': ({ replace }) => (replace ? sign('adventure', 'swap') : sign('discard', 'adventure')),
  'dice-favour': ({ favour }) => (favour === 'best-of-three' ? `3${sign('die', 'up')}` : `${sign('die')}6 : 2`),
}

export const saysShort = shortSpeech({ ...FORMS, ...CREATURE_FORMS })

const said = (parts: readonly string[]): string => parts.filter(Boolean).join(' ')

const creature = ({ treasure, harm, special }: CreatureCard): string =>
  said([
    special ? saysShort(special) : '',
    treasure ? `${sign('win')}${saysShort(treasure)}` : '',
    harm ? `${sign('lose')}${saysShort(harm)}` : '',
  ])

/** What a card does, in signs; items say it themselves. */
export function shortRule(card: Exclude<Card, ItemCard>): string {
  switch (card.kind) {
    case 'creature':
      return creature(card)
    case 'chance':
    case 'opportunity':
      return saysShort(card.effect)
    case 'character':
      return sign(...card.guilds)
    case 'certificate':
      return `1/5 ${sign('win')}`
  }
}
